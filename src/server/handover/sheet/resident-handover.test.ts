import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { sources } from '../material/material-sql.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
  const about = { resident: world.mrHale };
  await world.given('incident', {
    ...about,
    incident_type: 'fall',
    severity: 'low',
    location: 'lounge',
    occurred_at: '2026-03-01T08:50:00.000Z',
  });
  await world.given('note', {
    home: world.rose,
    ...about,
    category: 'health',
    body: 'The surgery rings back about the blood test.',
    is_important: true,
    occurred_at: '2026-03-01T08:40:00.000Z',
  });
  await world.given('note', {
    home: world.rose,
    ...about,
    category: 'daily',
    body: 'A word between seniors, not for the handover.',
    is_important: true,
    visibility: 'senior_only',
    occurred_at: '2026-03-01T08:45:00.000Z',
  });
  await world.given('appointment', {
    home: world.rose,
    ...about,
    title: 'Dentist',
    starts_at: '2026-03-01T15:00:00.000Z',
    ends_at: null,
    with_whom: null,
    location: null,
    transport: 'taxi',
    escort_needed: true,
    escort_staff: null,
    preparation: null,
  });
});
afterEach(() => world.close());

interface Line {
  readonly part: string;
  readonly words: string;
  readonly mark: string;
  readonly source: { readonly entity: string };
}
const handover = async (role: Parameters<World['as']>[0]) =>
  (await world.as(role).get(`/api/resident/${world.mrHale}/handover/`)).json();
const linesOf = (answer: { readonly page: { readonly lines: readonly Line[] } }, part: string) =>
  answer.page.lines.filter((line) => line.part === part).map(({ words }) => words);

test('one call tells the next shift what changed, with the gravest first', async () => {
  const answer = await handover('carer');
  expect(answer.page).toMatchObject({ resident: world.mrHale, priority: 'urgent', as_usual: false });
  expect(linesOf(answer, 'changed')).toEqual([
    'Fall, lounge, harm: low, draft.',
    'Health note: The surgery rings back about the blood test.',
  ]);
  expect(linesOf(answer, 'appointments')).toEqual(['15:00 Dentist, taxi, escort needed, none named.']);
});

test('a note for seniors alone is not handed over', async () => {
  expect(JSON.stringify(await handover('senior'))).not.toContain('between seniors');
});

test('what was withdrawn since is told as withdrawn', async () => {
  const mood = await world.given('mood', {
    resident: world.mrHale,
    mood_score: 1,
    period: 'morning',
    occurred_at: '2026-03-01T08:30:00.000Z',
  });
  await world
    .as('senior')
    .patch(`/api/mood/${mood.id}/`, { is_deleted: true, deletion_reason: 'Entered in error', version: 1 });
  const { page } = await handover('senior');
  expect(page.lines.find(({ source }: Line) => source.entity === 'mood')).toMatchObject({
    mark: 'withdrawn',
    words: 'Withdrawn: Mood very low at 08:30. (Entered in error)',
  });
});

test('who may not see a kind of record reads no line of it', async () => {
  const narrow = await world.holding('view_resident', 'view_handover_resident', 'view_note');
  const { page } = (await narrow.get(`/api/resident/${world.mrHale}/handover/`)).json();
  expect(new Set(page.lines.map(({ source }: Line) => source.entity))).toEqual(new Set(['note']));
});

test('a resident of another house is not there, and without the right nothing is', async () => {
  expect((await world.as('manager').get(`/api/resident/${world.msBird}/handover/`)).statusCode).toBe(404);
  expect((await (await world.holding('view_resident')).get(`/api/resident/${world.mrHale}/handover/`)).statusCode).toBe(
    403,
  );
});

test('the handover of somebody who has moved is read in the new house alone', async () => {
  const person = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    date_of_birth: '1950-05-05',
    national_id_type: 'local',
    national_id: 'LOCAL-MOVES',
    home: world.rose,
  });
  await world.as('superuser').patch(`/api/resident/${person.id}/`, { version: 1, home: world.willow });
  const there = await world.holdingThere('view_resident', 'view_handover_resident');
  expect((await world.as('manager').get(`/api/resident/${person.id}/`)).statusCode).toBe(200);
  expect((await world.as('manager').get(`/api/resident/${person.id}/handover/`)).statusCode).toBe(404);
  expect((await there.get(`/api/resident/${person.id}/handover/`)).statusCode).toBe(200);
});

test('what changed about a resident is found without reading the years behind it', async () => {
  const { rows } = await world.owner.query<{ tablename: string }>(
    `select tablename from pg_indexes where indexdef like '%(resident, updated_at)'`,
  );
  const found = new Set(rows.map(({ tablename }) => tablename));
  const byChange = Object.values(sources).filter(({ where }) => where?.includes('updated_at >= :since') ?? true);
  const read = new Set(byChange.map(({ entity }) => entity.name));
  expect(read.size).toBeGreaterThan(10);
  expect([...read].filter((name) => !found.has(name))).toEqual([]);
});
