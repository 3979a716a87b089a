import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ChartAnswer } from '#domain/charts/chart-answer.ts';
import { charted, chartKinds, type ChartKind } from '#domain/charts/charted.ts';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { mrHale, server, show, type Call } from '#world/browser/web-page.tsx';
import { recording } from '../kit/state/recording.ts';
import ChartsPart from './charts-part.tsx';

beforeEach(() => {
  recording.set(null);
});

const at = (day: string, time: string) => `2026-06-${day}T${time}:00.000Z`;
const entry = (id: string, occurred_at: string, more: object = {}) => ({
  id,
  occurred_at,
  recorded_at: occurred_at,
  by: 'Ann Clarke',
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  ...more,
});
const struck = { is_deleted: true, deletion_reason: 'Entered in error' };
const drink = {
  direction: 'intake',
  fluid_type: 'tea',
  output_type: null,
  offered_ml: 250,
  route: 'oral',
  outcome: 'most',
};
const calm = {
  risk_to_self: 0,
  risk_to_others: 0,
  risk_from_others: 0,
  self_neglect: 0,
  leaving_unsafely: 0,
  highest_risk: 0,
  warning_signs_seen: [],
  change_since_last: 'same',
  escalated_to: [],
};
const weighed = {
  outcome: 'measured',
  method: 'chair',
  height_cm: null,
  oedema_or_cast: false,
  loss_is_planned: false,
  acute_disease_effect: false,
};
const sheet = {
  tasks_shown: ['wash', 'rest'],
  completion_pct: 100,
  independence_pct: 100,
  declined_tasks: [],
  status: 'complete',
  bowels_opened: 'yes',
};
const alone = { result: 'completed', support_level: 'independent' };
const night = {
  night_of: '2026-06-06',
  bed_at: at('06', '21:00'),
  settled_at: at('06', '21:30'),
  woke_at: at('07', '05:30'),
  up_at: at('07', '06:00'),
  sleep_hours: 8,
  wakings: 1,
  quality: 3,
  day_nap_min: 0,
  check_interval_min: 120,
  checks: [
    { checked_at: at('06', '23:30'), state: 'asleep' },
    { checked_at: at('07', '01:30'), state: 'awake_distressed' },
    { checked_at: at('07', '03:30'), state: 'asleep' },
  ],
  status: 'closed',
};

/** Each kind with one entry that stands and one that was struck out. */
const entries = {
  fluid_intake: [
    entry('1', at('07', '09:00'), { ...drink, amount_ml: 200 }),
    entry('2', at('07', '10:00'), { ...drink, amount_ml: 900, ...struck }),
  ],
  weight: [
    entry('1', at('05', '09:00'), { ...weighed, weight_kg: 58 }),
    entry('2', at('06', '09:00'), { ...weighed, weight_kg: 85, ...struck }),
  ],
  sleep: [
    entry('1', at('06', '21:00'), night),
    entry('2', at('05', '21:00'), { ...night, night_of: '2026-06-05', ...struck }),
  ],
  mood: [
    entry('1', at('06', '09:00'), {
      mood_score: 2,
      period: 'morning',
      presentation: ['calm'],
      reported_by_resident: true,
      self_harm_thoughts: 'not_asked',
    }),
    entry('2', at('06', '10:00'), {
      mood_score: 5,
      period: 'morning',
      presentation: [],
      reported_by_resident: false,
      self_harm_thoughts: 'not_asked',
      ...struck,
    }),
  ],
  care: [
    entry('1', at('06', '09:00'), { ...calm, warning_signs_seen: ['Stops eating'] }),
    entry('2', at('06', '10:00'), { ...calm, risk_to_self: 3, ...struck }),
  ],
  bath: [
    entry('1', at('05', '09:00'), {
      bath_type: 'shower',
      outcome: 'completed',
      water_temperature: 38,
      support_level: 'prompted',
      skin_concern: false,
    }),
    entry('2', at('07', '09:00'), {
      bath_type: 'bath',
      outcome: 'completed',
      water_temperature: 38,
      support_level: 'prompted',
      skin_concern: false,
      ...struck,
    }),
  ],
  morning_routine: [
    entry('1', at('06', '09:00'), { ...sheet, routine_date: '2026-06-06', wash: alone }),
    entry('2', at('07', '09:00'), {
      ...sheet,
      routine_date: '2026-06-07',
      wash: { result: 'declined', support_level: null },
      ...struck,
    }),
  ],
  afternoon_routine: [
    entry('1', at('06', '19:00'), { ...sheet, routine_date: '2026-06-06', rest: alone }),
    entry('2', at('07', '19:00'), { ...sheet, routine_date: '2026-06-07', rest: alone, ...struck }),
  ],
  incident: [
    entry('1', at('06', '15:00'), {
      incident_type: 'fall',
      location: 'bathroom',
      severity: 'low',
      status: 'submitted',
    }),
    entry('2', at('06', '16:00'), {
      incident_type: 'fall',
      location: 'room',
      severity: 'low',
      status: 'submitted',
      ...struck,
    }),
  ],
};

const sentences: { readonly [K in ChartKind]: string } = {
  fluid_intake: 'Below target on 1 of 1 day. 200 ml a day on average, offered once a day. Nothing recorded on 6 days.',
  weight: '58.0 kg on 5 June, BMI 20.1. No weight to compare with.',
  sleep: 'Slept 6 hours a night on average, 1 of 7 nights recorded.',
  mood: 'Their own rating 2 of 5 on average, from 1 entry. Low on 1 of 1 recorded day.',
  care: 'Early signs in 1 of 1 entry. No risk was seen.',
  bath: 'Last full wash 2 days before the last day shown: shower, 5 June. 1 full wash in the time shown.',
  morning_routine: 'Alone or with a prompt in 100 % of what was done. Sheets for 1 of 7 days.',
  afternoon_routine: 'Alone or with a prompt in 100 % of what was done. Sheets for 1 of 7 days.',
  incident: '1 incident, fall.',
};

const house = {
  time_zone: 'Europe/London',
  fluid_day_start: '07:00',
  weight_loss_pct_1m: 5,
  weight_loss_pct_3m: 7.5,
  weight_loss_pct_6m: 10,
  sleep_low_hours: 4,
  late_entry_minutes: 120,
  mood_low_days: 3,
  wash_gap_days: 7,
  falls_count: 2,
  falls_days: 28,
};
const person = {
  target_ml: 1600,
  limit_ml: null,
  height_cm: 170,
  target_weight_min_kg: null,
  target_weight_max_kg: null,
  relapse_indicators: ['Stops eating'],
};

function answer({ path }: Call) {
  const asked = new URL(path, 'http://hearth.test').searchParams;
  const kinds = (asked.get('kind') ?? '').split(',') as ChartKind[];
  const body = {
    from: asked.get('from'),
    to: asked.get('to'),
    house,
    person,
    tracked: ['mood'],
    entries: Object.fromEntries(kinds.map((kind) => [kind, entries[kind]])),
  };
  return { status: 200, body: body as object as ChartAnswer };
}

const rights = chartKinds.flatMap((kind) => [`view_${kind}`, `add_${kind}`]);
const open = (more: string, { hasLeft = false, held = rights } = {}) => {
  const { calls } = server((call) => (call.path.includes('/chart/') ? answer(call) : undefined));
  const { router } = show(<ChartsPart person={mrHale} hasLeft={hasLeft} />, {
    rights: held,
    address: `/resident/detail?id=${mrHale.id}&tab=charts${more}`,
  });
  return { calls: () => calls.filter(({ path }) => path.includes('/chart/')), router };
};
const week = (kind: ChartKind) => `&chart=${kind}&range=week&until=2026-06-07`;

describe.each(chartKinds)('the chart of %s', (kind) => {
  test('says its sentence, leaves out what was struck out, and gives the picture the same words', async () => {
    open(week(kind));
    expect(await screen.findByText(sentences[kind])).toBeDefined();
    const [picture] = screen.getAllByRole('img');
    expect(picture?.getAttribute('aria-label')).toContain(
      `${charted[kind].entity.labels.many}, 1 June 2026 to 7 June 2026. ${sentences[kind]}`,
    );
  });

  test('is a table too that a screen reader can read, with who and when, and a line through what was struck out', async () => {
    open(week(kind));
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    const line = rows.find((row) => row.textContent?.includes('Struck out: Entered in error'));
    expect(line?.hasAttribute('data-struck')).toBe(true);
    expect(rows.every((row) => row.textContent?.includes('Ann Clarke'))).toBe(true);
    await expectSoundStructure();
  });

  test.each(['day', '28', '90'])('is drawn for %s too, in one request', async (range) => {
    const { calls } = open(`&chart=${kind}&range=${range}&until=2026-06-07`);
    await screen.findByText(/2026/, { selector: 'p' });
    expect(calls()).toHaveLength(1);
  });
});

test('all charts come small and in one request, what is watched first', async () => {
  const { calls } = open('');
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  await waitFor(() => expect(titles()).toHaveLength(chartKinds.length));
  expect(titles()[0]).toBe('Moods');
  expect(calls()).toHaveLength(1);
});

test('from all charts one comes to one of them, and how long a time it shows stays in the address', async () => {
  const { router } = open('');
  expect(await screen.findByText('The last 28 days')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Fluids' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Fluids' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    chart: 'fluid_intake',
    range: 'week',
  });
});

test('by keys alone a chart is a table, and a picture again', async () => {
  open(week('weight'));
  (await screen.findByRole('button', { name: 'Show as table' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('table', { name: /^Weights/ })).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('table')).toBeNull();
});

test('only charts someone may see are asked for', async () => {
  const { calls } = open('', { held: ['view_weight', 'view_mood'] });
  await screen.findAllByRole('heading', { level: 3 });
  expect(calls()[0]?.path).toContain('kind=weight,mood&');
});

test('a chart without the right to it says who can help', () => {
  open(week('care'), { held: ['view_weight'] });
  expect(screen.getByText(/A manager can give it to you/)).toBeDefined();
});

test('earlier and later move by as much time as is shown', async () => {
  const { router } = open(week('mood'));
  await userEvent.click(await screen.findByRole('link', { name: 'Earlier' }));
  expect(new URLSearchParams(router.state.location.search).get('until')).toBe('2026-05-31');
  await userEvent.click(await screen.findByRole('link', { name: 'Later' }));
  expect(new URLSearchParams(router.state.location.search).get('until')).toBe('2026-06-07');
});

test('Record opens recording for this resident and kind, and is not offered once they have left', async () => {
  open(week('mood'));
  await userEvent.click(await screen.findByRole('button', { name: /^Record\s*mood for Arthur Hale$/ }));
  expect(recording.get()).toMatchObject({ resident: mrHale.id, kind: 'mood' });
  open(week('mood'), { hasLeft: true });
  await screen.findByText(sentences.mood);
  expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
});

test('a chart that cannot be loaded says so, and nothing is drawn', async () => {
  server(() => ({ status: 500, body: {} }));
  show(<ChartsPart person={mrHale} hasLeft={false} />, {
    rights,
    address: `/resident/detail?id=${mrHale.id}&tab=charts${week('mood')}`,
  });
  expect(await screen.findByText('This chart could not be loaded')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
