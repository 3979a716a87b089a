import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HandoverSheet } from '#domain/handover/lines/sheet.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
/** On the morning of a fall. */
async function begin(): Promise<void> {
  world = await makeWorld();
  await world.given('incident', {
    resident: world.mrHale,
    incident_type: 'fall',
    severity: 'low',
    location: 'lounge',
    occurred_at: '2026-03-01T08:50:00.000Z',
  });
}

const open = async (by: Caller) => (await by.post(`/api/home/${world.rose}/handover/`)).json<{ id: string }>().id;
const sheetOf = async (by: Caller, id: string, more = '') =>
  (await by.get(`/api/handover/${id}/sheet/${more}`)).json<HandoverSheet>();
const step = async (by: Caller, id: string, name: string, input: object = {}, reader = world.as('manager')) => {
  const { handover } = await sheetOf(reader, id);
  return by.post(`/api/handover/${id}/${name}/`, { version: handover.version, ...input });
};
const given = async (giver: Caller) => {
  const id = await open(giver);
  expect((await step(giver, id, 'give', { keys_handed: true }, giver)).statusCode).toBe(200);
  return id;
};
const receive = async (receiver: Caller, id: string, reader?: Caller) =>
  expect((await step(receiver, id, 'receive', {}, reader)).statusCode).toBe(200);
const pageOf = ({ pages }: HandoverSheet, resident = world.mrHale) => {
  const page = pages.find(({ person }) => person.id === resident);
  if (!page?.id) throw new Error('There is no page');
  return { ...page, id: page.id };
};

describe('a handover', () => {
  beforeEach(begin);
  afterEach(() => world.close());

  test('whoever may not begin a handover reads the last one, and is told where there has been none', async () => {
    const asked = async () => (await world.as('auditor').post(`/api/home/${world.rose}/handover/`)).json();
    expect(await asked()).toEqual({ id: null });
    const id = await open(world.as('senior'));
    expect(await asked()).toEqual({ id });
  });

  test('whoever opens it first makes the handover of this change of shift, and everyone else finds it', async () => {
    const ids = await Promise.all([open(world.as('carer')), open(world.as('senior')), open(world.as('manager'))]);
    expect(new Set(ids).size).toBe(1);
    const sheet = await sheetOf(world.as('carer'), ids[0] ?? '');
    expect(sheet.handover).toMatchObject({
      status: 'draft',
      handover_date: '2026-03-01',
      to_shift: 'early',
      covers_from: expect.any(String),
    });
    expect(pageOf(sheet)).toMatchObject({
      priority: 'urgent',
      as_usual: false,
      figures: { incidents: [expect.any(String)], sleep_hours: null },
    });
  });

  test('a handover goes from one person to another, is read page by page, and is sealed', async () => {
    await world.given('resident', { status: 'current', admission_date: '2020-01-01' });
    const id = await open(world.as('carer'));
    expect((await world.as('carer').post(`/api/handover/${id}/give/`, {})).json()).toHaveProperty('version');
    const { version } = (await sheetOf(world.as('carer'), id)).handover;
    const lift = { maintenance: 'The lift is slow.', version };
    expect((await world.as('manager').patch(`/api/handover/${id}/`, lift)).statusCode).toBe(200);
    expect((await world.as('carer').post(`/api/handover/${id}/give/`, { version })).statusCode).toBe(409);
    expect((await step(world.as('carer'), id, 'give', { keys_handed: true })).json()).toMatchObject({
      status: 'given',
      given_by: world.people.carer,
      keys_handed: true,
      given_at: expect.any(String),
    });
    expect((await step(world.as('carer'), id, 'build')).json()).toHaveProperty('status');
    const { id: page } = pageOf(await sheetOf(world.as('senior'), id));

    expect((await world.as('carer').post(`/api/handover-resident/${page}/acknowledge/`)).statusCode).toBe(403);
    await Promise.all(
      [world.as('senior'), world.as('agency'), world.as('senior')].map((by) =>
        by.post(`/api/handover-resident/${page}/acknowledge/`),
      ),
    );
    await world.as('senior').post(`/api/handover-resident/${page}/ask/`, { text: 'Did the GP ring?' });
    const asked = await sheetOf(world.as('senior'), id);
    expect(
      pageOf(asked)
        .acknowledged.map((one) => one.id)
        .toSorted(),
    ).toEqual([world.people.senior, world.people.agency].toSorted());
    expect(pageOf(asked).questions).toEqual([{ text: 'Did the GP ring?', by: 'senior Lee' }]);
    expect(asked.tasks).toEqual([
      { text: expect.stringMatching(/: Did the GP ring\?$/), assigned_to: 'carer Lee', due_at: null, done_at: null },
    ]);

    expect((await step(world.as('carer'), id, 'receive')).statusCode).toBe(403);
    const received = (await step(world.as('senior'), id, 'receive')).json();
    expect(received).toMatchObject({ status: 'received', received_by: [world.people.senior] });
    const { handover, pages } = await sheetOf(world.as('senior'), id);
    expect(pages).toHaveLength(2);
    // Whoever received it goes on from the version that was sealed.
    expect(received).toMatchObject({ version: handover['version'], hash: handover['hash'] });
    const hashes = await Promise.all(
      pages.map(async ({ id: each }) => {
        const { frozen, hash } = (await world.as('senior').get(`/api/handover-resident/${each}/`)).json<{
          frozen: string;
          hash: string;
        }>();
        expect(createHash('sha256').update(frozen).digest('hex')).toBe(hash);
        return hash;
      }),
    );
    expect(createHash('sha256').update(String(handover['frozen'])).digest('hex')).toBe(handover['hash']);
    expect((JSON.parse(String(handover['frozen'])) as { pages: string[] }).pages.toSorted()).toEqual(hashes.toSorted());
  });

  test('a fall minutes after the handover was received stands on top of it, in every view, until the next one is given', async () => {
    world.clock = new Date('2026-03-01T13:30:00.000Z');
    const [giver, receiver] = [await world.again(world.people.senior), await world.again(world.people.manager)];
    const id = await given(giver);
    await receive(receiver, id, giver);
    world.clock = new Date(world.clock.getTime() + 8 * 60_000);
    const reader = await world.again(world.people.carer);
    const fell = await world.given('incident', {
      resident: world.mrHale,
      incident_type: 'fall',
      severity: 'moderate',
      location: 'bathroom',
      occurred_at: world.clock.toISOString(),
    });
    const line = { part: 'changed', rank: 'safety', mark: 'new', source: { entity: 'incident', id: fell.id } };
    expect(await open(reader)).toBe(id);
    for (const view of ['', '?since=2026-03-01T00:00:00.000Z']) {
      const { after, late } = await sheetOf(reader, id, view);
      expect(after?.pages[0]).toMatchObject({
        person: { id: world.mrHale },
        priority: 'urgent',
        lines: expect.arrayContaining([expect.objectContaining(line)]),
      });
      expect(after?.pages[0]?.lines.every(({ mark }) => mark !== 'standing')).toBe(true);
      expect(late.map((entry) => entry.id)).not.toContain(fell.id);
    }
    world.clock = new Date('2026-03-01T22:00:00.000Z');
    const night = await world.again(world.people.senior);
    const next = await open(night);
    expect(next).not.toBe(id);
    expect(pageOf(await sheetOf(night, next)).lines.map(({ source }) => source.id)).toContain(fell.id);
    expect((await sheetOf(night, next)).after).toBeNull();
    expect((await step(night, next, 'give', {}, night)).statusCode).toBe(200);
    expect((await sheetOf(night, id)).after).toBeNull();
  });

  test('whoever came after it was given stands above it until the next one is given, and then in their own page alone', async () => {
    world.clock = new Date('2026-03-01T22:00:00.000Z');
    const by = async (who: 'senior' | 'manager') => world.again(world.people[who]);
    const first = await given(await by('senior'));
    const came = await world.given('resident', {
      status: 'current',
      admission_date: '2026-03-01',
      national_id_type: 'local',
      national_id: 'CAME',
    });
    expect(await open(await by('senior'))).toBe(first);
    const arrivals = async (id: string) => {
      const { pages, after } = await sheetOf(await by('senior'), id);
      const hasCome = ({ person, lines }: Pick<HandoverSheet['pages'][number], 'person' | 'lines'>) =>
        person.id === came.id && lines.some(({ rank }) => rank === 'arrival');
      return [pages.some(hasCome), after?.pages.some(hasCome) ?? false];
    };
    expect(await arrivals(first)).toEqual([false, true]);

    world.clock = new Date(world.clock.getTime() + 10 * 60_000);
    const another = (
      await (
        await by('senior')
      ).post('/api/handover/', {
        home: world.rose,
        handover_date: '2026-03-01',
        from_shift: 'sleep_in',
        to_shift: 'long_day',
        given_by: world.people.senior,
      })
    ).json<{ id: string }>().id;
    expect((await step(await by('senior'), another, 'give', {}, await by('senior'))).statusCode).toBe(200);
    expect(await arrivals(another)).toEqual([true, false]);
    expect((await step(await by('manager'), another, 'receive', {}, await by('senior'))).statusCode).toBe(200);
    world.clock = new Date(world.clock.getTime() + 5 * 60_000);
    expect(await open(await by('senior'))).toBe(another);
    expect(await arrivals(another)).toEqual([true, false]);
  });
});

describe('a draft', () => {
  beforeAll(begin);
  afterAll(() => world.close());

  test('an auditor reads what there is and makes nothing', async () => {
    await open(world.as('senior'));
    const id = await open(world.as('auditor'));
    expect((await sheetOf(world.as('auditor'), id)).pages.length).toBeGreaterThan(0);
    expect((await world.as('auditor').post(`/api/handover/${id}/build/`)).statusCode).toBe(403);
    expect((await world.as('manager').post(`/api/home/${world.willow}/handover/`)).statusCode).toBe(404);
  });

  test('the house’s own part says who is missing and what nobody has recorded', async () => {
    const { house } = await sheetOf(world.as('manager'), await open(world.as('manager')));
    expect(house.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        'Early 07:30–15:00 is 1 short.',
        'Early tomorrow 07:30–15:00 is 1 short.',
        'On the next shift: agency Lee.',
        'Count the cash: no count is recorded.',
        'Keys: not recorded.',
        'Phones: not recorded.',
      ]),
    );
  });

  test('an open draft is never behind the records, and building it anew keeps the remark', async () => {
    const id = await open(world.as('carer'));
    const { version } = pageOf(await sheetOf(world.as('carer'), id));
    const page = pageOf(await sheetOf(world.as('carer'), id)).id;
    const remark = 'Sleeps in the chair today.';
    expect(
      (await world.as('carer').post(`/api/handover-resident/${page}/remark/`, { remark, version })).statusCode,
    ).toBe(200);
    expect(
      (await world.as('agency').post(`/api/handover-resident/${page}/remark/`, { remark: 'Hm.', version: 2 }))
        .statusCode,
    ).toBe(403);
    expect(
      (
        await world.as('carer').post(`/api/handover-resident/${page}/remark/`, { remark: 'x'.repeat(281), version: 2 })
      ).json(),
    ).toHaveProperty('remark');
    await world.given('note', {
      home: world.rose,
      resident: world.mrHale,
      category: 'health',
      body: 'The surgery rings back.',
      is_important: true,
      occurred_at: '2026-03-01T08:55:00.000Z',
    });
    expect(pageOf(await sheetOf(world.as('carer'), id)).lines.map(({ words }) => words)).toContain(
      'Health note: The surgery rings back.',
    );
    expect((await step(world.as('carer'), id, 'build')).statusCode).toBe(200);
    expect(pageOf(await sheetOf(world.as('carer'), id))).toMatchObject({ remark });
  });

  test('somebody admitted while it is read gets a page, and whoever gives it from an older page is not refused', async () => {
    const id = await open(world.as('carer'));
    const { version } = (await sheetOf(world.as('carer'), id)).handover;
    const newcomer = await world.given('resident', {
      status: 'current',
      admission_date: '2026-03-01',
      national_id_type: 'local',
      national_id: 'NEW',
      admission_type: 'emergency',
      admitted_from: 'Her flat',
      admission_reason: 'A fire',
      known_dangers: 'Smokes in bed.',
      no_known_allergies: false,
      allergies: [],
      allergies_unknown: true,
    });
    // As every open page does that is sent the newcomer.
    const built = await Promise.all(
      (['senior', 'manager'] as const).map((who) => world.as(who).post(`/api/handover/${id}/build/`)),
    );
    expect(built.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const sheet = await sheetOf(world.as('carer'), id);
    expect(pageOf(sheet, newcomer.id)).toMatchObject({
      id: expect.any(String),
      lines: [
        { words: expect.stringMatching(/^New here: moved in today, from Her flat, emergency stay, .*allergies/) },
      ],
    });
    expect(pageOf(sheet, newcomer.id).lines[0]?.words).toContain('Danger: Smokes in bed.');
    expect(sheet.handover.version).toBe(version);
  });

  test('a page that only a colleague wrote on does not fold away as usual', async () => {
    const id = await open(world.as('carer'));
    const newcomer = await world.given('resident', {
      status: 'current',
      admission_date: '2020-01-01',
      national_id_type: 'local',
      national_id: 'QUIET',
    });
    await step(world.as('carer'), id, 'build');
    const quiet = pageOf(await sheetOf(world.as('carer'), id), newcomer.id);
    expect(quiet).toMatchObject({ lines: [], as_usual: true });
    await world.as('carer').post(`/api/handover-resident/${quiet.id}/remark/`, {
      remark: 'Her sister comes at nine.',
      version: quiet.version,
    });
    expect(pageOf(await sheetOf(world.as('carer'), id), newcomer.id)).toMatchObject({ lines: [], as_usual: false });
  });

  test('nobody acknowledges what has not been given, and an agency worker gives none', async () => {
    const id = await open(world.as('carer'));
    const { id: page } = pageOf(await sheetOf(world.as('carer'), id));
    expect((await world.as('senior').post(`/api/handover-resident/${page}/acknowledge/`)).json()).toEqual({
      status: ['It has not been given yet.'],
    });
    expect((await step(world.as('agency'), id, 'give')).statusCode).toBe(403);
  });
});

describe('what was received', () => {
  let id: string;
  let note: string;
  beforeAll(async () => {
    await begin();
    const written = await world.given('note', {
      home: world.rose,
      resident: world.mrHale,
      category: 'health',
      body: 'The surgery rings back.',
      is_important: true,
      occurred_at: '2026-03-01T08:55:00.000Z',
    });
    note = written.id;
    const page = pageOf(await sheetOf(world.as('carer'), await open(world.as('carer'))));
    const remark = { remark: 'Sleeps in the chair today.', version: page.version };
    await world.as('carer').post(`/api/handover-resident/${page.id}/remark/`, remark);
    id = await given(world.as('carer'));
    await world.as('senior').post(`/api/handover-resident/${page.id}/ask/`, { text: 'Did the GP ring?' });
    await receive(world.as('senior'), id);
  });
  beforeEach(() => void (world.clock = now));
  afterAll(() => world.close());

  test('what was received stays as it was, and can still be added to', async () => {
    const { handover } = await sheetOf(world.as('senior'), id);
    const { id: page, version, remark } = pageOf(await sheetOf(world.as('senior'), id));
    expect(
      (await world.as('senior').post(`/api/handover-resident/${page}/remark/`, { remark: 'Otherwise.', version }))
        .statusCode,
    ).toBe(400);
    expect(
      (
        await world.as('manager').patch(`/api/handover/${id}/`, { keys_handed: false, version: handover.version })
      ).json(),
    ).toHaveProperty('keys_handed');
    expect(
      (
        await world
          .as('manager')
          .patch(`/api/handover/${id}/`, { addenda: [{ text: 'The boiler failed again.' }], version: handover.version })
      ).statusCode,
    ).toBe(200);
    expect(remark).toBe('Sleeps in the chair today.');
    expect(pageOf(await sheetOf(world.as('senior'), id)).remark).toBe(remark);
  });

  test('who went to hospital after it was given is shown as at home in it, for ever', async () => {
    const there = async () => pageOf(await sheetOf(world.as('senior'), id)).person.status;
    const { version } = (await world.as('manager').get(`/api/resident/${world.mrHale}/`)).json<{ version: number }>();
    const gone = await world.as('manager').patch(`/api/resident/${world.mrHale}/`, {
      status: 'hospital',
      hospital: 'St James’s',
      hospital_reason: 'Chest pain',
      version,
      expected_return_date: '2026-03-04',
    });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await there()).toBe('current');
    expect(
      (await world.as('manager').patch(`/api/resident/${world.mrHale}/`, { status: 'current', version: version + 1 }))
        .statusCode,
    ).toBe(200);
    expect(await there()).toBe('current');
  });

  test('a task is ticked off by whoever came on', async () => {
    expect((await step(world.as('agency'), id, 'task', { place: 0, is_done: true })).statusCode).toBe(200);
    expect((await step(world.as('agency'), id, 'task', { place: 7, is_done: true })).json()).toHaveProperty('place');
    expect((await sheetOf(world.as('senior'), id)).tasks).toMatchObject([{ done_at: expect.any(String) }]);
  });

  test('what is written down later for that time is shown as added after it, and the next one begins where this one ended', async () => {
    world.clock = new Date('2026-03-01T09:30:00.000Z');
    const reader = await world.again(world.people.carer);
    await world.given('fluid_intake', {
      resident: world.mrHale,
      direction: 'intake',
      fluid_type: 'tea',
      offered_ml: 200,
      amount_ml: 150,
      outcome: 'most',
      occurred_at: '2026-03-01T08:58:00.000Z',
    });
    await world.given('mood', { resident: world.mrHale, mood_score: 4, occurred_at: '2026-03-01T09:20:00.000Z' });
    const { late, is_live } = await sheetOf(reader, id);
    expect(is_live).toBe(false);
    expect(late).toMatchObject([
      {
        kind: 'fluid_intake',
        resident: world.mrHale,
        words: expect.stringContaining('150 ml'),
        recorded_at: expect.stringContaining('09:30'),
      },
    ]);
    world.clock = new Date('2026-03-01T13:30:00.000Z');
    const manager = await world.again(world.people.manager);
    await world.given('note', {
      home: world.rose,
      resident: null,
      category: 'house',
      body: 'The boiler man came.',
      occurred_at: '2026-03-01T08:59:00.000Z',
    });
    const corrected = await manager.patch(`/api/note/${note}/`, {
      version: 1,
      body: 'The surgery has rung back.',
      edit_reason: 'clarification',
    });
    expect(corrected.statusCode, corrected.body).toBe(200);
    const ofHale = async () =>
      (await sheetOf(manager, id)).after?.pages
        .find(({ person }) => person.id === world.mrHale)
        ?.lines.map(({ mark, words }) => [mark, words]);
    expect((await sheetOf(manager, id)).late.map((entry) => [entry.how, entry.name, entry.words])).toContainEqual([
      'added',
      'The house',
      'House · The boiler man came.',
    ]);
    expect(await ofHale()).toContainEqual([expect.any(String), 'Health note: The surgery has rung back.']);
    expect(
      (
        await manager.patch(`/api/note/${note}/`, {
          version: 2,
          is_deleted: true,
          deletion_reason: 'Entered in error',
        })
      ).statusCode,
    ).toBe(200);
    expect(await ofHale()).toContainEqual(['withdrawn', expect.stringMatching(/^Withdrawn: /)]);
    const later = await world.again(world.people.carer);
    const next = await sheetOf(later, await open(later));
    expect(next).toMatchObject({
      since: '2026-03-01T09:00:00.000Z',
      handover: { from_shift: 'early', to_shift: 'late' },
    });
  });

  test('looking further back is composed on the spot and changes nothing', async () => {
    const by = await world.again(world.people.carer);
    expect(await open(by)).toBe(id);
    const day = await sheetOf(by, id, '?since=2026-02-28T14:00:00.000Z');
    expect(day).toMatchObject({ is_live: true, since: '2026-02-28T14:00:00.000Z' });
    expect(pageOf(day).lines.map(({ words }) => words)).toContain('Fall, lounge, harm: low, draft.');
    expect((await by.get(`/api/handover/${id}/sheet/?since=tomorrow`)).statusCode).toBe(400);
  });
});
