import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ImportFindings, ImportRequest, SheetTable } from '#domain/importing/import-answer.ts';
import { roseHouse, server, show, write, type Call } from '#world/browser/web-page.tsx';
import { ImportPage } from './import-page.tsx';

const table: SheetTable = {
  headings: ['Forename', 'Surname', 'Sex', 'Shoe size'],
  lines: [
    { line: 2, cells: ['Ada', 'Quill', 'F', '5'] },
    { line: 3, cells: ['Bea', 'Stone', 'Lady', '6'] },
    { line: 4, cells: ['Cleo', 'Fenn', 'Lady', '4'] },
  ],
  epoch: 1900,
  notes: [],
};
const clean: ImportFindings = { state: 'checked', ready: 3, leftOut: 0, findings: [] };
const wrong = (line: number, column: string, sentence: string) => ({
  line,
  problems: [{ column, sentence }],
  doubts: [],
  alike: null,
});
const imported = {
  id: 'f',
  kind: 'residents',
  file_name: 'residents.csv',
  lines: 3,
  done: 3,
  state: 'imported',
  at: '2026-03-01T09:00:00.000Z',
  by_name: 'Ann Clarke',
  undone_at: null,
  undone_by_name: null,
  undo_until: '2999-03-02T09:00:00.000Z',
};

/** What the server finds at each look through the lines, one after the other. */
function open(looks: readonly ImportFindings[], rights = ['add_resident', 'add_family'], asked = 'residents') {
  const answers = [...looks];
  const files: object[] = [];
  const { calls } = server(({ method, path }) => {
    if (path === '/api/import/read/') return { status: 200, body: table };
    if (path === '/api/import/check/') return { status: 200, body: answers.shift() ?? clean };
    if (path === '/api/import/' && method === 'POST') {
      files.push(imported);
      return { status: 200, body: { ...clean, state: 'imported' } };
    }
    if (path === '/api/import/f/undo/')
      return {
        status: 400,
        body: { non_field_errors: ['Nothing was taken out: Ada Quill (line 2) has a note by now.'] },
      };
    if (path.startsWith('/api/import/?home=')) return { status: 200, body: [...files] };
    return undefined;
  });
  show(<ImportPage home={roseHouse} back={{ to: '/house-overview', label: 'House overview' }} />, {
    rights,
    address: `/house-overview?import=${asked}`,
  });
  const sent = (path: string) =>
    calls.filter((call: Call) => call.path === path && call.method === 'POST').map(({ body }) => body) as
      | ImportRequest[]
      | unknown[];
  return {
    checked: () => sent('/api/import/check/') as ImportRequest[],
    brought: () => sent('/api/import/') as ImportRequest[],
  };
}

const choose = async () => {
  const file = new File(['x'], 'residents.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Spreadsheet'), file);
};

test('columns are matched by their headings, and what is not used is named', async () => {
  const { checked } = open([clean]);
  await choose();
  expect(await screen.findByText('Every line is right')).toBeDefined();
  expect(checked()[0]?.matching).toEqual({ first_name: 0, last_name: 1, gender: 2 });
  expect(screen.getByText('Not used: Shoe size.')).toBeDefined();
});

test('what can be said once for every line stands above the lines, and checking again is the main button', async () => {
  open([{ ...clean, ready: 2, findings: [wrong(3, 'gender', 'Gender is needed.')] }]);
  await choose();
  const line = await screen.findByRole('listitem', { name: 'Line 3: Bea Stone' });
  const columns = screen.getByRole('region', { name: /^Columns/ });
  expect(columns.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Check again' }).getAttribute('data-variant')).toBe('filled');
});

test('a column is matched by hand, and the lines are looked through again with it', async () => {
  const { checked } = open([clean, clean]);
  await choose();
  await screen.findByText('Every line is right');
  await userEvent.click(screen.getByText('Other fields that a sheet may hold'));
  await userEvent.selectOptions(await screen.findByLabelText('Title'), 'Shoe size');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('button', { name: 'Bring in 3 lines' });
  expect(checked()[1]?.matching).toMatchObject({ title: 3 });
});

test('a mistake is mended beside its cell, and in the other lines that say the same', async () => {
  const sentence = 'Gender must be one of: Female, Male.';
  const { checked } = open([
    { ...clean, ready: 1, findings: [wrong(3, 'gender', sentence), wrong(4, 'gender', sentence)] },
    clean,
  ]);
  await choose();
  const line = await screen.findByRole('listitem', { name: 'Line 3: Bea Stone' });
  expect(within(line).getByText(sentence)).toBeDefined();
  await userEvent.selectOptions(within(line).getByLabelText('Gender'), 'Female');
  await userEvent.click(within(line).getByRole('button', { name: 'Also in 1 other line saying “Lady”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText('Every line is right');
  expect(checked()[1]?.lines.map(({ cells }) => cells[2])).toEqual(['F', 'Female', 'Female']);
});

test('what the sheet has no column for is written into the line, or said to be unknown for all', async () => {
  const findings = [3, 4].map((line) => wrong(line, 'national_id', 'NHS number or code is needed.'));
  const { checked } = open([{ ...clean, ready: 1, findings }, clean]);
  await choose();
  const line = await screen.findByRole('listitem', { name: 'Line 3: Bea Stone' });
  await write(within(line).getByLabelText('NHS number or code'), '9434765919');
  await userEvent.click(
    screen.getByRole('button', { name: '1 line without NHS number or code: number not known yet' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText('Every line is right');
  const second = checked()[1];
  expect([second?.forAll, second?.lines.map(({ cells }) => cells[second.matching['national_id'] ?? 0])]).toEqual([
    { national_id_unknown: 'Yes' },
    ['', '9434765919', ''],
  ]);
});

test('whoever looks like somebody here is left out or added, and a doubt is confirmed', async () => {
  const findings = [
    { line: 2, problems: [], doubts: [], alike: 'Ada Quill' },
    {
      line: 3,
      problems: [],
      doubts: [{ column: 'date_of_birth', code: 'unusual_age', sentence: 'Is it right?' }],
      alike: null,
    },
  ];
  const { checked } = open([{ ...clean, ready: 1, findings }, clean]);
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'The same: leave it out' }));
  await userEvent.click(screen.getByRole('button', { name: 'It is right' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText('Every line is right');
  expect([checked()[1]?.same, checked()[1]?.confirmed]).toEqual([{ 2: 'same' }, { 3: ['unusual_age'] }]);
});

test('a line is left out of the file', async () => {
  const { checked } = open([{ ...clean, findings: [wrong(3, 'gender', 'No.')] }, clean]);
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave this line out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText('Every line is right');
  expect(checked()[1]?.lines.map(({ line }) => line)).toEqual([2, 4]);
});

test('a file is brought in once every line is right, and why it cannot be taken out again is said', async () => {
  const { checked, brought } = open([clean]);
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Bring in 3 lines' }));
  expect(await screen.findByText('3 lines brought in')).toBeDefined();
  expect(brought()[0]?.id).toBe(checked()[0]?.id);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo residents.csv' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take it out' }));
  expect((await screen.findAllByText(/Ada Quill \(line 2\) has a note by now/)).length).toBeGreaterThan(0);
});

test('only what somebody may add is offered', async () => {
  open([], ['add_house_stock'], 'all');
  expect(within(await screen.findByLabelText('What the spreadsheet holds')).getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Stock' })).toBeDefined();
});

test('whoever may not bring in what they came for is told who can, and is shown nothing else in its place', async () => {
  open([], ['add_house_stock'], 'balances');
  expect(await screen.findByText('You do not have the right to bring in opening balances')).toBeDefined();
  expect(screen.getByText(/manager/)).toBeDefined();
  expect(screen.queryByLabelText('Spreadsheet')).toBeNull();
});
