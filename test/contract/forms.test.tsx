import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { holds, type Field, type FieldOf, type Fields, type When } from '#domain/kit/vocabulary/fields.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { register } from '#domain/register.ts';
import { filled } from '#world/records/filled.ts';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { EntityForm, inSections, savedWords } from '#web/kit/form/entity-form.tsx';
import { formFields } from '#web/kit/form/form-plan.ts';
import { FormSection } from '#web/kit/form/form-section.tsx';
import type { StoredRecord } from '#web/kit/state/stored-record.ts';
import { RecordActions } from '#web/kit/record/record-actions.tsx';
import type { EntityFormState } from '#web/kit/form/use-entity-form.ts';
import { ChangedRecord, NewRecord } from '#web/records/screens/record-form.tsx';

/** Whatever a person may fill in is asked somewhere, in an input that says what it is for. */

beforeEach(() => void server(() => undefined));

const filledIn = register.filter((entity) => !entity.serverOnly && !entity.log);

/** The labels of all inputs that stand on the page, by the field they ask for: an input has a label, a group its legend. */
function labels(): ReadonlyMap<string, string> {
  const texts = new Map([...document.querySelectorAll('label')].map((label) => [label.htmlFor, label.textContent]));
  const inputs = [...document.querySelectorAll('input, textarea, fieldset')].filter(({ id }) => id.includes('-'));
  return new Map(
    inputs.map((input) => [
      input.id.slice(input.id.lastIndexOf('-') + 1),
      texts.get(input.id) ?? input.querySelector(':scope > legend')?.textContent ?? '',
    ]),
  );
}

/** Which of these fields the page does not ask for. */
function unasked(fields: Fields, names: readonly string[]): readonly string[] {
  const found = labels();
  for (const name of names)
    if (found.has(name)) expect(found.get(name), `the input of ${name}`).toContain(fields[name]?.label);
  return names.filter((name) => !found.has(name));
}

/** The first of these values that the form offers. */
function offered(field: Field | undefined, values: When[string]): unknown {
  if (field?.kind === 'choices') return [values.find((value) => String(value) in field.options)];
  return field?.kind === 'choice' ? values.find((value) => String(value) in field.options) : values[0];
}

/** The answers that lead to a question, or to as many of these as go together. */
function answersLeadingTo(fields: Fields, wanted: readonly string[]): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const name of wanted) {
    const when = Object.entries(fields[name]?.when ?? {}).filter(([on]) => on in fields && !(on in given));
    const together = { ...given, ...Object.fromEntries(when.map(([on, values]) => [on, offered(fields[on], values)])) };
    if (holds(fields[name]?.when, together)) Object.assign(given, together);
  }
  return given;
}

/** A form, laid out as usual or only as far as nobody has looked yet. */
function openForm(entity: Entity, record: StoredRecord | null, only: readonly string[] | null) {
  let form: EntityFormState | null = null;
  let left = only;
  const layout = (now: EntityFormState, prefix: string) => {
    form = now;
    if (!left) return inSections(now, prefix, null);
    return now.sections.map((section) => (
      <FormSection
        key={section.title ?? ''}
        section={{ ...section, fields: section.fields.filter(({ name }) => left?.includes(name)) }}
        form={now}
        prefix={prefix}
      />
    ));
  };
  show(
    <EntityForm
      of={entity}
      record={record}
      preset={{ resident: mrHale.id, home: roseHouse.id }}
      layout={layout}
      onSaved={() => {}}
    />,
    { rights: [`change_${entity.name}`] },
  );
  return (answers: Readonly<Record<string, unknown>>, wanted: readonly string[]) =>
    act(() => {
      left = wanted;
      for (const [name, value] of Object.entries(answers)) form?.change(name, value);
    });
}

interface Asking {
  readonly entity: Entity;
  readonly record: StoredRecord | null;
  readonly fields: Fields;
  /** The only ones that are looked for. */
  readonly only?: readonly string[];
}

/** Answers until every question that answers lead to was asked; gives those that were not. */
function unaskedInForm({ entity, record, fields, only }: Asking): readonly string[] {
  const answer = openForm(entity, record, only ?? null);
  const goOn = (left: readonly string[]): readonly string[] => {
    const answers = answersLeadingTo(fields, left);
    if (Object.keys(answers).length === 0) return left;
    answer(answers, left);
    const still = unasked(fields, left);
    return still.length < left.length ? goOn(still) : still;
  };
  return goOn(unasked(fields, only ?? Object.keys(fields)));
}

/** What belongs to a state is asked on the way there. */
function isAskedOnTheWay(entity: Entity, name: string): boolean {
  const move = entity.states?.moves.find(({ needs }) => needs?.includes(name));
  const status = entity.fields['status'];
  if (!move || status?.kind !== 'choice') return false;
  const record = filled(entity, { status: move.from[0], resident: mrHale.id });
  show(
    <RecordActions entity={entity} record={record} editPath="" offers={(one) => one === move} onChanged={() => {}} />,
    { rights: [`${move.right}_${entity.name}`] },
  );
  const verb = move.verb ?? `Mark as ${status.options[move.to]?.toLowerCase()}`;
  fireEvent.click(screen.getByRole('button', { name: verb }));
  return unasked(entity.fields, [name]).length === 0;
}

test.each(filledIn.map((entity) => [entity.name, entity] as const))(
  'every field of %s is asked somewhere, with its label',
  (_, entity) => {
    // Whose record it is was asked before the form opened.
    const isOwner = (name: string) => name === entity.belongsTo;
    // What is unshown says itself how a record came about.
    const whole = Object.keys(writable(entity)).filter((name) => !isOwner(name) && !entity.fields[name]?.unshown);
    const fields = formFields(entity, false, [entity.belongsTo]);
    const first = unaskedInForm({ entity, record: null, fields });
    const only = whole.filter((name) => !(name in fields));
    const later =
      only.length > 0
        ? unaskedInForm({
            entity,
            record: filled(entity, { resident: mrHale.id, home: roseHouse.id }),
            fields: formFields(entity, true, [entity.belongsTo]),
            only,
          })
        : [];
    expect([...first, ...later].filter((name) => !isAskedOnTheWay(entity, name))).toEqual([]);
  },
);

const ofResidents = filledIn.filter(({ belongsTo }) => belongsTo === 'resident');
const ways = { savedPath: () => '/', backPath: '/' };

test.each(ofResidents.map((entity) => [entity.name, entity] as const))(
  'a form of %s says once whom it is about, with what can harm them',
  async (_, entity) => {
    const record = filled(entity, { resident: mrHale.id, ...(entity.states ? { status: entity.states.start } : {}) });
    const harmed = { ...mrHale, allergies: [{ substance: 'Penicillin', reaction: 'Rash', severity: 'severe' }] };
    server(({ path }) =>
      path.startsWith(`/api/resident/${mrHale.id}`)
        ? { status: 200, body: harmed }
        : path.includes(record.id)
          ? { status: 200, body: record }
          : undefined,
    );
    for (const form of [
      <NewRecord key="new" entity={entity} {...ways} />,
      <ChangedRecord key="changed" entity={entity} id={record.id} {...ways} />,
    ]) {
      show(form, {
        rights: [`view_${entity.name}`, `add_${entity.name}`, `change_${entity.name}`, 'view_resident'],
        address: `/?resident=${mrHale.id}`,
      });
      const banner = await screen.findByRole('region', { name: 'Resident' });
      expect(banner.textContent).toContain('Arthur Hale');
      expect(screen.getAllByText('Arthur Hale')).toHaveLength(1);
    }
  },
);

/** The field and whatever it holds inside. */
const withInside = (field: Field): readonly Field[] => [
  field,
  ...Object.values(field.kind === 'rows' ? field.columns : field.kind === 'parts' ? field.fields : {}).flatMap(
    withInside,
  ),
];
const isNumber = (field: Field): field is FieldOf<'whole'> | FieldOf<'decimal'> =>
  field.kind === 'whole' || field.kind === 'decimal';

test('no hint and no refusal of a number tells what a column can hold', () => {
  const fields = register.flatMap((entity) => Object.values(entity.fields).flatMap(withInside));
  const hints = fields.flatMap(({ help }) => (help ? [help] : []));
  const refusals = fields
    .filter(isNumber)
    .flatMap((field) => [field.min - 1, field.max + 1].map((value) => readValue(field, value)))
    .flatMap((reading) => ('wrong' in reading ? [reading.wrong] : []));
  expect(refusals.length).toBeGreaterThan(50);
  expect([...hints, ...refusals].filter((words) => /\d{7,}|\d\.\d{3,}/.test(words))).toEqual([]);
});

test.each(filledIn.filter(({ states }) => states?.start === 'draft').map((entity) => [entity.name, entity] as const))(
  'a draft of %s is called a draft, and not said to be saved',
  (_, entity) => {
    expect(savedWords(entity, filled(entity, { status: 'draft' }))).toBe(`${entity.labels.one} kept as a draft`);
    const further = entity.states?.moves[0]?.to;
    expect(savedWords(entity, filled(entity, { status: further }))).toBe(`${entity.labels.one} saved`);
  },
);
