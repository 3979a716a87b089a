import type { Priority } from '#domain/handover/lines/compose.ts';
import type { FlagTone } from '../../kit/ui/flags.tsx';

export const priorityFlags: Readonly<Record<Priority, { readonly tone: FlagTone; readonly words: string }>> = {
  urgent: { tone: 'danger', words: 'Urgent' },
  watch: { tone: 'watch', words: 'Watch' },
  routine: { tone: 'good', words: 'Routine' },
};
