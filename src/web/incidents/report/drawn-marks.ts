import type { incident } from '#domain/incidents/incident/incident.ts';
import type { RefObject } from 'react';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { StoredRecord, Stored } from '../../kit/state/stored-record.ts';

/** What the report asks of the marks drawn in it. */
export interface DrawnMarks {
  count(): number;
  /** Says beside the marks what is missing. */
  areWrong(report: RecordValues): boolean;
  /** Saves them once the report they belong to is saved; false where one was refused. */
  send(report: Stored<typeof incident>): Promise<boolean>;
}

export interface DrawProps {
  person: StoredRecord;
  /** The id the report will be saved under. */
  report: string;
  drawn: RefObject<DrawnMarks | null>;
  /** Drawn in one step of the report, and there through the others. */
  isShown: boolean;
}
