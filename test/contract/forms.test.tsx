import { beforeEach, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { mrHale, server, show } from '#world/web-page.tsx';
import { formFields, planForm } from '#web/kit/form-plan.ts';
import { startValues } from '#domain/kit/parse.ts';
import RecordFormScreen from '#web/records/record-form-screen.tsx';

beforeEach(() => void server(() => undefined));

const filledIn = register.filter((entity) => !entity.serverOnly && !entity.log);

/** An input is found by its label, a group by its legend. */
function labelOf(input: Element): string {
  const label = [...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === input.id);
  return (label ?? input.querySelector(':scope > legend'))?.textContent ?? '';
}

test.each(filledIn.map((entity) => [entity.name, entity] as const))('the form of %s asks every field that applies, each with its label', (name, entity) => {
  show(<RecordFormScreen entity={name} />, { rights: [`add_${name}`], address: `/?resident=${mrHale.id}` });
  const given = entity.belongsTo === 'resident' ? ['resident'] : entity.belongsTo === 'home' ? ['home'] : [];
  const fields = formFields(entity, false, given);
  const now = new Date().toISOString();
  const planned = planForm(entity, fields, { ...startValues(fields, now, now.slice(0, 10)), resident: mrHale.id }, new Set()).flatMap((section) => section.fields);
  expect(planned.length).toBeGreaterThan(0);
  for (const { name: asked, field } of planned) {
    const input = document.querySelector(`:is(input, textarea, fieldset)[id$="-${asked}"]`);
    expect(input, `${asked} has no input`).not.toBeNull();
    expect(input && labelOf(input)).toContain(field.label);
  }
});
