import { afterAll, beforeAll, expect, test } from 'vitest';
import { importOf, type Sheet } from '#world/records/spreadsheet.ts';
import { makeWorld, now, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const headings = ['NHS No', 'Forename', 'Surname', 'DOB', 'Room', 'Date of admission', 'GP', 'GP phone', 'Allergies'];
const sheet = (...lines: readonly (readonly string[])[]): Sheet => [headings, ...lines];
const ada = ['943 476 5919', 'Ada', 'Quill', '03/04/1940', '4', '1 May 2025', 'Dr Moor', '020 7946 0018', 'NKDA'];
const bea = [
  '',
  'Bea',
  'Stone',
  '12/11/1938',
  '5',
  '02/06/2025',
  'Dr Moor',
  '020 7946 0018',
  'Penicillin, rash, Anaphylaxis; Nuts, , mild',
];
const forAll = { national_id_unknown: 'Yes' };
/** Somebody else with the same particulars. */
const as = (line: readonly string[], number: string, first: string, last: string) =>
  line.with(0, number).with(1, first).with(2, last);

const called = async (last: string) => {
  const found = `select row_to_json(t) as person from resident t where last_name = $1 and not is_deleted`;
  return (await world.owner.query(found, [last])).rows.map(({ person }) => person);
};

test('a dry run names every cell that is wrong in the words of the form, and writes nothing', async () => {
  const dora = as(ada, '943 476 5870', 'Dora', 'Dry');
  const bad = ['943 476 5918', '', 'Dry', '31/02/1940', '4', 'soon', 'Dr Moor', '12', 'NKDA'];
  const answer = await world
    .as('manager')
    .post('/api/import/check/', importOf('residents', world.rose, sheet(dora, bad)));
  expect(answer.json()).toEqual({
    state: 'checked',
    ready: 1,
    leftOut: 0,
    findings: [
      {
        line: 3,
        problems: [
          { column: 'first_name', sentence: 'First name is needed.' },
          { column: 'date_of_birth', sentence: 'Date of birth must be a date, such as 14 Nov 2026.' },
          { column: 'admission_date', sentence: 'Moved in on must be a date, such as 14 Nov 2026.' },
          { column: 'gp_phone', sentence: 'GP phone must be a phone number, such as 020 7946 0018.' },
        ],
        doubts: [],
        alike: null,
      },
    ],
  });
  expect(await called('Dry')).toEqual([]);
});

test('all lines of a file are brought in, or none', async () => {
  const alma = as(bea, '', 'Alma', 'All');
  const bad = as(ada, '', 'Abel', 'Nobody').with(3, 'unknown');
  const refused = await world
    .as('manager')
    .post('/api/import/', importOf('residents', world.rose, sheet(alma, bad), { forAll }));
  expect([refused.statusCode, refused.json().state, refused.json().findings.length]).toEqual([200, 'checked', 1]);
  expect(await called('All')).toEqual([]);
});

test('residents come with their allergies, their contact, and a history that names the file and the line', async () => {
  const request = importOf(
    'residents',
    world.rose,
    [
      [...headings, 'Contact first name', 'Contact last name', 'Contact relationship', 'Contact phone'],
      [...ada, '', '', '', ''],
      [...bea, 'Cleo', 'Stone', 'Child', '020 7946 0019'],
    ],
    { forAll, file: 'Rose House.xlsx' },
  );
  const answer = await world.as('manager').post('/api/import/', request);
  expect(answer.json()).toEqual({ state: 'imported', ready: 2, leftOut: 0, findings: [] });
  const [quill] = await called('Quill');
  const [stone] = await called('Stone');
  expect(quill).toMatchObject({
    national_id: '9434765919',
    date_of_birth: '1940-04-03',
    admission_date: '2025-05-01',
    status: 'current',
    no_known_allergies: true,
    home: world.rose,
  });
  expect(stone.allergies).toEqual([
    { substance: 'Penicillin', reaction: 'rash', severity: 'anaphylaxis' },
    { substance: 'Nuts', reaction: null, severity: 'mild' },
  ]);
  const { rows: contacts } = await world.owner.query('select first_name, phone from family where resident = $1', [
    stone.id,
  ]);
  expect(contacts).toEqual([{ first_name: 'Cleo', phone: '020 7946 0019' }]);
  const { rows: history } = await world.owner.query(
    `select reason from user_history where object_id = $1 and action = 'create'`,
    [stone.id],
  );
  expect(history).toEqual([{ reason: 'Brought in from Rose House.xlsx, line 3' }]);
  const again = await world.as('manager').post('/api/import/', request);
  expect(again.json()).toMatchObject({ state: 'imported' });
  expect(await called('Stone')).toHaveLength(1);
});

test('whoever is here already is asked about, and left out or added as the answer says', async () => {
  const ivy = as(ada, '401 023 2137', 'Ivy', 'Yew');
  await world.as('manager').post('/api/import/', importOf('residents', world.rose, sheet(ivy), { forAll }));
  const ask = importOf('residents', world.rose, sheet(ivy, as(ivy, '', 'Adam', 'Yew')), { forAll });
  const asked = (await world.as('manager').post('/api/import/', ask)).json();
  expect(asked).toMatchObject({ state: 'checked', findings: [{ line: 2, alike: 'Ivy Yew' }] });
  const answered = (await world.as('manager').post('/api/import/', { ...ask, same: { 2: 'same' } })).json();
  expect(answered).toEqual({ state: 'imported', ready: 1, leftOut: 1, findings: [] });
  expect((await called('Yew')).map(({ first_name }) => first_name).toSorted()).toEqual(['Adam', 'Ivy']);
});

test('two lines of one file that speak of the same person are asked about too', async () => {
  const kit = ['', 'Kit', 'Lowe', '03/04/1950', '9', '1 May 2025', 'Dr Moor', '020 7946 0018', 'None'];
  const answer = await world
    .as('manager')
    .post('/api/import/check/', importOf('residents', world.rose, sheet(kit, kit), { forAll }));
  expect(answer.json().findings).toMatchObject([{ line: 3, alike: 'line 2 of this file' }]);
});

test('a doubt is asked about, and stands once it is confirmed', async () => {
  const young = ['', 'Jo', 'Young', '03/04/2015', '9', '1 May 2025', 'Dr Moor', '020 7946 0018', 'None'];
  const ask = importOf('residents', world.rose, sheet(young), { forAll });
  const [finding] = (await world.as('manager').post('/api/import/check/', ask)).json().findings;
  expect(finding).toMatchObject({ problems: [], doubts: [{ column: 'date_of_birth', code: 'unusual_age' }] });
  const sure = await world.as('manager').post('/api/import/check/', { ...ask, confirmed: { 2: ['unusual_age'] } });
  expect(sure.json()).toMatchObject({ ready: 1, findings: [] });
});

test('a file is taken out again as a whole within a day, and its lines stay in the history', async () => {
  const request = importOf('residents', world.rose, sheet(bea.with(1, 'Una').with(2, 'Undone')), { forAll });
  await world.as('manager').post('/api/import/', request);
  const undone = await world.as('manager').post(`/api/import/${request.id}/undo/`);
  expect([undone.statusCode, undone.json().state]).toEqual([200, 'undone']);
  expect(await called('Undone')).toEqual([]);
  const { rows } = await world.owner.query(`select deletion_reason from resident where last_name = 'Undone'`);
  expect(rows).toEqual([{ deletion_reason: 'Brought in from residents.csv and taken out again' }]);
  const listed = (await world.as('manager').get(`/api/import/?home=${world.rose}`)).json();
  expect(listed[0]).toMatchObject({ id: request.id, state: 'undone', undo_until: null });
});

test('a file stays once somebody has worked with one of its people, and the sentence says with whom', async () => {
  const request = importOf('residents', world.rose, sheet(bea.with(1, 'Wanda').with(2, 'Worked')), { forAll });
  await world.as('manager').post('/api/import/', request);
  const [person] = await called('Worked');
  world.clock = new Date(now.getTime() + 60_000);
  await world.given('note', { resident: person.id });
  const refused = await world.as('manager').post(`/api/import/${request.id}/undo/`);
  expect([refused.statusCode, refused.json().non_field_errors]).toEqual([
    400,
    ['Nothing was taken out: Wanda Worked (line 2) has a note by now. Change or strike out what is wrong one by one.'],
  ]);
  world.clock = now;
});

test('after a day a file is no longer taken out as a whole', async () => {
  const request = importOf('residents', world.rose, sheet(bea.with(1, 'Olga').with(2, 'Old')), { forAll });
  await world.as('manager').post('/api/import/', request);
  world.clock = new Date(now.getTime() + 25 * 3_600_000);
  const manager = await world.again(world.people.manager);
  const refused = await manager.post(`/api/import/${request.id}/undo/`);
  world.clock = now;
  expect([refused.statusCode, refused.json().non_field_errors[0]]).toEqual([400, expect.stringContaining('24 hours')]);
});

test('who may not add residents brings none in, and another house is not there', async () => {
  const ask = importOf('residents', world.rose, sheet(ada), { forAll });
  expect((await world.as('carer').post('/api/import/check/', ask)).statusCode).toBe(403);
  expect((await world.as('manager').post('/api/import/check/', { ...ask, home: world.willow })).statusCode).toBe(404);
  expect((await world.as(null).post('/api/import/check/', ask)).statusCode).toBe(401);
});
