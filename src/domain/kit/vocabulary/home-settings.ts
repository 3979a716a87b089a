import type { Frequency } from '../time/frequency.ts';
import { tableOf } from './record-values.ts';

/** The clock of a house that says nothing else, and of what belongs to no house. */
export const usualZone = 'Europe/London';

const noRules: readonly string[] = [];

/** What a house works by until its manager says otherwise. Where no source is named, the figure is our own choice. */
export const defaultSettings = {
  // Working limits of a provider's scalds policy (Abbeyfield The Dales, after HTM 04-01).
  bath_max_c: 43,
  shower_max_c: 41,
  // HSE, scalding and burning in health and social care: never above 44 °C where someone is immersed.
  absolute_max_c: 44,
  min_comfort_c: 35,
  wash_gap_days: 7,

  // British Dietetic Association, fluid: from drinks, older adults included.
  fluid_target_default_f: 1600,
  fluid_target_default_m: 2000,
  fluid_day_start: '07:00',
  fluid_low_pct: 75,
  fluid_low_ml: 1000,
  fluid_pace_time: '14:00',
  fluid_pace_pct: 40,
  drink_gap_hours: 4,
  cup_sizes_ml: [100, 150, 200, 250, 300],

  weigh_default: 'monthly' as Frequency,
  // The United States regulator's figures; no British set was found.
  weight_loss_pct_1m: 5,
  weight_loss_pct_3m: 7.5,
  weight_loss_pct_6m: 10,

  bowel_gap_hours: 72,
  sleep_low_hours: 4,
  mean_drop_nights: 3,
  night_check_default_min: 0,
  mood_low_days: 3,
  routine_due_morning: '11:30',
  routine_due_afternoon: '21:30',

  incident_review_hours: 72,
  notify_hours: 24,
  falls_count: 2,
  falls_days: 28,
  /**
   * Hours after an accident at which somebody looks. Watching for 24 and 48 hours comes from Hampshire County Council's
   * post-falls protocol; the hours in between, and all other figures, are our own choice.
   */
  checks_after_fall: [0.5, 1, 2, 4, 8, 12, 24],
  checks_after_head_injury: [30, 36, 48],
  checks_after_restraint: [0.5, 2],
  checks_after_burn: [1, 4, 24],
  checks_after_mark: [24, 72],

  plan_review_default: 'monthly' as Frequency,
  supervision_weeks: 8,

  // Local Authority Social Services and NHS Complaints (England) Regulations 2009, regulation 13: three working days.
  complaint_acknowledge_days: 3,
  complaint_investigate_days: 5,
  complaint_answer_days: 28,
  complaint_learn_days: 14,

  edit_window_minutes: 60,
  late_entry_minutes: 120,
  idle_lock_minutes: 10,
  session_hours: 12,
  shift_times: {
    early: { start: '07:30', end: '15:00' },
    late: { start: '14:30', end: '22:00' },
    long_day: { start: '07:30', end: '20:00' },
    waking_night: { start: '21:45', end: '07:45' },
    sleep_in: { start: '22:00', end: '07:00' },
  },
  handover_grace_min: 60,
  late_arrival_min: 30,
  /** Of each hour at work so many minutes are care for somebody; the rest is writing, walking and breaks. */
  care_minutes_per_hour: 45,

  payment_authorise_over: 50,
  lone_worker_limit: 20,
  voucher_limit: 50,
  // Housing 21 cash handling: at most £500 held.
  max_cash_held: 500,
  petty_float: 200,
  valuable_over: 50,

  // Brandon Trust care-record playbook: agency seven days, bank three months.
  agency_days: 7,
  bank_days: 92,
  auditor_days: 14,
  agency_may_record_mental_state: true,
  agency_may_witness_money: false,

  pat_interval_months: 12,

  files_gb: 20,

  /** Alert rules that a manager has switched off, by their codes. */
  rules_off: noRules,
};

export type HomeSettings = typeof defaultSettings;

type NumberList = {
  [K in keyof HomeSettings]: HomeSettings[K] extends readonly number[] ? K : never;
}[keyof HomeSettings];
const isNumberList = (name: string): name is NumberList =>
  Object.entries(defaultSettings).some(
    ([key, usual]) => key === name && Array.isArray(usual) && typeof usual[0] === 'number',
  );
const numberLists: readonly NumberList[] = Object.keys(defaultSettings).filter(isNumberList);

/** The settings that are lists of numbers, each made into something else. */
const ofLists = <T>(
  one: (list: readonly (number | string)[]) => T,
  given: { readonly [K in NumberList]: readonly (number | string)[] },
): { readonly [K in NumberList]: T } => tableOf(numberLists, (name) => one(given[name]));

/** As a house keeps them: some or all, and lists of numbers as the words that were typed. */
export type GivenSettings =
  | ({ readonly [K in Exclude<keyof HomeSettings, NumberList>]?: HomeSettings[K] | null } & {
      readonly [K in NumberList]?: readonly (number | string)[] | null;
    })
  | null;

/** Lists of numbers as a form keeps them. */
export const typedLists = (settings: HomeSettings): { readonly [K in NumberList]: readonly string[] } =>
  ofLists((list) => list.map(String), settings);

/** A house's settings, complete: what it has not set follows the defaults, and 44 °C can only be lowered. */
export function settingsOf(home: { settings: GivenSettings }): HomeSettings {
  const given = Object.fromEntries(
    Object.entries(home.settings ?? {}).filter(([, value]) => value !== null && value !== undefined),
  );
  const settings: HomeSettings = { ...defaultSettings, ...given };
  return {
    ...settings,
    ...ofLists((list) => list.map(Number), settings),
    absolute_max_c: Math.min(settings.absolute_max_c, defaultSettings.absolute_max_c),
    shift_times: { ...defaultSettings.shift_times, ...home.settings?.shift_times },
  };
}
