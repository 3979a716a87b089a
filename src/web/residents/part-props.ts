import type { Kept } from '../kit/state/record-values.ts';

/** What every part of a resident's page is given. */
export interface PartProps {
  person: Kept;
  /** They no longer live here: everything is read, and hardly anything written. */
  hasLeft: boolean;
  onChanged(person: Kept): void;
}
