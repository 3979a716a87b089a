import fc from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';
import { dolsRunningOut } from './dols-running-out.ts';

let world: World;
let carer: Caller;
let senior: Caller;
let manager: Caller;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

let number = 0;
const someone = async (given: object = {}): Promise<string> =>
  (
    await world.given('resident', {
      status: 'current',
      admission_date: '2025-01-01',
      national_id_type: 'local',
      national_id: `LOOP ${(number += 1)}`,
      home: world.rose,
      mha_status: 'none',
      key_worker: world.people.carer,
      dols_status: 'not_required',
      ...given,
    })
  ).id;

const post = (by: Caller, path: string, body: object) => confirming((sent) => by.post(path, sent), body);

async function draftIncident(resident: string, given: object = {}): Promise<AnyRecord> {
  const input = await world.input('incident', {
    resident,
    home: world.rose,
    incident_type: 'fall',
    occurred_at: '2026-03-01T08:00:00Z',
    severity: 'low',
    treatment: 'none',
    taken_directly_to_hospital: false,
    witnessed: true,
    head_strike: 'no',
    conscious_throughout: true,
    restraint_used: false,
    bodymap: [],
    actions: [],
    entered_in_error: false,
    ...given,
  });
  const made = await post(carer, '/api/incident/', input);
  expect(made.statusCode, made.body).toBe(201);
  return made.json<AnyRecord>();
}
const submit = (one: AnyRecord) => post(carer, `/api/incident/${one.id}/submit/`, { version: one.version });
async function fall(resident: string, given: object = {}): Promise<string> {
  const one = await draftIncident(resident, given);
  const sent = await submit(one);
  expect(sent.statusCode, sent.body).toBe(200);
  return one.id;
}

const content = {
  plan: { domain: 'mobility_falls', start_date: '2026-03-01', review_date: '2026-03-29' },
  risk: {
    category: 'falls',
    likelihood: 3,
    severity: 3,
    residual_likelihood: 2,
    residual_severity: 2,
    start_date: '2026-03-01',
    review_date: '2026-03-29',
  },
} as const;
type Kind = keyof typeof content;
async function submitted(kind: Kind, resident: string, given: object = {}): Promise<AnyRecord> {
  const input = await world.input(kind, {
    resident,
    title: `${kind} ${(number += 1)}`,
    ...(kind === 'risk' ? { home: world.rose } : {}),
    ...content[kind],
    ...given,
  });
  const made = await post(senior, `/api/${kind}/`, input);
  expect(made.statusCode, made.body).toBe(201);
  const one = made.json<AnyRecord>();
  const sent = await confirming((body) => senior.patch(`/api/${kind}/${one.id}/`, body), {
    version: one.version,
    status: 'awaiting_approval',
  });
  return sent.json<AnyRecord>();
}
async function approve(kind: Kind, waiting: AnyRecord): Promise<AnyRecord> {
  const done = await post(manager, `/api/${kind}/${waiting.id}/approve/`, { version: waiting.version });
  expect([done.statusCode, done.json().status], done.body).toEqual([200, 'active']);
  return done.json<AnyRecord>();
}
const inForce = async (kind: Kind, resident: string, given: object = {}) =>
  approve(kind, await submitted(kind, resident, given));

const rowsOf = async (resident: string): Promise<readonly AnyRecord[]> =>
  (
    await world.owner.query(
      'select * from follow_up where resident = $1 order by trigger, looks_at, risk_category, debrief_with',
      [resident],
    )
  ).rows;
const asked = async (resident: string) =>
  (await rowsOf(resident)).map((one) =>
    [
      one['trigger'],
      one['looks_at'],
      one['risk_category'] ??
        one['plan_domain'] ??
        one['assessment_category'] ??
        one['debrief_with'] ??
        one['refer_to'] ??
        '',
      one['status'],
    ].join(' '),
  );
const one = async (resident: string, looks_at: string): Promise<AnyRecord> => {
  const found = (await rowsOf(resident)).find((row) => row['looks_at'] === looks_at);
  if (!found) throw new Error(`nothing asks for ${looks_at}`);
  return found;
};
const close = (by: Caller, row: AnyRecord, body: object) =>
  post(by, `/api/follow-up/${row.id}/close/`, { version: row.version, ...body });
const sentence = 'The mat was in place and she used her frame.';

/** Time goes on, so that what comes later can be told from what came before; everybody signs in anew. */
async function at(moment: Date): Promise<void> {
  world.clock = moment;
  [carer, senior, manager] = [
    await world.again(world.people.carer),
    await world.again(world.people.senior),
    await world.again(world.people.manager),
  ];
}
const later = (minutes: number): Promise<void> => at(new Date(world.clock.getTime() + minutes * 60_000));
beforeEach(() => at(now));

describe('what happened opens a follow-up', () => {
  test('a fall asks for its risk and its plan within three days, of the lead and the key worker', async () => {
    const who = await someone();
    const id = await fall(who);
    expect(await asked(who)).toEqual(['fall plan mobility_falls open', 'fall risk falls open']);
    const plan = await one(who, 'plan');
    expect(plan).toMatchObject({
      cause: { entity: 'incident', id },
      owner: world.people.carer,
      owner_role: 'key_worker',
    });
    expect(new Date(String(plan['due_at'])).toISOString()).toBe('2026-03-04T08:00:00.000Z');
  });

  test('a risk in force goes under review, with its review in the diary', async () => {
    const who = await someone();
    const risk = await inForce('risk', who);
    await inForce('risk', who, { category: 'moving_handling' });
    await fall(who);
    expect(await asked(who)).toEqual([
      'fall plan mobility_falls open',
      'fall risk falls open',
      'fall risk moving_handling open',
    ]);
    expect((await senior.get(`/api/risk/${risk.id}/`)).json()).toMatchObject({ status: 'under_review' });
    const reviews = (await senior.get(`/api/risk-scheduler/?target=${risk.id}`)).json<AnyRecord[]>();
    expect(reviews.some(({ source, frequency }) => source === 'auto' && frequency === 'once')).toBe(true);
  });

  test('two falls in a month ask once whether to refer, however many follow', async () => {
    const who = await someone();
    await fall(who, { occurred_at: '2026-02-20T08:00:00Z' });
    await fall(who);
    await fall(who, { occurred_at: '2026-03-01T08:30:00Z' });
    expect((await asked(who)).filter((words) => words.startsWith('two_falls'))).toEqual([
      'two_falls referral falls_service open',
    ]);
    expect((await one(who, 'referral'))['what_happened']).toBe('2 falls in 28 days.');
  });

  test('a restraint asks to talk it through twice and for the plan', async () => {
    const who = await someone();
    await fall(who, {
      incident_type: 'near_miss',
      restraint_used: true,
      restraint_types: ['physical'],
      restraint_reason: 'Running into the road',
      deescalation_tried: 'Talked to',
      staff_involved: [world.people.carer],
      injury_check_done: true,
      restraint_start: '2026-03-01T08:00:00Z',
      restraint_end: '2026-03-01T08:02:00Z',
    });
    expect(await asked(who)).toEqual([
      'restraint debrief resident open',
      'restraint debrief staff open',
      'restraint plan behaviour_support open',
    ]);
  });

  test('a review that finds out what it really was opens what that asks for', async () => {
    const who = await someone();
    const made = await draftIncident(who, { incident_type: 'near_miss' });
    await submit(made);
    expect(await asked(who)).toEqual([]);
    const changed = await confirming((body) => senior.patch(`/api/incident/${made.id}/`, body), {
      version: 2,
      incident_type: 'fall',
      head_strike: 'no',
      witnessed: true,
      conscious_throughout: true,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await asked(who)).toEqual(['fall plan mobility_falls open', 'fall risk falls open']);
  });

  test('new pressure marks ask for the skin before the shift ends, once for all that were found together', async () => {
    const who = await someone();
    const input = await world.input('body_map', {
      resident: who,
      mark_type: 'pressure_damage',
      pressure_category: '1',
      cause: 'medical',
      occurred_at: '2026-03-01T08:30:00Z',
      incident: null,
      reviews: [],
      photo: null,
      view: 'back',
      region: 'back.sacrum',
    });
    const made = await post(carer, '/api/body-map/', input);
    expect(made.statusCode, made.body).toBe(201);
    const second = await world.input('body_map', { ...input, id: v7(), chart: made.json().chart });
    expect((await post(carer, '/api/body-map/', { ...second, region: 'back.spine' })).statusCode).toBe(201);
    expect(await asked(who)).toEqual(['pressure_mark assessment skin open', 'pressure_mark risk skin open']);
    expect((await one(who, 'risk'))['due_at']).toEqual(new Date('2026-03-01T14:30:00Z'));
  });

  test('a mark that is struck out takes its follow-ups along with the reason, and brings them back', async () => {
    const who = await someone();
    const input = await world.input('body_map', {
      resident: who,
      mark_type: 'pressure_damage',
      pressure_category: '1',
      cause: 'medical',
      occurred_at: '2026-03-01T08:30:00Z',
      incident: null,
      reviews: [],
      photo: null,
      view: 'back',
      region: 'back.sacrum',
    });
    const { id, version } = (await post(carer, '/api/body-map/', input)).json<AnyRecord>();
    const struck = await senior.patch(`/api/body-map/${id}/`, {
      version,
      is_deleted: true,
      deletion_reason: 'entered_in_error',
    });
    expect(struck.statusCode, struck.body).toBe(200);
    expect(await asked(who)).toEqual(['pressure_mark assessment skin cancelled', 'pressure_mark risk skin cancelled']);
    expect(await one(who, 'risk')).toMatchObject({ finding: 'What happened was struck out: entered in error.' });
    const back = await manager.post(`/api/body-map/${id}/restore/`, { version: version + 1 });
    expect(back.statusCode, back.body).toBe(200);
    expect(await asked(who)).toEqual(['pressure_mark assessment skin open', 'pressure_mark risk skin open']);
    expect(await one(who, 'risk')).toMatchObject({ finding: null });
  });

  test('a nutrition band that rises by weight alone asks for the plan once', async () => {
    const who = await someone({ height_cm: 165 });
    const weigh = async (occurred_at: string, weight_kg: number, more: object = {}) => {
      const input = await world.input('weight', {
        resident: who,
        occurred_at,
        weight_kg,
        outcome: 'measured',
        method: 'standing',
        height_cm: null,
        loss_is_planned: false,
        acute_disease_effect: false,
        late_entry_reason: 'told_later',
        scale_asset: null,
        ...more,
      });
      const made = await post(carer, '/api/weight/', input);
      expect(made.statusCode, made.body).toBe(201);
      return made.json<AnyRecord>();
    };
    await weigh('2026-01-01T09:00:00Z', 60);
    await weigh('2026-02-01T09:00:00Z', 60);
    expect(await asked(who)).toEqual([]);
    const { id, version } = await weigh('2026-02-27T09:00:00Z', 56);
    await weigh('2026-02-28T09:00:00Z', 53);
    expect(await asked(who)).toEqual(['nutrition_up plan eating_drinking open']);
    expect(await one(who, 'plan')).toMatchObject({ what_happened: 'By weight: low risk before, medium now.' });
    const struck = await senior.patch(`/api/weight/${id}/`, {
      version,
      is_deleted: true,
      deletion_reason: 'Wrong person',
    });
    expect(struck.statusCode, struck.body).toBe(200);
    expect(await asked(who)).toEqual(['nutrition_up plan eating_drinking cancelled']);
  });

  test('coming back from hospital asks for everything within a day, each time', async () => {
    const who = await someone();
    const moves = async (body: object) => {
      const { version } = (await senior.get(`/api/resident/${who}/`)).json<AnyRecord>();
      const done = await confirming((sent) => senior.patch(`/api/resident/${who}/`, sent), { version, ...body });
      expect(done.statusCode, done.body).toBe(200);
    };
    for (let time = 0; time < 2; time += 1) {
      await moves({ status: 'hospital', hospital: 'St Mary’s', hospital_reason: 'Chest infection' });
      await moves({ status: 'current' });
    }
    expect(await asked(who)).toEqual(['hospital_return everything  open', 'hospital_return everything  open']);
  });

  test('medicines refused three times in a row ask for whoever prescribes', async () => {
    const who = await someone();
    for (const [hour, medicines_attitude] of [
      'declining',
      'accepting',
      'declining',
      'declining',
      'declining',
      'declining',
    ].entries()) {
      const input = await world.input('care', {
        resident: who,
        medicines_attitude,
        occurred_at: `2026-03-01T0${hour + 1}:00:00Z`,
      });
      expect((await post(senior, '/api/care/', input)).statusCode).toBe(201);
    }
    expect(await asked(who)).toEqual(['medicines_refused referral prescriber open']);
  });

  test('a DoLS that runs out is asked about once, and answered by a new date', async () => {
    const who = await someone({ dols_status: 'standard', dols_start: '2025-03-20', dols_expiry: '2026-03-20' });
    await dolsRunningOut.work(world.context);
    await dolsRunningOut.work(world.context);
    expect(await asked(who)).toEqual(['dols_expiry referral dols_body open']);
    const { version } = (await manager.get(`/api/resident/${who}/`)).json<AnyRecord>();
    const renewed = await confirming((sent) => manager.patch(`/api/resident/${who}/`, sent), {
      version,
      dols_expiry: '2027-03-20',
    });
    expect(renewed.statusCode, renewed.body).toBe(200);
    expect(await asked(who)).toEqual(['dols_expiry referral dols_body closed']);
  });

  test('somebody entitled opens one by hand and says what happened', async () => {
    const who = await someone();
    const body = {
      resident: who,
      trigger: 'dols_condition',
      looks_at: 'plan',
      plan_domain: 'community_access',
      owner_role: 'manager',
      due_at: '2026-03-05T12:00:00Z',
    };
    expect((await senior.post('/api/follow-up/', body)).json()).toHaveProperty('what_happened');
    const made = await senior.post('/api/follow-up/', {
      ...body,
      what_happened: 'No outing for two weeks, against the condition.',
    });
    expect(made.statusCode, made.body).toBe(201);
    expect((await carer.post('/api/follow-up/', { ...body, what_happened: 'No outing' })).statusCode).toBe(403);
  });

  test('what was entered in error asks for nothing, and the risk stands as it stood', async () => {
    const who = await someone();
    const risk = await inForce('risk', who);
    const id = await fall(who);
    const { version } = (await senior.get(`/api/incident/${id}/`)).json<AnyRecord>();
    const undone = await confirming((sent) => senior.patch(`/api/incident/${id}/`, sent), {
      version,
      entered_in_error: true,
      entered_in_error_reason: 'Another resident',
    });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await asked(who)).toEqual(['fall plan mobility_falls cancelled', 'fall risk falls cancelled']);
    expect((await senior.get(`/api/risk/${risk.id}/`)).json()).toMatchObject({ status: 'active' });
  });

  test('what was struck out and comes back puts its risk under review again, with the review in the diary', async () => {
    const who = await someone();
    const risk = await inForce('risk', who, { category: 'skin' });
    const input = await world.input('body_map', {
      resident: who,
      mark_type: 'pressure_damage',
      pressure_category: '1',
      cause: 'medical',
      occurred_at: '2026-03-01T08:30:00Z',
      incident: null,
      reviews: [],
      photo: null,
      view: 'back',
      region: 'back.sacrum',
    });
    const { id, version } = (await post(carer, '/api/body-map/', input)).json<AnyRecord>();
    const stands = async () => [
      (await senior.get(`/api/risk/${risk.id}/`)).json<AnyRecord>()['status'],
      (await senior.get(`/api/risk-scheduler/?target=${risk.id}`))
        .json<AnyRecord[]>()
        .filter(({ source, frequency }) => source === 'auto' && frequency === 'once')
        .map(({ status }) => status),
    ];
    expect(await stands()).toEqual(['under_review', ['scheduled']]);
    const struck = { version, is_deleted: true, deletion_reason: 'wrong_resident' };
    expect((await senior.patch(`/api/body-map/${id}/`, struck)).statusCode).toBe(200);
    expect(await stands()).toEqual(['active', ['cancelled']]);
    const back = await manager.post(`/api/body-map/${id}/restore/`, { version: version + 1 });
    expect(back.statusCode, back.body).toBe(200);
    expect(await stands()).toEqual(['under_review', ['scheduled']]);
  });
});

describe('a follow-up is closed', () => {
  test('by the plan that was changed since and approved by another, which it names', async () => {
    const who = await someone();
    await fall(who);
    await later(60);
    const plan = await inForce('plan', who);
    expect(await one(who, 'plan')).toMatchObject({
      status: 'closed',
      closed_how: 'changed',
      closed_with: { entity: 'plan', id: plan.id },
      closed_by: world.people.manager,
    });
    expect((await one(who, 'risk'))['status']).toBe('open');
  });

  test('not by a plan that was submitted before it happened', async () => {
    const who = await someone();
    const waiting = await submitted('plan', who);
    await later(60);
    await fall(who, { occurred_at: world.clock.toISOString() });
    await later(60);
    await approve('plan', waiting);
    expect((await one(who, 'plan'))['status']).toBe('open');
  });

  test('by the review of its risk, with what stands in the diary', async () => {
    const who = await someone();
    const risk = await inForce('risk', who);
    const id = await fall(who);
    const { version } = (await senior.get(`/api/risk/${risk.id}/`)).json<AnyRecord>();
    expect((await post(senior, `/api/risk/${risk.id}/review/`, { version })).statusCode).toBe(200);
    expect(await one(who, 'risk')).toMatchObject({
      closed_how: 'reviewed',
      closed_with: { entity: 'risk', id: risk.id },
    });
    const checks = (await carer.get(`/api/accident-scheduler/?target=${id}`)).json<AnyRecord[]>();
    expect(checks.find(({ purpose }) => purpose === 'falls_risk')).toMatchObject({ status: 'completed' });
  });

  test('by the review in the diary, with its sentence, and not without one', async () => {
    const who = await someone();
    const id = await fall(who);
    const checks = (await senior.get(`/api/accident-scheduler/?target=${id}`)).json<AnyRecord[]>();
    const [silent, said] = ['falls_risk', 'plan'].map((purpose) =>
      checks.find((check) => check['purpose'] === purpose),
    );
    const done = (check: AnyRecord | undefined, body: object) =>
      senior.post(`/api/accident-scheduler/${check?.id}/complete/`, { version: 1, condition: 'same', ...body });
    expect((await done(silent, {})).statusCode).toBe(200);
    expect((await done(said, { note: sentence })).statusCode).toBe(200);
    expect((await one(who, 'risk'))['status']).toBe('open');
    expect(await one(who, 'plan')).toMatchObject({ closed_how: 'reviewed', finding: sentence });
  });

  test('with no change needed by somebody entitled and in a sentence; then the risk stands again', async () => {
    const who = await someone();
    const risk = await inForce('risk', who);
    await fall(who);
    const row = await one(who, 'risk');
    expect((await close(carer, row, { closed_how: 'no_change', finding: sentence })).statusCode).toBe(403);
    expect((await close(senior, row, { closed_how: 'no_change', finding: 'ok' })).json()).toHaveProperty('finding');
    expect((await close(senior, row, { closed_how: 'no_change' })).json()).toHaveProperty('finding');
    expect((await close(senior, row, { closed_how: 'changed', finding: sentence })).json()).toHaveProperty(
      'closed_how',
    );
    const closed = await close(senior, row, { closed_how: 'no_change', finding: sentence });
    expect(closed.json()).toMatchObject({ status: 'closed', closed_by: world.people.senior, finding: sentence });
    expect((await senior.get(`/api/risk/${risk.id}/`)).json()).toMatchObject({ status: 'active' });
    expect((await close(senior, row, { closed_how: 'no_change', finding: sentence })).statusCode).toBe(409);
  });

  test('by talking the restraint through', async () => {
    const who = await someone();
    const id = await fall(who, {
      incident_type: 'near_miss',
      restraint_used: true,
      restraint_types: ['physical'],
      restraint_reason: 'Running into the road',
      deescalation_tried: 'Talked to',
      staff_involved: [world.people.carer],
      injury_check_done: true,
      restraint_start: '2026-03-01T08:00:00Z',
      restraint_end: '2026-03-01T08:02:00Z',
    });
    const { version } = (await senior.get(`/api/incident/${id}/`)).json<AnyRecord>();
    const changed = await confirming((sent) => senior.patch(`/api/incident/${id}/`, sent), {
      version,
      resident_debrief_at: world.clock.toISOString(),
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await asked(who)).slice(0, 2)).toEqual([
      'restraint debrief resident closed',
      'restraint debrief staff open',
    ]);
  });

  test('by nobody’s silence: neither time nor signing the incident off ends it', async () => {
    const who = await someone();
    await fall(who);
    await later(60 * 24 * 10);
    expect(await asked(who)).toEqual(['fall plan mobility_falls open', 'fall risk falls open']);
  });
});

describe('a follow-up is not lost', () => {
  const leave = async (who: string) => {
    const made = await manager.post('/api/discharge/', {
      resident: who,
      discharge_type: 'family',
      reason: 'Moves to his daughter',
      summary: 'Walks with a stick.',
      discharge_date: '2026-03-01',
    });
    const { id } = made.json<AnyRecord>();
    expect((await post(manager, `/api/discharge/${id}/complete/`, { version: 1 })).statusCode).toBe(200);
    return id;
  };

  test('by leaving: it is cancelled with the stay, and open again when the leaving is taken back', async () => {
    const who = await someone();
    await fall(who);
    const id = await leave(who);
    expect(await asked(who)).toEqual(['fall plan mobility_falls cancelled', 'fall risk falls cancelled']);
    expect(await one(who, 'plan')).toMatchObject({ finding: 'The stay here ended.' });
    const back = await manager.post(`/api/discharge/${id}/reverse/`, {
      version: 2,
      reversal_reason: 'He stays after all',
    });
    expect(back.statusCode, back.body).toBe(200);
    expect(await asked(who)).toEqual(['fall plan mobility_falls open', 'fall risk falls open']);
    expect(await one(who, 'plan')).toMatchObject({ finding: null });
  });

  test('by moving house: the new house sees it and closes it', async () => {
    const who = await someone();
    await fall(who);
    const moved = await confirming((sent) => world.as('superuser').patch(`/api/resident/${who}/`, sent), {
      version: 1,
      home: world.willow,
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const there = await world.holdingThere('view_follow_up', 'close_follow_up');
    const seen = (await there.get('/api/follow-up/?status=open')).json<AnyRecord[]>();
    expect(seen.filter(({ resident }) => resident === who)).toHaveLength(2);
    const closed = await close(there, await one(who, 'plan'), { closed_how: 'reviewed', finding: sentence });
    expect(closed.statusCode, closed.body).toBe(200);
  });

  test('by a connection that dies between the incident and the follow-up: neither is saved, and trying again saves both', async () => {
    const who = await someone();
    const draft = await draftIncident(who);
    await world.owner.query(`create function cut_off() returns trigger language plpgsql security definer as $$ begin
      perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await world.owner.query(
      'create trigger cut_off before insert on follow_up for each row execute function cut_off()',
    );
    expect((await submit(draft)).statusCode).toBeGreaterThanOrEqual(500);
    await world.owner.query('drop trigger cut_off on follow_up');
    expect((await carer.get(`/api/incident/${draft.id}/`)).json()).toMatchObject({ status: 'draft', version: 1 });
    expect(await asked(who)).toEqual([]);
    expect((await submit(draft)).statusCode).toBe(200);
    expect(await asked(who)).toEqual(['fall plan mobility_falls open', 'fall risk falls open']);
  });

  test('nor opened twice by two who submit at once', async () => {
    const who = await someone();
    const draft = await draftIncident(who);
    await Promise.all([submit(draft), submit(draft), submit(draft)]);
    expect(await asked(who)).toEqual(['fall plan mobility_falls open', 'fall risk falls open']);
  });
});

/** What may befall a resident and their follow-ups, in any order. */
const acts = ['fall', 'same fall again', 'plan approved', 'risk reviewed', 'no change', 'a week passes'] as const;

test('whatever happens in whatever order, every fall is asked about once, and only an answer ends it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 6 }), async (story) => {
      const who = await someone();
      const risk = await inForce('risk', who);
      const expected = new Map<string, string>();
      const falls: AnyRecord[] = [];
      const answer = (looks_at: string): void => {
        for (const key of expected.keys()) if (key.endsWith(looks_at)) expected.set(key, 'closed');
      };
      for (const act of story) {
        await later(1);
        if (act === 'fall') {
          const draft = await draftIncident(who, { occurred_at: world.clock.toISOString() });
          await submit(draft);
          falls.push(draft);
          expected.set(`${draft.id} risk`, 'open').set(`${draft.id} plan`, 'open');
        }
        if (act === 'same fall again' && falls[0]) await submit(falls[0]);
        if (act === 'plan approved') {
          await inForce('plan', who);
          answer('plan');
        }
        if (act === 'risk reviewed') {
          const { version } = (await senior.get(`/api/risk/${risk.id}/`)).json<AnyRecord>();
          await post(senior, `/api/risk/${risk.id}/review/`, { version });
          answer('risk');
        }
        if (act === 'no change') {
          const row = (await rowsOf(who)).find(({ status, looks_at }) => status === 'open' && looks_at !== 'referral');
          if (row) {
            await close(senior, row, { closed_how: 'no_change', finding: sentence });
            expected.set(`${(row['cause'] as { id: string }).id} ${String(row['looks_at'])}`, 'closed');
          }
        }
        if (act === 'a week passes') await later(60 * 24 * 7);
      }
      const found = (await rowsOf(who)).filter(({ looks_at }) => looks_at !== 'referral');
      const statuses = new Map(
        found.map((row) => [`${(row['cause'] as { id: string }).id} ${String(row['looks_at'])}`, row['status']]),
      );
      expect(found).toHaveLength(expected.size);
      expect(statuses).toEqual(expected);
    }),
    { numRuns: 8 },
  );
}, 120_000);
