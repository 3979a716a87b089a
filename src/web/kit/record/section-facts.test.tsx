import { readOnly, rows, text } from '#domain/kit/vocabulary/fields.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { SectionFacts } from './section-facts.tsx';

const record = { id: 'r', version: 1, source: null, opened: [] };
const wording = { zone: 'Europe/London', nameOf: () => null };

test('what somebody left out is named in one line; a list that only the server writes has nothing in it yet', () => {
  const source = { name: 'source', field: text('Source', { max: 200 }) };
  const opened = { name: 'opened', field: readOnly(rows('Opened', { why: text('Why', { max: 100 }) })) };
  show(<SectionFacts fields={[source, opened]} record={record} wording={wording} />);
  expect(screen.getByText('Not recorded: source, opened')).toBeDefined();
  show(<SectionFacts fields={[opened]} record={record} wording={wording} />);
  expect(screen.getByText('Nothing yet')).toBeDefined();
});
