import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { entity } from '#domain/kit/vocabulary/entity.ts';
import {
  choice,
  choices,
  date,
  decimal,
  file,
  link,
  longText,
  moment,
  must,
  parts,
  ref,
  refs,
  rows,
  text,
  time,
  whole,
  words,
  yesNo,
  type Field,
  type Fields,
  type Kind,
} from '#domain/kit/vocabulary/fields.ts';
import { forNobody } from '#world/records/access.ts';
import { bird } from '#world/records/bird.ts';
import { server, show, write } from '#world/browser/web-page.tsx';
import { useState } from 'react';
import { registerEntities } from '../state/entities.ts';
import { FieldInput } from './field-input.tsx';

const papers = entity({
  name: 'attachment',
  labels: { one: 'File', many: 'Files' },
  title: ['title'],
  belongsTo: 'provider',
  access: forNobody,
  fields: { title: text('Title', { max: 60 }) },
  list: ['title'],
});

const colours = { red: 'Red', green: 'Green', blue: 'Blue' } as const;
const fields = {
  text: text('Words said', { max: 80 }),
  longText: longText('Story'),
  whole: whole('Steps', { min: 0, max: 10 }),
  decimal: decimal('Height', { min: 1, max: 300, places: 1, unit: 'cm' }),
  yesNo: yesNo('Asleep'),
  date: date('Day of birth', { tense: 'past' }),
  time: time('Bedtime'),
  moment: moment('When', { default: 'now' }),
  choice: choice('Colour', { options: colours }),
  choices: choices('Colours', { options: colours }),
  words: words('Likes'),
  ref: ref('Favourite bird', { to: 'bird' }),
  refs: refs('Birds seen', { to: 'bird' }),
  file: file('Picture'),
  rows: rows('Meals', { dish: must(text('Dish', { max: 60 })) }),
  parts: parts('Address', { street: text('Street', { max: 60 }) }),
  link: link('About'),
} as const satisfies { readonly [K in Kind]: Fields[string] };

interface InputProps {
  kind?: Kind;
  of?: Field;
  start?: unknown;
  error?: string | null;
  onChange?: (value: unknown) => void;
}

function OneInput({ kind = 'text', of: field = fields[kind], start = null, error = null, onChange }: InputProps) {
  const [value, setValue] = useState(start);
  const change = (next: unknown) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <FieldInput
      field={field}
      name={kind}
      id={`a-${kind}`}
      value={value}
      error={error}
      needed={false}
      onChange={change}
    />
  );
}

beforeEach(() => {
  registerEntities([bird]);
  server(({ path }) =>
    path.startsWith('/api/bird/')
      ? { status: 200, body: [{ id: '01900000-0000-7000-8000-000000000001', version: 1, name: 'Robin' }] }
      : undefined,
  );
});

const kinds = Object.keys(fields) as Kind[];

test.each(kinds)('a field of kind %s has an input that carries its label', (kind) => {
  show(<OneInput kind={kind} />);
  const label = fields[kind].label;
  const found =
    screen.queryAllByLabelText(label, { exact: false }).length + screen.queryAllByRole('group', { name: label }).length;
  expect(found).toBeGreaterThan(0);
});

test.each(kinds)('an error of a field of kind %s is read out with its input', (kind) => {
  show(<OneInput kind={kind} error="This needs another look." />);
  expect(document.querySelector('[aria-invalid="true"], [aria-describedby]')).not.toBeNull();
  const described = [...document.querySelectorAll('[aria-describedby]')].flatMap((one) =>
    (one.getAttribute('aria-describedby') ?? '').split(' '),
  );
  expect(described.some((id) => document.getElementById(id)?.textContent?.includes('This needs another look.'))).toBe(
    true,
  );
});

test('a short choice is one tap, and a second tap takes it back', async () => {
  const said: unknown[] = [];
  show(<OneInput kind="choice" onChange={(value) => said.push(value)} />);
  await userEvent.click(screen.getByLabelText('Green'));
  await userEvent.click(screen.getByLabelText('Green'));
  expect(said).toEqual(['green', null]);
});

test('a birthday is typed as day, month and year', async () => {
  const said: unknown[] = [];
  show(<OneInput kind="date" onChange={(value) => said.push(value)} />);
  expect(screen.queryByLabelText('Month')).toBeNull();
  show(
    <FieldInput
      field={date('Date of birth', { tense: 'past' })}
      name="date_of_birth"
      id="b"
      value={null}
      error={null}
      needed
      onChange={(value) => said.push(value)}
    />,
  );
  await userEvent.type(screen.getByLabelText('Day'), '4');
  await userEvent.type(screen.getByLabelText('Month'), '3');
  await userEvent.type(screen.getByLabelText('Year'), '1941');
  expect(said.at(-1)).toBe('1941-03-04');
});

test('a day is typed as one writes it, and stands there as it was understood', async () => {
  const said: unknown[] = [];
  show(
    <OneInput of={must(date('Next review', { tense: 'future' }))} kind="date" onChange={(value) => said.push(value)} />,
  );
  const box = screen.getByRole('textbox', { name: /Next review/ });
  await userEvent.type(box, '14/11/2026');
  await userEvent.tab();
  expect(said.at(-1)).toBe('2026-11-14');
  expect(box).toHaveProperty('value', '14 Nov 2026');
});

test('what is no day stays as typed, for the domain to speak of', async () => {
  const said: unknown[] = [];
  show(<OneInput of={date('Ends', { tense: 'any' })} kind="date" onChange={(value) => said.push(value)} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ends' }), 'soon');
  await userEvent.tab();
  expect(said.at(-1)).toBe('soon');
  expect(screen.getByRole('textbox', { name: 'Ends' })).toHaveProperty('value', 'soon');
});

test('a next review offers days ahead, and no day behind', () => {
  show(<OneInput of={must(date('Next review', { tense: 'future' }))} kind="date" />);
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'In 1 week',
    'In 1 month',
    'In 3 months',
  ]);
});

test('a day is picked from a calendar with the keys', async () => {
  const said: unknown[] = [];
  show(
    <OneInput
      of={date('Ends', { tense: 'any' })}
      kind="date"
      start="2026-11-14"
      onChange={(value) => said.push(value)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Calendar' }));
  const chosen = await screen.findByRole('button', { name: '14 November 2026' });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(said).toEqual(['2026-11-21']);
});

test('a time is typed in any of the usual ways', async () => {
  const said: unknown[] = [];
  show(<OneInput kind="time" onChange={(value) => said.push(value)} />);
  await userEvent.type(screen.getByLabelText('Bedtime'), '9');
  await userEvent.tab();
  expect(said.at(-1)).toBe('09:00');
});

test('a number says its unit, and never the bounds a machine keeps to', () => {
  show(<OneInput of={decimal('Amount', { unit: '£', min: 0.01, max: 99_999_999.99, places: 2 })} kind="decimal" />);
  expect(screen.getByLabelText('Amount').getAttribute('placeholder')).toBeNull();
});

test('another time is read on the clock of the house', async () => {
  const said: unknown[] = [];
  show(<OneInput kind="moment" onChange={(value) => said.push(value)} />);
  await userEvent.click(screen.getByLabelText('Other time'));
  await userEvent.type(screen.getByLabelText('Date'), '2026-07-01');
  await userEvent.type(screen.getByLabelText('Time'), '09:30');
  expect(said.at(-1)).toBe('2026-07-01T08:30:00.000Z');
});

test('a picker looks for records as one types and gives the id of the chosen one', async () => {
  const said: unknown[] = [];
  show(<OneInput kind="ref" onChange={(value) => said.push(value)} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Favourite bird' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Robin' }));
  expect(said).toEqual(['01900000-0000-7000-8000-000000000001']);
});

test('rows are added and taken away one by one', async () => {
  const said: unknown[] = [];
  show(<OneInput kind="rows" onChange={(value) => said.push(value)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Meals' }));
  await userEvent.type(within(screen.getByRole('group', { name: 'Meals 1' })).getByLabelText(/Dish/), 'Soup');
  expect(said.at(-1)).toEqual([{ dish: 'Soup' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1' }));
  expect(said.at(-1)).toEqual([]);
});

/** A server that takes files only when it is told to. */
function slowServer(id: string) {
  const answered = Promise.withResolvers<Response>();
  const elsewhere = fetch;
  vi.stubGlobal('fetch', (asked: string, init?: RequestInit) => {
    if (asked.startsWith('/api/upload/')) return Promise.resolve(Response.json({ received: page.size }));
    return asked === '/api/attachment/' ? answered.promise : elsewhere(asked, init);
  });
  return () =>
    answered.resolve(
      new Response(JSON.stringify({ id }), { status: 201, headers: { 'Content-Type': 'application/json' } }),
    );
}
const page = new File(['a page'], 'page.pdf', { type: 'application/pdf' });
const courses = rows('Courses', { course: text('Course', { max: 60 }), certificate: file('Certificate') });
const inRow = (at: number) => within(screen.getByRole('group', { name: `Courses ${at}` }));

test('what is typed in a row, and a row that is added, stay when the file of the row has arrived', async () => {
  const arrive = slowServer('the-file');
  const said: unknown[] = [];
  show(<OneInput of={courses} start={[{ course: '', certificate: null }]} onChange={(value) => said.push(value)} />);
  await userEvent.upload(inRow(1).getByLabelText('Certificate', { selector: 'input' }), page);
  await write(inRow(1).getByLabelText('Course'), 'Moving people');
  await userEvent.click(screen.getByRole('button', { name: 'Add another to Courses' }));
  await write(inRow(2).getByLabelText('Course'), 'First aid');
  arrive();
  await waitFor(() =>
    expect(said.at(-1)).toEqual([
      { course: 'Moving people', certificate: 'the-file' },
      { course: 'First aid', certificate: null },
    ]),
  );
});

test('a file on its way to a row that is taken away arrives in no other', async () => {
  const arrive = slowServer('the-file');
  const said: unknown[] = [];
  show(
    <OneInput
      of={courses}
      start={[
        { course: 'Moving people', certificate: null },
        { course: 'First aid', certificate: null },
      ]}
      onChange={(value) => said.push(value)}
    />,
  );
  await userEvent.upload(inRow(1).getByLabelText('Certificate', { selector: 'input' }), page);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1' }));
  arrive();
  await userEvent.type(inRow(1).getByLabelText('Course'), '!');
  expect(said.at(-1)).toEqual([{ course: 'First aid!', certificate: null }]);
});

test('a file that is taken away while another is on its way does not come back', async () => {
  const arrive = slowServer('second');
  const said: unknown[] = [];
  registerEntities([bird, papers]);
  show(<OneInput of={refs('Papers', { to: 'attachment' })} start={['first']} onChange={(value) => said.push(value)} />);
  await userEvent.upload(screen.getByLabelText('Papers', { selector: 'input' }), page);
  await userEvent.click(screen.getByRole('button', { name: 'Remove File' }));
  arrive();
  await waitFor(() => expect(said.at(-1)).toEqual(['second']));
});

test('a picture that cannot be opened is said to be one, and another can be chosen', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));
  show(<OneInput kind="file" />);
  await userEvent.upload(
    screen.getByLabelText('Picture'),
    new File(['not a picture'], 'foot.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText(/This picture could not be opened/)).toBeDefined();
  expect(screen.getByRole('button', { name: /Choose a file/ }).hasAttribute('data-loading')).toBe(false);
});
