import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FigureName } from '#domain/house-overview/figures.ts';
import type { FigureDetail, HouseOverview } from '#domain/house-overview/overview.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
const begin = async () => {
  world = await makeWorld();
};

const figure = async (name: FigureName, role: 'manager' | 'carer' | 'agency' = 'manager'): Promise<FigureDetail> =>
  (await world.as(role).get(`/api/home/${world.rose}/figures/${name}/`)).json();
const seen = async (role: 'superuser' | 'manager' | 'carer' | 'agency' = 'manager', home = world.rose) =>
  (await world.as(role).get(`/api/home/${home}/overview/`)).json();
const weighed = (days: number, kg: number) =>
  world.given('weight', {
    resident: world.mrHale,
    outcome: 'measured',
    weight_kg: kg,
    occurred_at: new Date(world.clock.getTime() - days * 86_400_000).toISOString(),
    ...(days > 0 ? { late_entry_reason: 'told_later' } : {}),
  });

describe('a house in which nothing was written yet', () => {
  beforeEach(begin);
  afterEach(() => world.close());

  test('an empty house has nothing to tell but its places and its gaps', async () => {
    expect(await seen()).toMatchObject({
      name: 'Rose House',
      occupancy: { residents: 1, in_house: 1, in_hospital: 0, on_leave: 0, max_residents: 20, vacancies: 19 },
      events_held_up_since: null,
    });
    const { gaps, hours_filled, petty_cash_top_up, ...rest } = (await seen()).figures;
    expect(gaps.value).toBeGreaterThan(0);
    expect(hours_filled.value).toBe(hours_filled.of);
    expect(petty_cash_top_up.value).toBe(200);
    const wrong = Object.entries(rest as HouseOverview['figures']).filter(([, figure]) => (figure?.value ?? 0) > 0);
    expect(wrong.map(([name]) => name)).toEqual(['training']);
  });

  test('little drunk, weight lost and things that want doing are told', async () => {
    await world.given('fluid_intake', {
      resident: world.mrHale,
      direction: 'intake',
      amount_ml: 250,
      occurred_at: '2026-02-28T12:00:00Z',
      late_entry_reason: 'told_later',
    });
    await weighed(30, 60);
    await weighed(0, 57);
    await world.given('incident', { resident: world.mrHale, occurred_at: '2026-03-01T08:30:00Z' });
    await world.given('house_asset', {
      home: world.rose,
      checks: [
        {
          kind: 'gas',
          interval_months: 12,
          last_on: '2025-01-01',
          result: 'pass',
          by: 'Gas Co',
          certificate: null,
          next_due: null,
        },
      ],
    });
    await world.given('house_stock', {
      home: world.rose,
      item_name: 'Gloves',
      quantity: 2,
      reorder_level: 5,
      category: 'ppe',
    });
    await world.given('repair_record', { home: world.rose, category: 'other', priority: 'routine' });
    await world.owner.query(
      `update repair_record set reported_at = '2026-01-01T00:00:00Z', target_at = '2026-01-29T00:00:00Z'`,
    );
    const found = await Promise.all(
      (
        [
          'fluids_below',
          'weight_loss',
          'incidents',
          'incidents_open',
          'assets_overdue',
          'stock_low',
          'repairs_overdue',
        ] as const
      ).map(async (name) => {
        const { value, items } = await figure(name);
        return [name, value, items.map(({ entity, detail }) => `${entity}: ${detail}`)];
      }),
    );
    expect(found).toEqual([
      ['fluids_below', 1, ['resident: 250 of 1600 ml']],
      ['weight_loss', 1, [expect.stringMatching(/^resident: 57 kg on .*, −5.0 % in a month$/)]],
      ['incidents', 1, [expect.stringMatching(/^incident: /)]],
      ['incidents_open', 1, [expect.stringMatching(/^incident: /)]],
      ['assets_overdue', 1, [expect.stringMatching(/^house_asset: .* never done$/)]],
      ['stock_low', 1, [expect.stringMatching(/^house_stock: 2 left, ordered again at 5$/)]],
      ['repairs_overdue', 1, [expect.stringMatching(/^repair_record: /)]],
    ]);
    expect((await seen()).figures.stock_low).toMatchObject({ value: 1, names: ['Gloves'] });
  });

  test('how long after the event a record is written is told to managers, the latest first', async () => {
    await weighed(1, 60);
    await weighed(2, 60);
    const { value, items } = await figure('record_age');
    expect(value).toBeGreaterThan(0);
    expect(items.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/written 48 h later$/),
      expect.stringMatching(/written 24 h later$/),
    ]);
    expect(await figure('record_age', 'carer')).toHaveProperty('detail');
  });
});

describe('a house', () => {
  beforeAll(begin);
  afterAll(() => world.close());

  test('a house in which nobody lives yet has no gaps', async () => {
    const moved = (status: string, admitted: string) =>
      world.owner.query('update resident set status = $2, admission_date = $3 where home = $1', [
        world.rose,
        status,
        admitted,
      ]);
    await moved('pre_admission', '2026-12-24');
    expect((await seen()).figures.gaps.value).toBe(0);
    expect((await figure('gaps')).items).toEqual([]);
    await moved('current', '2025-01-01');
    expect((await seen()).figures.gaps.value).toBeGreaterThan(0);
  });

  test('while a transaction that does not end makes live events late, the overview says since when', async () => {
    const writer = await world.owner.connect();
    const unsubscribe = await world.app.changes.subscribe(() => undefined);
    try {
      await writer.query('begin');
      await writer.query('select pg_current_xact_id()');
      await world.as('carer').post('/api/mood/', await world.input('mood', { resident: world.mrHale, mood_score: 3 }));
      await expect.poll(async () => (await seen()).events_held_up_since).toEqual(expect.any(String));
    } finally {
      await writer.query('commit');
      writer.release();
    }
    await expect.poll(async () => (await seen()).events_held_up_since).toBeNull();
    unsubscribe();
  });

  test('a part that someone may not see is absent, and another house is not there', async () => {
    expect((await seen('agency')).figures).not.toHaveProperty('fluids_below');
    expect((await seen('carer')).figures).not.toHaveProperty('training');
    expect(await figure('training', 'carer')).toHaveProperty('detail');
    expect((await world.as('manager').get(`/api/home/${world.rose}/figures/luck/`)).statusCode).toBe(404);
    expect((await world.as('manager').get(`/api/home/${world.willow}/overview/`)).statusCode).toBe(404);
    expect((await world.as(null).get(`/api/home/${world.rose}/overview/`)).statusCode).toBe(401);
  });

  test('a risk that was not looked at again in time is told, like a plan', async () => {
    const risk = await world.given('risk', { resident: world.mrHale });
    await world.owner.query(`update risk set status = 'active', review_date = '2026-02-20' where id = $1`, [risk.id]);
    expect(await figure('risks_overdue')).toMatchObject({ value: 1, items: [{ entity: 'risk', id: risk.id }] });
    expect(await figure('risks_due')).toMatchObject({ value: 0 });
  });

  test('the hours of a week are of the shifts that begin in it', async () => {
    const hours = async () => (await figure('hours_filled')).value ?? 0;
    const before = await hours();
    const shift = (start_at: string, end_at: string) =>
      world.given('rota', {
        home: world.rose,
        staff: world.people.carer,
        date: start_at.slice(0, 10),
        shift_type: 'waking_night',
        start_at,
        end_at,
        break_minutes: 0,
        sleep_in_disturbances: [],
        role_on_shift: 'support',
      });
    await shift('2026-02-22T22:00:00Z', '2026-02-23T06:00:00Z');
    await shift('2026-02-23T22:00:00Z', '2026-02-24T06:00:00Z');
    expect(await hours()).toBe(before + 8);
  });

  test('a plan that was approved again since somebody read it is one they have not read', async () => {
    const unread = async () => (await figure('plans_unread')).value ?? 0;
    const before = await unread();
    const plan = await world.given('plan', { resident: world.mrHale });
    const read = JSON.stringify([{ staff: world.people.manager, at: '2026-02-20T09:00:00Z' }]);
    const approved = (at: string) =>
      world.owner.query(
        `update plan set status = 'active', approved_at = $2, acknowledged_by = $3::jsonb where id = $1`,
        [plan.id, at, read],
      );
    await approved('2026-02-19T09:00:00Z');
    expect(await unread()).toBe(before);
    await approved('2026-02-21T09:00:00Z');
    expect(await unread()).toBe(before + 1);
  });

  test('falls are counted against the nights that beds were taken, and what was due against what was done', async () => {
    const before = await figure('falls_rate');
    await world.given('incident', {
      resident: world.mrHale,
      incident_type: 'fall',
      occurred_at: '2026-02-20T08:30:00Z',
    });
    const falls = await figure('falls_rate');
    expect(falls.items).toHaveLength(before.items.length + 1);
    expect(falls.value).toBeCloseTo((falls.items.length * 1000) / 28);
    await world.given('care_tracking', {
      resident: world.mrHale,
      mood: true,
      details: [
        {
          chart: 'mood',
          frequency: 'daily',
          interval_value: null,
          check_every: null,
          reason: 'Low in spirits',
          start_date: '2026-02-22',
          review_date: '2026-06-01',
          two_staff: false,
          prompt_text: null,
        },
      ],
    });
    for (const day of ['23', '24'])
      await world.given('mood', {
        resident: world.mrHale,
        mood_score: 3,
        occurred_at: `2026-02-${day}T12:00:00Z`,
        late_entry_reason: 'told_later',
      });
    const { value, items } = await figure('care_recorded');
    expect([Math.round(value ?? 0), items.map(({ detail }) => detail)]).toEqual([29, ['Mood: 2 of 7']]);
  });
});
