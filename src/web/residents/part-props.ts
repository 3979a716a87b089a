import type { StoredRecord } from '../kit/state/stored-record.ts';

/** What every part of a resident's page is given. */
export interface PartProps {
  person: StoredRecord;
  /** They no longer live here: everything is read, and hardly anything written. */
  hasLeft: boolean;
  onChanged(person: StoredRecord): void;
}
