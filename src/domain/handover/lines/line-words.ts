import { weekdayAndDay } from '../../kit/time/day-words.ts';
import type { Entity } from '../../kit/vocabulary/entity.ts';
import { compareMoments, daysBetween, localDay, localTime, type Day, type Moment } from '../../kit/time/time.ts';
import type { HandoverLine, LineMark, LinePart, LineRank } from '../handover-line.ts';
import type { MaterialEntry, MaterialRow, Stretch } from '../material/material.ts';

/** How a row is told, before it is known whether it is new, changed or withdrawn. */
interface Saying {
  readonly entity: string;
  readonly rank: LineRank;
  readonly words: string;
  readonly part?: LinePart;
}

const happenedAt = (row: MaterialRow | MaterialEntry): string =>
  'occurred_at' in row ? row.occurred_at : row.updated_at;

function markOf(row: MaterialRow, { since }: Stretch): LineMark {
  if (row.is_deleted) return 'withdrawn';
  if (compareMoments(row.created_at, since) >= 0) return 'new';
  return compareMoments(row.updated_at, since) >= 0 ? 'updated' : 'standing';
}

/**
 * A row as a line that leads back to it. What was withdrawn is still told, because the last shift may have heard
 * it; but it stirs nobody any more, so it loses its rank and leaves what to watch.
 */
export function lineOf(
  row: MaterialRow | MaterialEntry,
  { entity, rank, words, part = 'changed' }: Saying,
  stretch: Stretch,
): HandoverLine {
  const mark = markOf(row, stretch);
  const line = { mark, at: happenedAt(row), by: row.by, source: { entity, id: row.id } };
  if (mark !== 'withdrawn') return { ...line, part, rank, words };
  const why = row.deletion_reason ? ` (${row.deletion_reason})` : '';
  return { ...line, part: 'changed', rank: 'told', words: `Withdrawn: ${words}${why}` };
}

/** A choice in the words of its field. */
export function chosen(entity: Entity, name: string, value: string | null): string {
  const field = entity.fields[name];
  return (field?.kind === 'choice' && value !== null ? field.options[value] : null) ?? value ?? '';
}

export const clock = (moment: string, { zone }: Stretch): string => localTime(moment, zone);

const near: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };

/** A day as one says it at a change of shift. */
export const dayWord = (day: Day, { now, zone }: Stretch): string =>
  near[daysBetween(localDay(now, zone), day)] ?? weekdayAndDay(day);

/** `14:30` today, `tomorrow 07:30` otherwise. */
export function whenWord(moment: Moment, stretch: Stretch): string {
  const day = dayWord(localDay(moment, stretch.zone), stretch);
  return `${day === near[0] ? '' : `${day} `}${clock(moment, stretch)}`;
}

export function duration(hours: number): string {
  const minutes = Math.round(hours * 60);
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const sentence = (...parts: readonly (string | null | undefined | false)[]): string =>
  `${parts.filter(Boolean).join(', ').replace(/\.$/, '')}.`;
