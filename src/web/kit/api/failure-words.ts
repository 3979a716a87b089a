import { isUnknown, isUnreadable, isRetryable, type ApiRefusal } from '../state/refusal.ts';
import { t } from '../state/words.ts';

const reasons: Readonly<Record<number, string>> = {
  0: 'The server could not be reached.',
  401: 'Your session has ended. Sign in again to go on.',
  403: 'You do not have the right to do this.',
  404: 'This record is no longer there.',
  409: 'Someone else changed this in the meantime.',
  413: 'This is too large to send.',
};

/** Why it did not work, whatever the status. */
function reasonOf(refused: ApiRefusal): string {
  const { status, detail, general } = refused;
  if (isUnreadable(refused)) return t('error.unreadable');
  if (status === 400) return general.join(' ');
  return (
    (status === 403 || status === 409 ? detail : null) ?? reasons[status] ?? `The server could not do it (${status}).`
  );
}

/** The server's own word on what became of it, where it gave one. */
const serverWords = ({ status, code, detail }: ApiRefusal): string | null =>
  status >= 500 && code !== null && code !== 'unknown' ? detail : null;

const notSavedWords = (refused: ApiRefusal, isRepeated: boolean): string => {
  const words = serverWords(refused);
  if (words) return `${words} ${t('stillHere')}`;
  if (!isUnknown(refused)) return `${reasonOf(refused)} ${t('notSaved')}`.trim();
  return [reasonOf(refused), t(isRepeated ? 'unknownSaved' : 'unknownAgain'), t('stillHere')].join(' ');
};

/** Said beside the form after any failure: what became of it as far as that is known, and that nothing typed is lost. */
export const notSaved = (refused: ApiRefusal): string => notSavedWords(refused, false);

/** The same beside a form that sends again by itself what may have been lost. */
export const notSavedYet = (refused: ApiRefusal): string => notSavedWords(refused, isRetryable(refused));

/** The same beside a button, where nothing was typed. */
export function notDone(refused: ApiRefusal): string {
  const outcome = isUnknown(refused) ? t('unknownDone') : t('notDone');
  return (
    serverWords(refused) ??
    `${[reasonOf(refused), ...Object.values(refused.fields).flat()].join(' ')} ${outcome}`.trim()
  );
}

export interface FieldWarning {
  field: string;
  code: string;
  sentence: string;
}

/** Warnings arrive as "code: sentence" under their field. */
export const warningsIn = ({ warnings }: ApiRefusal): FieldWarning[] =>
  Object.entries(warnings).flatMap(([field, said]) =>
    said.map((text) => {
      const [, code = text, sentence = text] = /^(\w+): (.*)$/s.exec(text) ?? [];
      return { field, code, sentence };
    }),
  );
