import { isUnreadable, type ApiRefusal } from '#web/kit/state/refusal.ts';
import { t } from '#web/kit/state/words.ts';

/** What a form of this area says inline when a call was refused. */
export function refusedWords(refused: ApiRefusal): string {
  const { status, general, detail } = refused;
  if (status === 0) return t(isUnreadable(refused) ? 'error.unreadable' : 'error.network');
  if (general.length > 0) return general.join(' ');
  if (detail) return detail;
  return status === 400 ? '' : 'That did not work. Please try again in a moment.';
}
