import { expect, test } from 'vitest';
import { candidates } from '#world/records/candidates.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { idOf, sample } from '#world/records/sample.ts';
import type { Entity } from './kit/vocabulary/entity.ts';
import { isList, type Fields } from './kit/vocabulary/fields.ts';
import { missing, neededWords, readInput, writable } from './kit/vocabulary/parse.ts';
import { register } from './register.ts';

/** What a person or a program might send that no field, or only another kind of field, could hold. */
const strange: readonly unknown[] = [{}, ['zz'], 'zz', '9'.repeat(60_000), -1e15, 1e15, 0.12345678, true, '1700-01-01'];

const isSentence = (words: string): boolean => /^["“]?[A-Z0-9].*\s.*[.?]$/su.test(words);
/** A stored name is ours alone; a person knows the label. */
const isStoredName = /\b[a-z]+_[a-z_]+\b/;

interface Said {
  readonly where: string;
  readonly label: string;
  readonly words: string;
}

const said: readonly Said[] = register.flatMap((entity) => {
  const fields = writable(entity);
  const refused = strange.map((value) =>
    readInput(fields, Object.fromEntries(Object.keys(fields).map((name) => [name, value]))),
  );
  return [...refused.map(({ complaints }) => complaints), missing(fields, {})].flatMap((complaints) =>
    Object.entries(complaints).flatMap(([name, words]) =>
      words === undefined ? [] : { where: `${entity.name}.${name}`, label: fields[name]?.label ?? '', words },
    ),
  );
});

test('every field says in a whole sentence what is wrong with a value, and never by its stored name', () => {
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter(({ words }) => !isSentence(words) || isStoredName.test(words))).toEqual([]);
});

test('whatever is refused is called by its label, so that one knows where to look', () => {
  expect(said.filter(({ label, words }) => !words.toLowerCase().includes(label.toLowerCase()))).toEqual([]);
});

/** Closed lists of the language: what ends with one of them reads as if the sentence went on. */
const leadsOn = new Set(
  `about above across after against along among around as at before behind below beside between beyond by down during for
  from in inside into near of off on onto out outside over past round since than through till to toward towards under until
  up upon via with within without am are be been being is was were`.split(/\s+/),
);

const labelsOf = (fields: Fields): readonly string[] =>
  Object.values(fields).flatMap((field) => [
    field.label,
    ...(field.kind === 'rows' ? labelsOf(field.columns) : []),
    ...(field.kind === 'parts' ? labelsOf(field.fields) : []),
  ]);

test('a label that ends with a preposition or a form of "to be" is quoted where it is said to be needed', () => {
  const sentences = [...new Set(register.flatMap(({ fields }) => labelsOf(fields)))].map(neededWords);
  expect(sentences).toContain('“Moved in on” is needed.');
  expect(sentences).toContain('What happened is needed.');
  const misread = sentences.filter((sentence) => {
    const [, last = ''] = /(\S+) is needed\.$/.exec(sentence) ?? [];
    return leadsOn.has(last.toLowerCase());
  });
  expect(misread).toEqual([]);
});

test('what may be there only once says so in a whole sentence', () => {
  const sentences = register.flatMap(({ name, unique = [] }) => unique.map(({ sentence }) => ({ name, sentence })));
  expect(sentences.filter(({ sentence }) => !isSentence(sentence) || isStoredName.test(sentence))).toEqual([]);
});

/** What the rules between fields say of records in which one field after the other is left out or filled otherwise. */
function betweenFields(entity: Entity): readonly Omit<Said, 'label'>[] {
  const around = circumstances();
  const given = { seed: 1, now: around.now, zone: around.zone, refTo: idOf };
  const whole = filled(entity, sample(entity, {}, { full: true }));
  const others = Object.entries(entity.fields).flatMap(([name, field]) =>
    [...candidates(field, given), null].map((value) => ({ ...whole, [name]: value ?? (isList(field) ? [] : null) })),
  );
  // Rules are asked once nothing that is needed is missing.
  const asked = others.filter((record) => Object.keys(missing(writable(entity), record)).length === 0);
  return asked.flatMap((record) => [
    ...Object.entries(entity.check(record, around)).map(([name, words]) => ({
      where: `${entity.name}.${name}`,
      words: String(words),
    })),
    ...Object.entries(entity.warn(record, around)).map(([name, doubt]) => ({
      where: `${entity.name}.${name} doubted`,
      words: String(doubt?.[1]),
    })),
  ]);
}

test('every rule between fields says in a whole sentence what to do, and never by a stored name', () => {
  const rules = register.flatMap(betweenFields);
  expect(new Set(rules.map(({ words }) => words)).size).toBeGreaterThan(100);
  expect(rules.filter(({ words }) => !isSentence(words) || isStoredName.test(words))).toEqual([]);
});
