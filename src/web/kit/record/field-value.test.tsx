import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { file, link, refs } from '#domain/kit/vocabulary/fields.ts';
import { server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider, type EntityPaths } from '../house/entity-paths.tsx';
import { FieldValue } from './field-value.tsx';

const where: EntityPaths = {
  list: () => null,
  form: () => null,
  detail: () => null,
  record: (entity, id, resident) => `/${entity}?id=${id}&resident=${resident}`,
};
const wording = { zone: 'Europe/London', resident: 'hale', nameOf: (id: string) => `Called ${id}` };
const shown = (value: Parameters<typeof FieldValue>[0], places: EntityPaths | null = where) => {
  server(() => undefined);
  const page = <FieldValue {...value} />;
  show(places ? <EntityPathsProvider value={places}>{page}</EntityPathsProvider> : page);
};
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a file of a record is opened on its own page', () => {
  shown({ field: file('Certificate'), value: 'f1', wording });
  expect(linkTo('Called f1')).toBe('/attachment?id=f1&resident=null');
});

test('so is each of several', () => {
  shown({ field: refs('Attachments', { to: 'attachment' }), value: ['f1', 'f2'], wording });
  expect([linkTo('Called f1'), linkTo('Called f2')]).toEqual([
    '/attachment?id=f1&resident=null',
    '/attachment?id=f2&resident=null',
  ]);
});

test('what a record belongs to is a way there, on the page of the same resident', () => {
  shown({ field: link('Belongs to'), value: { entity: 'note', id: 'n1' }, wording });
  expect(linkTo('Note: Called n1')).toBe('/note?id=n1&resident=hale');
});

test('in a list, and where there is no such page, it is words', () => {
  const value = { entity: 'note', id: 'n1' };
  shown({ field: link('Belongs to'), value, wording: { ...wording, isBrief: true } });
  expect(screen.queryByRole('link')).toBeNull();
  shown({ field: link('Belongs to'), value, wording }, null);
  expect(screen.getByText('Called n1')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
