import type { Refusal } from './refusal.ts';
import { say } from './toasts.ts';
import { wayOn } from './ways-on.ts';
import { t } from './words.ts';

/** Receives the body of a 400 that has no general messages, and is told of a 401. */
export type OnRefused = (body: unknown) => void;

/** What each status says, and nothing more: the form that made the call stays as it is and speaks for itself. */
export function announce(refused: Refusal, onRefused?: OnRefused): void {
  switch (refused.status) {
    case 0:
      return say(t('error.network'), 'error');
    case 400:
      if (refused.general.length > 0) return refused.general.forEach((text) => say(text, 'error'));
      return onRefused?.(refused.body);
    case 401:
      if (refused.detail) say(refused.detail, 'error');
      return onRefused?.(refused.body);
    case 403:
      return refused.detail ? say(refused.detail, 'error', wayOn(refused) ?? undefined) : undefined;
    case 404:
      return say(t('error.notFound'), 'error');
  }
}
