import { choice, moment, must, rows, text } from '../kit/vocabulary/fields.ts';
import { lineMarks, lineParts, lineRanks, type HandoverLine } from './handover-line.ts';

/** Composed lines as a record keeps them. */
export const handoverLines = rows('Lines', {
  part: must(choice('Part', { options: lineParts })),
  rank: must(choice('Weight', { options: lineRanks })),
  mark: must(choice('State', { options: lineMarks })),
  words: must(text('In words', { max: 1000 })),
  at: must(moment('When')),
  by: text('By', { max: 120 }),
  entity: must(text('Kind of record', { max: 60 })),
  record: text('Record', { max: 36 }),
});

interface StoredLine extends Omit<HandoverLine, 'source'> {
  readonly entity: string;
  readonly record: string | null;
}

export const storedLine = ({ source, ...line }: HandoverLine): StoredLine => ({
  ...line,
  entity: source.entity,
  record: source.id,
});

export const fromStoredLine = ({ entity, record, ...line }: StoredLine): HandoverLine => ({
  ...line,
  source: { entity, id: record },
});
