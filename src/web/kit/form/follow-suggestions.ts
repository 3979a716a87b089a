import type { Circumstances, Entity } from '#domain/kit/vocabulary/entity.ts';
import { isRow, type Row } from '../state/record-values.ts';
import { isEmpty, isSame } from '../names/value-text.ts';

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Of the values inside a row, those that are empty and newly suggested. */
function filledRow(row: Row, suggested: Row, before: Row): Row {
  const fresh = Object.entries(suggested).filter(([name, value]) => isEmpty(row[name]) && !isEmpty(value) && !isSame(value, before[name]));
  return fresh.length > 0 ? { ...row, ...Object.fromEntries(fresh) } : row;
}

interface Step {
  entity: Entity;
  was: Row;
  now: Row;
  /** What the person has just changed: their own word stands. */
  changed: string | null;
  circumstances: Circumstances;
}

/** What follows from a change of the form: a field goes along with its suggestion for as long as it holds nothing else. */
export function followed({ entity, was, now, changed, circumstances }: Step): Row {
  const [before, after] = [entity.suggest(was, circumstances), entity.suggest(now, circumstances)];
  const entries = Object.entries(after).flatMap(([name, value]): [string, unknown][] => {
    if (entity.fields[name]?.kind === 'rows') {
      const suggested = rowsIn(value);
      return [[name, rowsIn(now[name]).map((row, at) => filledRow(row, suggested[at] ?? {}, rowsIn(before[name])[at] ?? {}))]];
    }
    const isFree = name !== changed && (isEmpty(now[name]) || isSame(now[name], before[name]));
    return isFree && !isEmpty(value) && !isSame(value, now[name]) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(value, now[name])));
}
