import type { resident } from '#domain/residents/person/resident.ts';
import type { Stored } from '../kit/state/stored-record.ts';

/** What every part of a resident's page is given. */
export interface PartProps {
  person: Stored<typeof resident>;
  /** They no longer live here: everything is read, and hardly anything written. */
  hasLeft: boolean;
  onChanged(person: Stored<typeof resident>): void;
}
