import { keysOf, tableOf } from '../../kit/vocabulary/record-values.ts';
import { home } from '../../homes/home.ts';
import type { OfferedSetting, ServiceType, SettingsSet } from './starting-set.ts';

const services: readonly ServiceType[] = keysOf(home.fields.service_type.options);

const offer = (setting: OfferedSetting['setting'], text: string, why: string): OfferedSetting => ({
  setting,
  text,
  why,
});

/** A list with some of its settings said anew, and others added. */
const changed = (list: readonly OfferedSetting[], ...own: readonly OfferedSetting[]): readonly OfferedSetting[] => [
  ...list.filter(({ setting }) => !own.some((one) => one.setting === setting)),
  ...own,
];

/** Where somebody may not ask for a drink or say that something hurts, Hearth looks sooner. All figures are our own choice. */
const frail: readonly OfferedSetting[] = [
  offer('drink_gap_hours', '3', 'Thirst is felt less in old age, and not always said.'),
  offer('fluid_pace_time', '13:00', 'There is still time to catch up in the afternoon.'),
  offer('bowel_gap_hours', '72', 'Three days without bowels opened are looked at.'),
  offer('wash_gap_days', '4', 'Skin that is thin or damp needs more care.'),
  offer('weigh_default', 'Monthly', 'Lost weight is often the first sign of illness.'),
  offer('plan_review_default', 'Monthly', 'Needs change within weeks.'),
];

const younger: readonly OfferedSetting[] = [
  offer('drink_gap_hours', '6', 'Most people help themselves to drinks.'),
  offer('wash_gap_days', '7', 'People wash when they choose; a week is noticed.'),
  offer('weigh_default', 'Every three months', 'Often enough where nothing is wrong; more often by plan.'),
  offer('plan_review_default', 'Every three months', 'Goals of a life at home take their time.'),
];

const byService: Readonly<Record<ServiceType, readonly OfferedSetting[]>> = {
  older_people: [
    ...frail,
    offer('falls_count', '2', 'The second fall within four weeks calls for a look at the plan.'),
    offer('night_check_default_min', '0', 'Looking in at night is agreed person by person, not for a whole house.'),
  ],
  dementia: changed(
    frail,
    offer('drink_gap_hours', '2', 'Somebody who forgets to drink is offered one every two hours.'),
    offer('sleep_low_hours', '5', 'Poor nights show before a difficult day.'),
    offer('mood_low_days', '2', 'Low mood may be pain that cannot be said.'),
    offer('falls_count', '1', 'Each fall is looked at.'),
  ),
  learning_disability: [
    ...younger,
    offer(
      'bowel_gap_hours',
      '48',
      'Constipation is a known danger for people with a learning disability (NHS England, LeDeR).',
    ),
    offer('mood_low_days', '3', 'A change of mood may be pain that is not said.'),
  ],
  mental_health: [
    ...younger,
    offer('mood_low_days', '2', 'Two low days are talked about before they are five.'),
    offer('sleep_low_hours', '5', 'Lost sleep often comes before a relapse.'),
    offer('mean_drop_nights', '2', 'Poorer sleep is noticed after two nights.'),
    offer('night_check_default_min', '0', 'Looking in at night is agreed person by person.'),
  ],
  physical_disability: changed(
    younger,
    offer('bowel_gap_hours', '48', 'Little movement slows the bowels.'),
    offer('weigh_default', 'Monthly', 'Skin, hoists and chairs depend on weight.'),
  ),
  mixed: [
    offer('drink_gap_hours', '4', 'Between those who help themselves and those who cannot.'),
    offer('wash_gap_days', '7', 'People wash when they choose; a week is noticed.'),
    offer('bowel_gap_hours', '72', 'Three days without bowels opened are looked at.'),
    offer('weigh_default', 'Monthly', 'Often enough for most; more often by plan.'),
    offer('plan_review_default', 'Monthly', 'Plans of different people fall due at different times.'),
  ],
};

const always: readonly OfferedSetting[] = [
  offer('bath_max_c', '43', 'A bath is never hotter (scalds policies after HTM 04-01).'),
  offer('shower_max_c', '41', 'A shower is never hotter (scalds policies after HTM 04-01).'),
  offer('edit_window_minutes', '60', 'Own entries can be put right for an hour; after that a correction shows both.'),
  offer('late_entry_minutes', '120', 'What is written two hours later says so.'),
  offer('idle_lock_minutes', '10', 'A tablet left on a table locks itself.'),
  offer('agency_days', '7', 'Access of agency staff ends by itself.'),
  offer('supervision_weeks', '8', 'Everybody is seen by who leads them.'),
];

export const homeSettingsSet: SettingsSet = {
  kind: 'settings',
  title: 'House settings',
  help: 'What goes well with the kind of service. Everything can be changed here before you take it over, and later on the page of the house.',
  offersFor: tableOf(services, (service) => [...byService[service], ...always]),
};

const thresholds: readonly OfferedSetting[] = [
  offer('fluid_low_pct', '75', 'Three quarters of somebody’s own target.'),
  offer('fluid_low_ml', '1000', 'Under a litre a day is little for anybody.'),
  offer('fluid_pace_time', '14:00', 'When the pace of the day is looked at.'),
  offer('fluid_pace_pct', '40', 'Less than this by then will hardly be made up.'),
  offer('drink_gap_hours', '4', 'Hours by day without a drink.'),
  offer('weight_loss_pct_1m', '5', 'Five in a hundred within a month.'),
  offer('weight_loss_pct_3m', '7.5', 'Seven and a half within three months.'),
  offer('weight_loss_pct_6m', '10', 'Ten within half a year.'),
  offer('wash_gap_days', '7', 'A week without a wash.'),
  offer('bowel_gap_hours', '72', 'Three days without bowels opened.'),
  offer('sleep_low_hours', '4', 'A night with less sleep than this.'),
  offer('mean_drop_nights', '3', 'Nights of poorer sleep in a row.'),
  offer('mood_low_days', '3', 'Days of low mood in a row.'),
  offer('falls_count', '2', 'Falls of one person …'),
  offer('falls_days', '28', '… within so many days.'),
  offer('incident_review_hours', '72', 'An incident nobody has looked through.'),
  offer('notify_hours', '24', 'The regulator is told without delay; a day is the longest.'),
  offer('complaint_acknowledge_days', '3', 'Three working days (complaints regulations 2009).'),
  offer('late_arrival_min', '30', 'Somebody has not come to their shift.'),
];

/** What the alert rules of Hearth begin with, so that a manager sees it in one place and can change it. */
export const alertThresholds: SettingsSet = {
  kind: 'settings',
  title: 'Alert thresholds',
  help: 'When Hearth speaks up. A new house begins with these; the page of reminders shows how often each rule would have spoken.',
  isForAll: true,
  offersFor: tableOf(services, () => thresholds),
};
