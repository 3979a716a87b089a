import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { sentenceOfLine } from '#domain/staff/history/history-sentence.ts';
import { entityNamed, isKnown } from '../../kit/state/entities.ts';
import { textOrNull, type StoredRecord } from '../../kit/state/stored-record.ts';

/** A line of the history as a sentence about people. */
export function lineSentence(line: StoredRecord): string {
  const names = isRecordValues(line['names']) ? line['names'] : {};
  return sentenceOfLine(line, {
    entityOf: (name) => (isKnown(name) ? entityNamed(name) : null),
    nameIn: (field) => textOrNull(names[field]) || null,
  });
}
