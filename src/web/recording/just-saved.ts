import type { Entity } from '#domain/kit/entity.ts';
import { writable } from '#domain/kit/parse.ts';
import { partialUpdate, type Answer } from '../kit/api.ts';
import { strikeOut } from '../kit/change-record.ts';
import { pathOf } from '../kit/entities.ts';
import type { Kept } from '../kit/kept.ts';
import { observable } from '../kit/observable.ts';
import type { WayOn } from '../kit/ways-on.ts';

/** Something written down a moment ago, as far as it can still be taken back. */
export interface JustSaved {
  entity: Entity;
  record: Kept;
  /** The sheet as it stood before; null where the record is new. */
  before: Kept | null;
  /** For the sheet, which may say it; a message may not. */
  words: string;
  person: string;
  at: number;
  isUndone: boolean;
  /** What it leads to: a body map, a report. */
  ways: readonly WayOn[];
}

const minutes = 10;

/** In memory only, and gone with the session. */
export const justSaved = observable<readonly JustSaved[]>([]);

export const remember = (saved: JustSaved): void => justSaved.set((now) => [saved, ...now.filter((one) => isRecent(one, saved.at))]);
export const forgetSaved = (): void => justSaved.set([]);

export const isRecent = ({ at }: JustSaved, now: number): boolean => now - at < minutes * 60_000;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** A new record is struck out; a sheet that others fill in too gets back only what this entry changed. */
export function takeBack({ entity, record, before }: JustSaved): Promise<Answer<Kept>> {
  if (!before) return strikeOut(entity, record, 'entered_in_error');
  const names = Object.keys(writable(entity)).filter((name) => !entity.fields[name]?.eachTime && !isSame(record[name], before[name]));
  const former = Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
  return partialUpdate<Kept>(pathOf(entity), record.id, { ...former, version: record['version'] });
}
