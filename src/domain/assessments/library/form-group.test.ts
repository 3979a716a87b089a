import { expect, test } from 'vitest';
import { formGroup } from './form-group.ts';
import { shippedForms } from './shipped-forms.ts';

const groupOf = (code: string) => {
  const form = shippedForms.find((one) => one.code === code);
  if (!form) throw new Error(`There is no ${code}.`);
  const { licence_status } = form;
  return formGroup({ licence_status, status: licence_status === 'blocked' ? 'draft' : 'published' });
};

test('what is written in our own words is changed freely, what its owner lends stays word for word', () => {
  expect([groupOf('FALLS'), groupOf('PHQ-9'), groupOf('CORE-10'), groupOf('WATERLOW')]).toEqual([
    'changeable',
    'verbatim',
    'verbatim',
    'waiting',
  ]);
});

test('a form that is being written is ready for nobody, and a retired one is out of the library', () => {
  expect(formGroup({ status: 'draft', licence_status: 'free' })).toBe('drafts');
  expect(formGroup({ status: 'retired', licence_status: 'free' })).toBeNull();
});
