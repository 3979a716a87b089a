import type { Circumstances, Entity } from '#domain/kit/vocabulary/entity.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isEmpty, looksSame } from '../names/value-text.ts';

const rowsIn = (value: unknown): RecordValues[] => (Array.isArray(value) ? value.filter(isRecordValues) : []);

/** Of the values inside a row, those that are empty and newly suggested. */
function filledRow(row: RecordValues, suggested: RecordValues, before: RecordValues): RecordValues {
  const fresh = Object.entries(suggested).filter(
    ([name, value]) => isEmpty(row[name]) && !isEmpty(value) && !looksSame(value, before[name]),
  );
  return fresh.length > 0 ? { ...row, ...Object.fromEntries(fresh) } : row;
}

interface Step {
  entity: Entity;
  was: RecordValues;
  now: RecordValues;
  /** What the person has just changed: their own word stands. */
  changed: string | null;
  circumstances: Circumstances;
}

/** What follows from a change of the form: a field goes along with its suggestion for as long as it holds nothing else. */
export function followed({ entity, was, now, changed, circumstances }: Step): RecordValues {
  const [before, after] = [entity.suggest(was, circumstances), entity.suggest(now, circumstances)];
  const entries = Object.entries(after).flatMap(([name, value]): [string, unknown][] => {
    if (entity.fields[name]?.kind === 'rows') {
      const suggested = rowsIn(value);
      return [
        [name, rowsIn(now[name]).map((row, at) => filledRow(row, suggested[at] ?? {}, rowsIn(before[name])[at] ?? {}))],
      ];
    }
    const isFree = name !== changed && (isEmpty(now[name]) || looksSame(now[name], before[name]));
    return isFree && !isEmpty(value) && !looksSame(value, now[name]) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries.filter(([name, value]) => !looksSame(value, now[name])));
}
