import type { Moment } from '../../kit/time/time.ts';

/** One entry about a resident, of whatever kind, with everything that says how far it can be trusted. */
export interface TimelineEntry {
  /** The name of the entity. */
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly occurred_at: Moment;
  readonly recorded_at: Moment;
  readonly by: string | null;
  readonly words: string;
  readonly is_late_entry: boolean;
  /** Struck out it stays readable, with the reason and the name beside it. */
  readonly is_deleted: boolean;
  readonly deletion_reason: string | null;
  readonly deleted_by: string | null;
  readonly deleted_at: Moment | null;
}
