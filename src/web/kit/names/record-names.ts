import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { titleOfWords } from '#domain/kit/names/labelled-word.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isEmpty, valueText, type ValueWording } from './value-text.ts';
import { hasPersonName, personName } from '#domain/kit/people/person-name.ts';

/** How a record is called in a sentence or a picker. */
export function titleOf(entity: Entity, record: RecordValues, zone: string): string {
  if (hasPersonName(entity)) return personName(record) || entity.labels.one;
  const wording = wordingOf(record, zone);
  const words = entity.title.flatMap((name) => {
    const field = entity.fields[name];
    return field && !isEmpty(record[name]) ? [{ field, text: valueText(field, record[name], wording) }] : [];
  });
  return titleOfWords(words, ' · ') || entity.labels.one;
}

/** The names of the records that a record points to, by their ids, as the server sent them beside it. */
export function namesIn(record: RecordValues): ReadonlyMap<string, string> {
  const names = isRecordValues(record['names']) ? record['names'] : {};
  return new Map(Object.entries(names).flatMap(([field, said]) => pairs(record[field], said)));
}

function pairs(value: unknown, said: unknown): [string, string][] {
  if (typeof said === 'string')
    return typeof value === 'string'
      ? [[value, said]]
      : isRecordValues(value) && typeof value['id'] === 'string'
        ? [[value['id'], said]]
        : [];
  if (Array.isArray(said) && Array.isArray(value)) return value.flatMap((id, at) => pairs(id, said[at]));
  return isRecordValues(said) ? Object.entries(said).flatMap(([id, name]) => pairs(id, name)) : [];
}

function wordingOf(record: RecordValues, zone: string): ValueWording {
  const names = namesIn(record);
  return { zone, nameOf: (id) => names.get(id) ?? null };
}
