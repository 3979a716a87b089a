import type { ApiRefusal } from '../../state/refusal.ts';

const notSent = 'The file was not sent. Choose it again to try once more.';
/** Why a file was not sent or not taken. */
export const whyNotSent = ({ fields, warnings, general, detail }: ApiRefusal): string =>
  [
    ...Object.values(fields).flat(),
    ...Object.values(warnings)
      .flat()
      .map((text) => text.replace(/^\w+: /, '')),
    ...general,
  ].join(' ') ||
  (detail ?? notSent);
