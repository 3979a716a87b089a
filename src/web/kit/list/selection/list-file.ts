import { csvText } from '#domain/kit/words/csv.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { create } from '../../api/api.ts';
import { notDone } from '../../api/failure-words.ts';
import { downloadBlob } from '../../api/download-blob.ts';
import { isEmpty, valueText, type ValueWording } from '../../names/value-text.ts';
import { pathOf } from '../../state/entities.ts';
import type { StoredRecord } from '../../state/stored-record.ts';
import { labelOf, fieldShown } from '../table/list-columns.tsx';

interface ListFileOptions {
  entity: Entity;
  columns: readonly string[];
  rows: readonly StoredRecord[];
  wording(record: StoredRecord): ValueWording;
}

function cellText({ entity, wording }: ListFileOptions, name: string, record: StoredRecord): string {
  if (name === 'name') return personName(record);
  const field = fieldShown(entity, name);
  const value = record[name];
  if (!field || isEmpty(value)) return '';
  if (field.kind !== 'signs') return valueText(field, value, wording(record));
  return Array.isArray(value) ? value.map(({ words }: { words: string }) => words).join(', ') : '';
}

/** The lines as somebody sees them, as a file that a spreadsheet opens and takes nothing in it for a formula. */
export const listText = (asked: ListFileOptions): string =>
  csvText([
    asked.columns.map((name) => labelOf(asked.entity, name)),
    ...asked.rows.map((record) => asked.columns.map((name) => cellText(asked, name, record))),
  ]);

/** Takes lines out of the house, once that is written down. Returns what went wrong. */
export async function takeList(asked: ListFileOptions): Promise<string | null> {
  const { entity, rows } = asked;
  const answer = await create(`${pathOf(entity)}export/`, { count: rows.length });
  if (!answer.ok) return notDone(answer);
  downloadBlob(new Blob([listText(asked)], { type: 'text/csv;charset=utf-8' }), `${entity.path}.csv`);
  return null;
}
