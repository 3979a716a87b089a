import type { HistoryLine } from '#domain/staff/history/history-line.ts';
import { sentenceOfLine } from '#domain/staff/history/history-sentence.ts';
import { entityNamed, isKnown } from '../../kit/state/entities.ts';

/** A line of the history as a sentence about people. */
export const lineSentence = (line: HistoryLine): string =>
  sentenceOfLine(line, {
    entityOf: (name) => (isKnown(name) ? entityNamed(name) : null),
    nameIn: (field) => line.names?.[field] || null,
  });
