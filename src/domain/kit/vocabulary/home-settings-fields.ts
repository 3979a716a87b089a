import { choice, decimal, explained, must, parts, section, time, whole, words, yesNo } from './fields.ts';
import { defaultSettings as usual, typedLists } from './home-settings.ts';

const days = (label: string, from: number, max: number) =>
  must(whole(label, { unit: 'days', min: 1, max, default: from }));
const hours = (label: string, from: number, max: number) =>
  must(whole(label, { unit: 'hours', min: 1, max, default: from }));
const minutes = (label: string, from: number, min: number, max: number) =>
  must(whole(label, { unit: 'minutes', min, max, default: from }));
const percent = (label: string, from: number) =>
  must(decimal(label, { unit: '%', min: 0.5, max: 100, places: 1, default: from }));
const pounds = (label: string, from: number) =>
  must(decimal(label, { unit: '£', min: 0, max: 10_000, places: 2, default: from }));
const celsius = (label: string, from: number, min: number, max: number) =>
  must(decimal(label, { unit: '°C', min, max, places: 1, default: from }));
const millilitres = (label: string, from: number, min: number, max: number) =>
  must(whole(label, { unit: 'ml', min, max, default: from }));
const clock = (label: string, from: string) => must(time(label, { default: from }));
const checkHours = (label: string, from: readonly number[]) =>
  words(label, { max: 5, default: from.map(String), help: 'Hours after it happened, such as 0.5.' });
const often = (label: string, from: string) =>
  must(
    choice(label, {
      options: {
        weekly: 'Weekly',
        fortnightly: 'Every two weeks',
        monthly: 'Monthly',
        quarterly: 'Every three months',
        six_monthly: 'Every six months',
        yearly: 'Yearly',
      },
      default: from,
    }),
  );
const shift = (label: string, from: { readonly start: string; readonly end: string }) =>
  must(parts(label, { start: clock('Starts', from.start), end: clock('Ends', from.end) }, { default: from }));

/** Water hotter than this is never safe to sit in, whatever a house decides (HSE, scalding and burning). */
const hottest = usual.absolute_max_c;

const water = section('Bathing', {
  bath_max_c: explained('bath_max_c', celsius('Hottest bath', usual.bath_max_c, 30, hottest)),
  shower_max_c: explained('shower_max_c', celsius('Hottest shower', usual.shower_max_c, 30, hottest)),
  absolute_max_c: explained('absolute_max_c', celsius('Never hotter than', usual.absolute_max_c, 30, hottest)),
  min_comfort_c: explained('min_comfort_c', celsius('Too cool below', usual.min_comfort_c, 20, hottest)),
  wash_gap_days: explained('wash_gap_days', days('Days without a wash', usual.wash_gap_days, 31)),
});

const drinking = section('Drinking', {
  fluid_target_default_f: explained(
    'fluid_target_default_f',
    millilitres('Daily target, women', usual.fluid_target_default_f, 500, 4000),
  ),
  fluid_target_default_m: explained(
    'fluid_target_default_m',
    millilitres('Daily target, men', usual.fluid_target_default_m, 500, 4000),
  ),
  fluid_day_start: explained('fluid_day_start', clock('The fluid day starts', usual.fluid_day_start)),
  fluid_low_pct: explained('fluid_low_pct', percent('Low below this share of the target', usual.fluid_low_pct)),
  fluid_low_ml: explained('fluid_low_ml', millilitres('Low below', usual.fluid_low_ml, 100, 4000)),
  fluid_pace_time: explained('fluid_pace_time', clock('Look at the pace at', usual.fluid_pace_time)),
  fluid_pace_pct: explained('fluid_pace_pct', percent('Share of the target expected by then', usual.fluid_pace_pct)),
  drink_gap_hours: explained('drink_gap_hours', hours('Hours without a drink', usual.drink_gap_hours, 24)),
  cup_sizes_ml: words('Cup sizes', {
    max: 4,
    default: usual.cup_sizes_ml.map(String),
    help: 'In ml, the smallest first.',
  }),
});

const wellbeing = section('Weight, sleep, mood and routines', {
  weigh_default: explained('weigh_default', often('Weigh', usual.weigh_default)),
  weight_loss_pct_1m: explained('weight_loss_pct_1m', percent('Weight loss in a month', usual.weight_loss_pct_1m)),
  weight_loss_pct_3m: explained('weight_loss_pct_3m', percent('Weight loss in three months', usual.weight_loss_pct_3m)),
  weight_loss_pct_6m: explained('weight_loss_pct_6m', percent('Weight loss in six months', usual.weight_loss_pct_6m)),
  bowel_gap_hours: explained('bowel_gap_hours', hours('Hours without bowels opened', usual.bowel_gap_hours, 240)),
  sleep_low_hours: explained('sleep_low_hours', hours('Little sleep is under', usual.sleep_low_hours, 12)),
  mean_drop_nights: explained(
    'mean_drop_nights',
    must(whole('Nights of poorer sleep', { unit: 'nights', min: 1, max: 14, default: usual.mean_drop_nights })),
  ),
  night_check_default_min: must(
    whole('Night checks every', {
      unit: 'minutes',
      min: 0,
      max: 240,
      default: usual.night_check_default_min,
      help: '15, 30, 60, 120 or 240; 0 where nobody looks in.',
    }),
  ),
  mood_low_days: explained('mood_low_days', days('Days of low mood', usual.mood_low_days, 14)),
  routine_due_morning: explained('routine_due_morning', clock('Morning routine due', usual.routine_due_morning)),
  routine_due_afternoon: explained(
    'routine_due_afternoon',
    clock('Afternoon routine due', usual.routine_due_afternoon),
  ),
});

const reviews = section('Incidents, falls and reviews', {
  incident_review_hours: explained(
    'incident_review_hours',
    hours('Review an incident within', usual.incident_review_hours, 336),
  ),
  notify_hours: explained('notify_hours', hours('Notify within', usual.notify_hours, 168)),
  falls_count: explained(
    'falls_count',
    must(whole('Falls that raise an alert', { min: 1, max: 20, default: usual.falls_count })),
  ),
  falls_days: explained('falls_days', days('Within', usual.falls_days, 365)),
  checks_after_fall: checkHours('Checks after a fall', usual.checks_after_fall),
  checks_after_head_injury: checkHours('Further checks where the head may be hurt', usual.checks_after_head_injury),
  checks_after_restraint: checkHours('Injury checks after restraint', usual.checks_after_restraint),
  checks_after_burn: checkHours('Skin checks after a burn', usual.checks_after_burn),
  checks_after_mark: checkHours('Skin checks of an unexplained mark', usual.checks_after_mark),
  plan_review_default: explained('plan_review_default', often('Review plans', usual.plan_review_default)),
  supervision_weeks: explained(
    'supervision_weeks',
    must(whole('Supervision every', { unit: 'weeks', min: 1, max: 52, default: usual.supervision_weeks })),
  ),
});

const complaints = section('Complaints', {
  complaint_acknowledge_days: explained(
    'complaint_acknowledge_days',
    must(
      whole('Acknowledge within', {
        unit: 'working days',
        min: 1,
        max: 20,
        default: usual.complaint_acknowledge_days,
      }),
    ),
  ),
  complaint_investigate_days: explained(
    'complaint_investigate_days',
    days('Then name who looks into it within', usual.complaint_investigate_days, 31),
  ),
  complaint_answer_days: explained('complaint_answer_days', days('Answer within', usual.complaint_answer_days, 183)),
  complaint_learn_days: explained(
    'complaint_learn_days',
    days('Then write down what was learnt within', usual.complaint_learn_days, 92),
  ),
});

const shifts = section('Shifts, recording and the screen lock', {
  shift_times: explained(
    'shift_times',
    must(
      parts(
        'Shift times',
        {
          early: shift('Early', usual.shift_times.early),
          late: shift('Late', usual.shift_times.late),
          long_day: shift('Long day', usual.shift_times.long_day),
          waking_night: shift('Waking night', usual.shift_times.waking_night),
          sleep_in: shift('Sleep-in', usual.shift_times.sleep_in),
        },
        { default: usual.shift_times },
      ),
    ),
  ),
  handover_grace_min: explained(
    'handover_grace_min',
    minutes('Grace for the handover', usual.handover_grace_min, 0, 480),
  ),
  late_arrival_min: explained(
    'late_arrival_min',
    minutes('Say that somebody has not come after', usual.late_arrival_min, 5, 120),
  ),
  care_minutes_per_hour: explained(
    'care_minutes_per_hour',
    minutes('Of an hour at work, care takes', usual.care_minutes_per_hour, 10, 60),
  ),
  files_gb: explained(
    'files_gb',
    must(whole('Files of the house, at most', { unit: 'GB', min: 1, max: 1000, default: usual.files_gb })),
  ),
  edit_window_minutes: explained(
    'edit_window_minutes',
    minutes('Own entries can be changed for', usual.edit_window_minutes, 0, 1440),
  ),
  late_entry_minutes: explained(
    'late_entry_minutes',
    minutes('An entry is late after', usual.late_entry_minutes, 5, 1440),
  ),
  idle_lock_minutes: explained('idle_lock_minutes', minutes('Lock the screen after', usual.idle_lock_minutes, 1, 60)),
  session_hours: explained('session_hours', hours('Sign out after', usual.session_hours, 24)),
});

const money = section('Money and property', {
  payment_authorise_over: explained(
    'payment_authorise_over',
    pounds('Authorise payments over', usual.payment_authorise_over),
  ),
  lone_worker_limit: explained(
    'lone_worker_limit',
    pounds('Most that one person alone posts', usual.lone_worker_limit),
  ),
  voucher_limit: explained('voucher_limit', pounds('Voucher limit', usual.voucher_limit)),
  max_cash_held: explained('max_cash_held', pounds('Most cash held', usual.max_cash_held)),
  petty_float: explained('petty_float', pounds('Petty cash float', usual.petty_float)),
  valuable_over: explained('valuable_over', pounds('Valuable when over', usual.valuable_over)),
  pat_interval_months: explained(
    'pat_interval_months',
    must(whole('Test electrical items every', { unit: 'months', min: 1, max: 60, default: usual.pat_interval_months })),
  ),
});

const visitors = section('Agency, bank and auditors', {
  agency_days: explained('agency_days', days('Longest agency access', usual.agency_days, 92)),
  bank_days: explained('bank_days', days('Longest bank access', usual.bank_days, 366)),
  auditor_days: explained('auditor_days', days('Longest auditor access', usual.auditor_days, 92)),
  agency_may_record_mental_state: explained(
    'agency_may_record_mental_state',
    must(yesNo('Agency staff record mental state', { default: usual.agency_may_record_mental_state })),
  ),
  agency_may_witness_money: explained(
    'agency_may_witness_money',
    must(yesNo('Agency staff witness money', { default: usual.agency_may_witness_money })),
  ),
});

const alerts = section('Alerts', {
  rules_off: explained(
    'rules_off',
    words('Rules switched off', {
      max: 12,
      help: 'By their codes. The page of reminders shows what each rule does and how often it would have spoken.',
    }),
  ),
});

/** What a house may decide for itself, each with its bounds. What it leaves alone keeps the usual value. */
export const homeSettingsFields = {
  ...water,
  ...drinking,
  ...wellbeing,
  ...reviews,
  ...complaints,
  ...shifts,
  ...money,
  ...visitors,
  ...alerts,
};

/** A new house begins with the usual values, written out so that its manager sees them. */
export const startSettings = { ...usual, ...typedLists(usual) };
