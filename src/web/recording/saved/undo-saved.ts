import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { partialUpdate, type ApiAnswer } from '../../kit/api/api.ts';
import { strikeOut } from '../../kit/saving/change-record.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import type { JustSaved } from './just-saved.ts';

/** A new record is struck out; a sheet that others fill in too gets back only what this entry changed. */
export function undoSaved({ entity, record, before }: JustSaved): Promise<ApiAnswer<StoredRecord>> {
  if (!before) return strikeOut(entity, record, 'entered_in_error');
  const names = Object.keys(writable(entity)).filter(
    (name) => !entity.fields[name]?.eachTime && !isSame(record[name], before[name]),
  );
  const former = Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
  return partialUpdate(pathOf(entity), record.id, { ...former, version: record.version }, { is: shapeOf(entity) });
}
