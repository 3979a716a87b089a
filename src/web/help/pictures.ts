import type { PictureName } from '#domain/help/article.ts';
import quickRecordPhone from '../../../docs/screenshots/quick-record-phone.webp';
import drinksRoundTabletNight from '../../../docs/screenshots/drinks-round-tablet-night.webp';
import handoverDesktop from '../../../docs/screenshots/handover-desktop.webp';
import incidentDesktop from '../../../docs/screenshots/incident-desktop.webp';
import bodyMapDesktop from '../../../docs/screenshots/body-map-desktop.webp';
import remindersDesktop from '../../../docs/screenshots/reminders-desktop.webp';
import printPlanEasyRead from '../../../docs/screenshots/print-plan-easy-read.webp';

/** Those of the docs, which a script takes of the running product, so that help does not show a page of before. */
export const pictures: Readonly<Record<PictureName, string>> = {
  'quick-record-phone': quickRecordPhone,
  'drinks-round-tablet-night': drinksRoundTabletNight,
  'handover-desktop': handoverDesktop,
  'incident-desktop': incidentDesktop,
  'body-map-desktop': bodyMapDesktop,
  'reminders-desktop': remindersDesktop,
  'print-plan-easy-read': printPlanEasyRead,
};
