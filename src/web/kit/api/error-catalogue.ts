import { isUnreadable, type ApiRefusal } from '../state/refusal.ts';
import { showToast } from '../state/toasts.ts';
import { nextStepOf } from '../state/next-step.ts';
import { t } from '../state/words.ts';

/** Receives the body of a 400 that has no general messages, and is told of a 401. */
export type OnRefused = (body: unknown) => void;

interface Announcing {
  onRefused?: OnRefused;
  isOpening?: boolean;
}

/** What each status says, and nothing more: the form that made the call stays as it is and speaks for itself. */
export function messagesOf(refused: ApiRefusal): readonly string[] {
  const { status, general, detail } = refused;
  switch (status) {
    case 0:
      return [t(isUnreadable(refused) ? 'error.unreadable' : 'error.network')];
    case 400:
      return general;
    case 401:
    case 403:
      return detail ? [detail] : [];
    case 404:
      return [t('error.notFound')];
    default:
      return [];
  }
}

/** What the page in sight has been told already. */
const reportedHere = new Set<string>();

/** Another page has been opened: its reads are announced afresh. */
export const pageOpened = () => reportedHere.clear();

export function announce(refused: ApiRefusal, { onRefused, isOpening = false }: Announcing = {}): void {
  const messages = messagesOf(refused);
  for (const text of messages) {
    if (!isOpening || !reportedHere.has(text)) showToast(text, 'error', nextStepOf(refused) ?? undefined);
    reportedHere.add(text);
  }
  const isForCaller = refused.status === 401 || (refused.status === 400 && messages.length === 0);
  if (isForCaller) onRefused?.(refused.body);
}
