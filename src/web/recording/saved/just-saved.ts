import { minutesBetween, type Moment } from '#domain/kit/time/time.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { observable } from '../../kit/state/observable.ts';
import type { NextStepLink } from '../../kit/state/next-step.ts';

/** Something written down a moment ago, as far as it can still be taken back. */
export interface JustSaved {
  entity: Entity;
  record: StoredRecord;
  /** The sheet as it stood before; null where the record is new. */
  before: StoredRecord | null;
  /** For the sheet, which may say it; a message may not. */
  words: string;
  /** The resident's id. */
  resident: string;
  person: string;
  at: Moment;
  isUndone: boolean;
  /** What it leads to: a body map, a report. */
  nextSteps: readonly NextStepLink[];
}

const minutes = 10;

/** In memory only, and gone with the session. */
export const justSaved = observable<readonly JustSaved[]>([]);

export const remember = (saved: JustSaved): void =>
  justSaved.set((now) => [saved, ...now.filter((one) => isRecent(one, saved.at))]);
export const forgetSaved = (): void => justSaved.set([]);

export const isRecent = ({ at }: JustSaved, now: Moment): boolean => minutesBetween(at, now) < minutes;
