import type { Refusal } from './refusal.ts';
import { t } from './words.ts';

const reasons: Readonly<Record<number, string>> = {
  0: 'The server could not be reached.',
  401: 'Your session has ended. Sign in again to go on.',
  403: 'You do not have the right to do this.',
  404: 'This record is no longer there.',
  409: 'Someone else changed this in the meantime.',
  413: 'This is too large to send.',
};

/** Why it did not work, whatever the status. */
function reasonOf({ status, detail, general }: Refusal): string {
  if (status === 400) return general.join(' ');
  return (status === 403 || status === 409 ? detail : null) ?? reasons[status] ?? `The server could not do it (${status}).`;
}

/** Said beside the form after any failure, whatever the status: nothing was saved, and nothing is lost. */
export const notSaved = (refused: Refusal): string => `${reasonOf(refused)} ${t('notSaved')}`.trim();

/** The same beside a button, where nothing was typed. */
export const notDone = (refused: Refusal): string => `${[reasonOf(refused), ...Object.values(refused.fields).flat()].join(' ')} ${t('notDone')}`.trim();

export interface Warning {
  field: string;
  code: string;
  sentence: string;
}

/** Warnings arrive as "code: sentence" under their field. */
export const warningsIn = ({ warnings }: Refusal): Warning[] =>
  Object.entries(warnings).flatMap(([field, said]) =>
    said.map((text) => {
      const [, code = text, sentence = text] = /^(\w+): (.*)$/s.exec(text) ?? [];
      return { field, code, sentence };
    }));
