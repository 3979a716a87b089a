import type { Columns, Sign } from '../kit/vocabulary/computed-columns.ts';
import type { Note } from './note.ts';

type NoteRow = Pick<Note, 'is_important' | 'include_in_handover' | 'visibility'>;

export const noteColumns = {
  flags: ({ is_important, include_in_handover, visibility }: NoteRow): readonly Sign[] => [
    ...(is_important ? [{ tone: 'watch' as const, words: 'Important' }] : []),
    ...(include_in_handover ? [{ tone: 'info' as const, words: 'For the handover' }] : []),
    ...(visibility === 'senior_only' ? [{ tone: 'quiet' as const, words: 'Seniors only' }] : []),
  ],
} satisfies Columns<NoteRow>;
