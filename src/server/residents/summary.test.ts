import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const about = { resident: world.mrHale };
  await world.owner.query(
    `update resident set height_cm = 170, key_worker = $2, fluid_target_ml = 1800 where id = $1`,
    [world.mrHale, world.people.carer],
  );
  for (const [occurred_at, weight_kg] of [
    ['2025-12-01T09:00:00.000Z', 62],
    ['2026-02-27T09:00:00.000Z', 58],
  ] as const) {
    await world.given('weight', {
      ...about,
      occurred_at,
      weight_kg,
      outcome: 'measured',
      method: 'standing',
      late_entry_reason: 'told_later',
      loss_is_planned: false,
      acute_disease_effect: false,
    });
  }
  await world.given('fluid_intake', {
    ...about,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 250,
    offered_ml: 250,
    occurred_at: '2026-03-01T08:00:00.000Z',
  });
  await world.given('mood', { ...about, mood_score: 2, period: 'morning', occurred_at: '2026-03-01T08:30:00.000Z' });
  await world.given('note', {
    home: world.rose,
    ...about,
    category: 'daily',
    visibility: 'senior_only',
    body: 'Spoke about going home, at length and calmly.',
    occurred_at: '2026-03-01T08:45:00.000Z',
  });
  await world.given('incident', {
    ...about,
    incident_type: 'near_miss',
    severity: 'near_miss',
    occurred_at: '2026-03-01T08:50:00.000Z',
  });
  await world.given('family', {
    ...about,
    is_emergency_contact: true,
    emergency_order: 1,
    is_active: true,
    first_name: 'Ann',
    phone: '0113 496 0100',
  });
  await world.given('appointment', {
    home: world.rose,
    ...about,
    starts_at: '2026-03-03T09:00:00.000Z',
    ends_at: null,
    title: 'Dentist',
  });
  const plan = await world.given('plan', { ...about, start_date: '2026-01-01', review_date: '2026-02-20' });
  await world.owner.query(`update plan set status = 'active' where id = $1`, [plan.id]);
});
afterAll(() => world.close());

const summary = async (role: Parameters<World['as']>[0], resident = world.mrHale) =>
  (await world.as(role).get(`/api/resident/${resident}/summary/`)).json();
const newResident = async (national_id: string) =>
  (
    await world.given('resident', {
      first_name: 'Ida',
      status: 'current',
      admission_date: '2020-01-01',
      national_id_type: 'local',
      national_id,
    })
  ).id;

test('what was agreed about a chart is told for the charts that are watched', async () => {
  await world.given('care_tracking', {
    resident: world.mrHale,
    weight: false,
    fluid_intake: true,
    bath: false,
    mood: false,
    sleep: false,
    morning_routine: false,
    afternoon_routine: false,
    incident: false,
    care: false,
    details: [
      {
        chart: 'fluid_intake',
        frequency: 'daily',
        interval_value: null,
        reason: 'Drinks little',
        start_date: '2026-01-01',
        review_date: '2026-04-01',
        two_staff: false,
        prompt_text: 'Blue cup, left hand.',
      },
      {
        chart: 'bath',
        frequency: 'weekly',
        interval_value: null,
        reason: 'Skin',
        start_date: '2026-01-01',
        review_date: '2026-04-01',
        two_staff: true,
        prompt_text: 'Not watched any more.',
      },
    ],
  });
  expect(await summary('agency')).toMatchObject({
    watched: [{ chart: 'fluid_intake', prompt_text: 'Blue cup, left hand.', two_staff: false }],
    fluid: { is_tracked: true },
  });
});

test('one call says how a resident is', async () => {
  const answer = await world.as('senior').get(`/api/resident/${world.mrHale}/summary/`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    resident: { id: world.mrHale },
    key_worker: { id: world.people.carer, name: 'carer Lee' },
    fluid: { date: '2026-03-01', target_ml: 1800, intake_ml: 250 },
    weight: { weight_kg: 58, bmi: 20.1, change_kg: -4, nutrition_score: 1, nutrition_risk: 'medium' },
    mood: { mood_score: 2 },
    sleep: null,
    morning_routine: null,
    bowels: null,
    appointment: { title: 'Dentist' },
    emergency_contacts: [{ first_name: 'Ann', phone: '0113 496 0100' }],
    incidents: { open: 1, newest: [{ incident_type: 'near_miss' }] },
    plans: { active: 1, overdue: 1, next_review: '2026-02-20' },
    risks: { active: 0, next_review: null },
    alerts: {},
  });
});

test('the newest entries come first, in words, with who wrote them', async () => {
  const { entries } = await summary('senior');
  expect(entries.map(({ kind, words }: { kind: string; words: string }) => [kind, words])).toEqual([
    ['incident', 'Near miss · Near miss'],
    ['note', 'Daily · Spoke about going home, at length and calmly.'],
    ['mood', 'Mood 2'],
    ['fluid_intake', 'Tea · 250 ml'],
    ['weight', 'Measured · 58 kg'],
    ['weight', 'Measured · 62 kg'],
  ]);
  expect(entries[0].by).toBe('author Lee');
});

test('what a reader may not see is left out, not emptied', async () => {
  const carer = await summary('carer');
  expect(carer.entries.map((entry: { kind: string }) => entry.kind)).not.toContain('note');
  const auditor = await summary('auditor');
  expect(auditor.emergency_contacts[0]).not.toHaveProperty('phone');
  const agency = await summary('agency');
  expect(agency.resident).not.toHaveProperty('gp_name');
  // Of the two weights one is older than the seven days an agency worker reads.
  expect(agency.entries.map(({ words }: { words: string }) => words)).toContain('Measured · 58 kg');
  expect(agency.entries.map(({ words }: { words: string }) => words)).not.toContain('Measured · 62 kg');
  const narrow = await world.holding('view_resident');
  const answer = (await narrow.get(`/api/resident/${world.mrHale}/summary/`)).json();
  expect(Object.keys(answer).toSorted()).toEqual(['entries', 'key_worker', 'newest', 'resident']);
});

test('reading a summary is written down, and another house’s resident is not there', async () => {
  await summary('carer');
  const { rows } = await world.owner.query(
    `select 1 from user_history where action = 'view' and summary = 'summary' and object_id = $1 and "user" = $2`,
    [world.mrHale, world.people.carer],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect((await world.as('manager').get(`/api/resident/${world.msBird}/summary/`)).statusCode).toBe(404);
  expect((await (await world.holding('view_weight')).get(`/api/resident/${world.mrHale}/summary/`)).statusCode).toBe(
    403,
  );
});

test('the newest entry of each kind is told, however many others came after it', async () => {
  const resident = await newResident('NEWEST-1');
  await world.given('bath', {
    resident,
    bath_type: 'bed_bath',
    outcome: 'completed',
    support_level: 'prompted',
    second_staff: null,
    occurred_at: '2026-01-05T10:00:00.000Z',
    late_entry_reason: 'told_later',
    temperature_action: null,
    left_alone: false,
  });
  for (let minute = 10; minute < 24; minute++)
    await world.given('note', {
      home: world.rose,
      resident,
      category: 'daily',
      visibility: 'team',
      body: `Spoke about the garden for a while, time ${minute}.`,
      occurred_at: `2026-03-01T07:${minute}:00.000Z`,
    });
  const { entries, newest } = await summary('senior', resident);
  expect(entries).toHaveLength(12);
  expect(entries.some(({ kind }: { kind: string }) => kind === 'bath')).toBe(false);
  expect(newest['bath']).toMatchObject({ kind: 'bath', words: expect.stringContaining('Bed bath') });
  expect(newest['note']).toEqual(entries.find(({ kind }: { kind: string }) => kind === 'note'));
});

test('whoever is weighed every day is compared with half a year ago too', async () => {
  const resident = await newResident('DAILY-1');
  const { id } = await world.given('weight', {
    resident,
    occurred_at: '2026-02-28T09:00:00.000Z',
    weight_kg: 54,
    outcome: 'measured',
    method: 'standing',
    late_entry_reason: 'told_later',
    loss_is_planned: false,
    acute_disease_effect: false,
  });
  await world.owner.query(
    `insert into weight select made.* from weight w cross join generate_series(1, 400) n
     cross join lateral jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(), 'occurred_at', w.occurred_at - n * interval '1 day', 'weight_kg', case when n > 120 then 60 else 54 end)) made where w.id = $1`,
    [id],
  );
  const { weight } = await summary('senior', resident);
  expect(weight).toMatchObject({ weight_kg: 54, change_kg: 0, pct_change_3m: 0, pct_change_6m: -10 });
});
