import { expect, test } from 'vitest';
import type { Field, Fields } from './kit/vocabulary/fields.ts';
import { homeSettingsFields } from './kit/vocabulary/home-settings-fields.ts';
import { meanings } from './kit/meanings/meanings.ts';
import { register } from './register.ts';

/** Words that a new colleague has not met: law, scales and shortenings. */
const lessObvious =
  /\b(DoLS|DNACPR|ReSPECT|RIDDOR|DBS|NEWS2|IDDSI|PEEP|LPA|BMI|MUST|Waterlow|Mental Health Act|Mental capacity|[Aa]ttorney|[Dd]eputy\b(?! manager)|[Aa]ppointee|[Aa]dvance decision|[Cc]andour|[Ss]afeguarding|[Rr]estrain(t|ed)|Right to work|Care Certificate|[Ll]awful basis|[Cc]oroner|[Uu]lna|Pressure category|48-hour)\b/;

interface Shown {
  readonly at: string;
  readonly field: Field;
}

const within = (at: string, fields: Fields): readonly Shown[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    { at: `${at}.${name}`, field },
    ...(field.kind === 'rows' ? within(`${at}.${name}`, field.columns) : []),
    ...(field.kind === 'parts' ? within(`${at}.${name}`, field.fields) : []),
  ]);

/** The fields that a form asks for. */
const asked = register
  .filter(({ serverOnly, log }) => !serverOnly && !log)
  .flatMap(({ name, fields }) => within(name, fields))
  .filter(({ field }) => !field.readOnly && !field.unshown);

const unexplained = (fields: readonly Shown[]) =>
  fields.filter(({ field }) => !field.help && !field.explains).map(({ at, field }) => `${at}: ${field.label}`);

test('a field whose label is a term of law or of health care explains itself', () => {
  // A field that appears only after another was answered follows one that is explained.
  const parts = asked.filter(({ field }) => lessObvious.test(field.label) && !field.when);
  expect(parts.length).toBeGreaterThan(30);
  expect(unexplained(parts)).toEqual([]);
});

test('a number on a scale without a unit says what its ends mean or what it counts', () => {
  const scales = asked.filter(({ field }) => field.kind === 'whole' && !field.unit && field.max <= 25);
  expect(scales.length).toBeGreaterThan(10);
  expect(unexplained(scales)).toEqual([]);
});

test('every figure that a house sets says what follows from it', () => {
  expect(unexplained(within('settings', homeSettingsFields).filter(({ at }) => at.split('.').length === 2))).toEqual(
    [],
  );
});

test('what is explained is asked for by some field, in one or two sentences', () => {
  const used = new Set(asked.flatMap(({ field }) => field.explains ?? []));
  const inLists = new Set(['section117', 'bestInterests']);
  for (const [name, words] of Object.entries(meanings)) {
    expect(words, name).toMatch(/^[A-Z0-9“].{10,250}\.$/);
    expect([...used, ...inLists], name).toContain(name);
  }
});
