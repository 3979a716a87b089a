import type { Incident } from '../../../incidents/incident/incident.ts';
import { dayWords } from '../../../kit/time/day-words.ts';
import { touchedRisks } from '../../../plans/follow-up/follow-up-rules.ts';
import { compareMoments, daysBetween, hoursBetween, localDay, type Moment } from '../../../kit/time/time.ts';
import { workingDays } from '../../../kit/time/working-days.ts';
import { domainsOfRisk } from '../../../plans/plan/plan-wanted.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, Finding, AlertContext } from '../../engine/alert-rule.ts';
import { isKeyOf } from '../../../kit/vocabulary/record-values.ts';

/** What an incident says by itself that its rules look at. */
export const incidentColumns = [
  'id',
  'resident',
  'recorded_by',
  'incident_type',
  'severity',
  'status',
  'occurred_at',
  'created_at',
  'head_strike',
  'conscious_throughout',
  'new_pain_or_deformity',
  'mobility_changed',
  'safeguarding_decision',
  'cqc_notifiable',
  'cqc_sent_at',
  'riddor_status',
  'riddor_due_on',
  'riddor_reference',
  'duty_of_candour',
  'candour_told_at',
  'candour_written_at',
  'restraint_used',
  'resident_debrief_at',
  'staff_debrief_at',
] as const satisfies readonly (keyof Incident)[];

/** An incident that is not closed, or that happened lately. */
export interface IncidentFacts extends Pick<Incident, (typeof incidentColumns)[number]> {
  /** A doctor was told or asked to come, or 111 was rung. */
  readonly doctor_asked: boolean;
  readonly on_anticoagulant: boolean;
  readonly emergency_called: boolean;
  readonly family_told: boolean;
  readonly actions_overdue: number;
  readonly shift_ended: boolean;
}

export interface CheckFacts {
  readonly id: string;
  readonly resident: string | null;
  readonly due_at: Moment;
  readonly status: string;
  readonly condition: string | null;
}

/** A risk assessment was approved or reviewed, or an evaluation of a plan approved. */
export interface LookedAgain {
  readonly resident: string;
  readonly kind: 'risk' | 'plan';
  /** The category of the risk, or the part of life the plan is for. */
  readonly of: string;
  readonly at: Moment;
}

export interface IncidentAlertFacts {
  readonly incidents: readonly IncidentFacts[];
  readonly checks: readonly CheckFacts[];
  readonly reviews: readonly LookedAgain[];
}

type IncidentRule = AlertRule<IncidentAlertFacts>;

const about = ({ id, resident, recorded_by }: IncidentFacts, severity: Severity, saw: string): Finding => ({
  resident,
  object: { entity: 'incident', id },
  severity,
  saw,
  ...(recorded_by ? { owner: recorded_by } : {}),
});

/** A rule that evaluates each incident by itself: how grave, and what it saw; null where all is well. */
const each =
  (evaluate: (one: IncidentFacts, at: AlertContext) => readonly [Severity, string] | null): IncidentRule['find'] =>
  ({ incidents }, at) =>
    incidents.flatMap((one) => {
      const found = evaluate(one, at);
      return found ? [about(one, ...found)] : [];
    });

const harmful: readonly IncidentFacts['severity'][] = ['moderate', 'severe', 'death'];
const lawfulTypes: readonly IncidentFacts['incident_type'][] = ['safeguarding', 'death'];

/** Harm was done, or the law has it told: what waits with these waits on somebody's safety. */
const isGrave = ({ severity, incident_type, cqc_notifiable }: IncidentFacts): boolean =>
  harmful.includes(severity) || lawfulTypes.includes(incident_type) || cqc_notifiable === 'yes';

const mayHaveStruckHead = ({ head_strike }: IncidentFacts): boolean =>
  head_strike === 'yes' || head_strike === 'unknown';
const needsAmbulance = (one: IncidentFacts): boolean =>
  !one.emergency_called && ((mayHaveStruckHead(one) && one.on_anticoagulant) || one.conscious_throughout === false);

/** What the lead must look at themselves, where no graver rule has told them already. */
function needsLooking(one: IncidentFacts): readonly [Severity, string] | null {
  if ((one.status !== 'draft' && one.status !== 'submitted') || harmful.includes(one.severity) || needsAmbulance(one))
    return null;
  const seen = [
    ...(mayHaveStruckHead(one)
      ? [one.head_strike === 'yes' ? 'The head was struck.' : 'The head may have been struck: nobody knows.']
      : []),
    ...(one.new_pain_or_deformity === true ? ['There is new pain, or a limb out of shape.'] : []),
    ...(one.mobility_changed === true ? ['They move differently since.'] : []),
  ];
  if (seen.length > 0) return ['high', [...seen, ...(one.doctor_asked ? ['A doctor was told.'] : [])].join(' ')];
  return one.doctor_asked ? ['medium', 'A doctor was told or asked to come.'] : null;
}

const isReported = ({ status }: IncidentFacts): boolean => status !== 'draft' && status !== 'closed';
const hoursSince = (moment: Moment, { now }: AlertContext): number => hoursBetween(moment, now);
const workingDaysOfCandour = 10;
const debriefHours = 72;
const sameTypeDays = 7;

const candourLate = (one: IncidentFacts, at: AlertContext): readonly [Severity, string] | null => {
  const days = workingDays(localDay(one.occurred_at, at.zone), at.today);
  if (one.candour_written_at === null && days >= workingDaysOfCandour)
    return ['critical', `${days} working days have passed and no letter was sent.`];
  return one.candour_told_at === null && hoursSince(one.occurred_at, at) > 24
    ? ['high', 'The person, or whoever speaks for them, has not been told.']
    : null;
};

const riddorLate = (one: IncidentFacts, at: AlertContext): readonly [Severity, string] | null => {
  if (one.riddor_status === 'pending')
    return hoursSince(one.created_at, at) > 24 && isReported(one) ? ['medium', 'Nobody has decided yet.'] : null;
  if (one.riddor_status !== 'yes' || one.riddor_reference !== null || one.riddor_due_on === null) return null;
  const left = daysBetween(at.today, one.riddor_due_on);
  if (left < 0) return ['critical', `Was due on ${dayWords(one.riddor_due_on)}.`];
  return left <= 3 ? ['high', `Is due on ${dayWords(one.riddor_due_on)}.`] : null;
};

/** The risk and the plan behind this kind of incident were both looked at after it; what no risk speaks of, a plan alone answers. */
function isReviewedSince(
  { resident, incident_type, occurred_at }: IncidentFacts,
  reviews: readonly LookedAgain[],
): boolean {
  const since = reviews.filter((one) => one.resident === resident && compareMoments(one.at, occurred_at) > 0);
  const categories = touchedRisks(incident_type);
  const domains: readonly string[] = categories.flatMap((category) =>
    isKeyOf(domainsOfRisk, category) ? domainsOfRisk[category] : [],
  );
  const hasRisk = categories.length === 0 || since.some(({ kind, of }) => kind === 'risk' && categories.includes(of));
  return hasRisk && since.some(({ kind, of }) => kind === 'plan' && (domains.length === 0 || domains.includes(of)));
}

/** Falls in a month, or the same thing three times in a week, say that something must change. */
function repeats({ incidents, reviews }: IncidentAlertFacts, at: AlertContext): readonly Finding[] {
  const real = incidents.filter(({ status, resident }) => status !== 'draft' && resident !== null);
  return [...Map.groupBy(real, ({ resident, incident_type }) => `${resident} ${incident_type}`).values()].flatMap(
    (own) => {
      const within = (days: number) => own.filter(({ occurred_at }) => hoursSince(occurred_at, at) <= days * 24);
      const [month, week] = [within(at.settings.falls_days), within(sameTypeDays)];
      const last = own.toSorted((a, b) => (a.occurred_at < b.occurred_at ? 1 : -1))[0];
      const falls = last?.incident_type === 'fall' && month.length >= at.settings.falls_count;
      if (!last || isReviewedSince(last, reviews) || !(falls || week.length >= 3)) return [];
      return [
        about(
          last,
          'high',
          falls
            ? `${month.length} falls in ${at.settings.falls_days} days.`
            : `${week.length} times in ${sameTypeDays} days.`,
        ),
      ];
    },
  );
}

export const incidentAlerts: readonly IncidentRule[] = [
  {
    code: 'INC-1',
    category: 'safety',
    title: 'An incident with harm waits for review',
    to: ['lead', 'manager'],
    source: 'Our own rule',
    says: () => 'An incident with moderate harm was submitted.',
    clears: 'It clears when the review has begun.',
    find: each(({ status, severity }) =>
      status === 'submitted' && severity === 'moderate' ? ['high', 'Moderate harm; not yet under review.'] : null,
    ),
  },
  {
    code: 'INC-2',
    category: 'safety',
    title: 'A grave incident: read this now',
    to: ['manager', 'on_call', 'superuser'],
    source: 'CQC (Registration) Regulations 2009: notify without delay',
    says: () => 'An incident with severe harm, or a death, was reported.',
    clears: 'It clears when a manager opens the review.',
    find: each(({ status, severity }) =>
      (severity === 'severe' || severity === 'death') && status === 'submitted'
        ? ['critical', severity === 'death' ? 'A death was reported.' : 'Severe harm was reported.']
        : null,
    ),
  },
  {
    code: 'INC-3',
    category: 'safety',
    title: 'Call 999 now',
    to: ['team', 'manager'],
    source: 'NICE head injury guidance: anticoagulants, or loss of consciousness',
    says: () =>
      'A blow to the head, or one that cannot be ruled out, in somebody on blood thinners; or somebody who was not conscious throughout.',
    clears: 'It clears when the report says that an ambulance was called or the person is in hospital, or is closed.',
    find: each((one) => {
      if (one.status === 'closed' || !needsAmbulance(one)) return null;
      return [
        'critical',
        one.on_anticoagulant && mayHaveStruckHead(one)
          ? 'The head may have been struck and blood thinners are taken.'
          : 'Was not conscious throughout.',
      ];
    }),
  },
  {
    code: 'INC-4',
    category: 'safeguarding',
    title: 'A decision about telling others is waiting',
    to: ['manager', 'superuser'],
    source: 'CQC (Registration) Regulations 2009: notify without delay',
    says: (s) =>
      `Safeguarding or the regulator has not been decided after half of ${s.notify_hours} hours, and graver after all of them; critical only with harm, a death, a safeguarding matter or where the regulator must be told.`,
    clears: 'It clears when both are decided, and the regulator has been told where it must be.',
    find: each((one, at) => {
      const hours = hoursSince(one.created_at, at);
      const open = [
        ...(one.safeguarding_decision === 'pending' ? ['safeguarding'] : []),
        ...(one.cqc_notifiable === 'pending' ? ['the regulator'] : []),
        ...(one.cqc_notifiable === 'yes' && one.cqc_sent_at === null ? ['telling the regulator'] : []),
      ];
      if (!isReported(one) || open.length === 0 || hours < at.settings.notify_hours / 2) return null;
      const [early, late]: readonly [Severity, Severity] = isGrave(one) ? ['high', 'critical'] : ['medium', 'high'];
      return [
        hours >= at.settings.notify_hours ? late : early,
        `Open for ${Math.floor(hours)} hours: ${open.join(', ')}.`,
      ];
    }),
  },
  {
    code: 'INC-5',
    category: 'safeguarding',
    title: 'A RIDDOR report is waiting',
    to: ['manager', 'superuser'],
    source: 'RIDDOR 2013: 10 days, 15 for more than seven days off work',
    says: () => 'RIDDOR is undecided for a day, due within three days, or overdue.',
    clears: 'It clears when the reference is entered, or the answer is no with a reason.',
    find: each(riddorLate),
  },
  {
    code: 'INC-6',
    category: 'safeguarding',
    title: 'The duty of candour is waiting',
    to: ['manager', 'superuser'],
    source: 'Regulation 20, Health and Social Care Act 2008 (Regulated Activities) Regulations 2014',
    says: () =>
      `The duty of candour applies and nobody was told within a day, or nothing was written within ${workingDaysOfCandour} working days.`,
    clears: 'It clears when the person was told and the letter sent.',
    find: each((one, at) => (one.duty_of_candour === 'yes' && one.status !== 'draft' ? candourLate(one, at) : null)),
  },
  {
    code: 'INC-7',
    category: 'task',
    title: 'An incident report is unfinished',
    to: ['owner', 'lead'],
    source: 'Our own rule',
    says: () => 'A draft was not submitted by the end of the shift.',
    clears: 'It clears when the report is submitted.',
    find: each((one) =>
      one.status === 'draft' && one.shift_ended
        ? ['medium', 'The shift is over and the report is still a draft.']
        : null,
    ),
  },
  {
    code: 'INC-8',
    category: 'task',
    title: 'An incident waits for its review',
    to: ['manager'],
    source: 'Our own figure',
    says: (s) => `Not reviewed within ${s.incident_review_hours} hours, or an action from it is overdue.`,
    clears: 'It clears when the review has begun and the actions are done.',
    find: each((one, at) => {
      if (one.status === 'submitted' && hoursSince(one.created_at, at) > at.settings.incident_review_hours)
        return ['medium', `Submitted ${Math.floor(hoursSince(one.created_at, at) / 24)} days ago.`];
      return isReported(one) && one.actions_overdue > 0 ? ['medium', `Actions overdue: ${one.actions_overdue}.`] : null;
    }),
  },
  {
    code: 'INC-9',
    category: 'clinical',
    title: 'The same thing keeps happening',
    to: ['manager', 'key_worker'],
    source: 'Our own figures',
    says: (s) => `${s.falls_count} falls in ${s.falls_days} days, or three incidents of one kind in ${sameTypeDays}.`,
    clears:
      'It clears when the risk behind it has been reviewed after the last one, and an evaluation of the plan approved.',
    find: repeats,
  },
  {
    code: 'INC-10',
    category: 'safeguarding',
    title: 'A restraint was not talked through',
    to: ['manager'],
    source: 'Restraint Reduction Network: debrief within 72 hours',
    says: () => `A restraint without its two debriefs after ${debriefHours} hours.`,
    clears: 'It clears when both are recorded.',
    find: each((one, at) => {
      const isOpen = one.restraint_used && (one.resident_debrief_at === null || one.staff_debrief_at === null);
      return isOpen && one.status !== 'draft' && hoursSince(one.occurred_at, at) > debriefHours
        ? [
            'high',
            one.resident_debrief_at === null
              ? 'Not talked through with the resident.'
              : 'Not talked through with the staff.',
          ]
        : null;
    }),
  },
  {
    code: 'INC-11',
    category: 'safety',
    title: 'A follow-up check needs you',
    to: ['lead', 'manager'],
    source: 'Hampshire County Council post-falls protocol',
    says: () => 'A follow-up check is a quarter of an hour overdue, or found somebody worse.',
    clears: 'It clears when the check is saved; where somebody was worse, with an action plan.',
    answeredByPlan: true,
    find: ({ checks }, { now }) =>
      checks.flatMap(({ id, resident, due_at, status, condition }): readonly Finding[] => {
        const object = { entity: 'accident_scheduler', id };
        if (condition === 'worse')
          return [{ resident, object, severity: 'critical', saw: 'The person was worse at the check.' }];
        const late = hoursBetween(due_at, now) * 60;
        return status !== 'completed' && status !== 'skipped' && late >= 15
          ? [{ resident, object, severity: 'high', saw: `Overdue by ${Math.floor(late)} minutes.`, due_at }]
          : [];
      }),
  },
  {
    code: 'INC-12',
    category: 'task',
    title: 'The family has not been told',
    to: ['lead', 'manager'],
    source: 'Our own figure',
    says: () => 'A day after an incident the family was not told and no reason is given.',
    clears: 'It clears when they were told, or a reason is written.',
    find: each((one, at) =>
      isReported(one) && one.resident !== null && !one.family_told && hoursSince(one.occurred_at, at) > 24
        ? ['medium', `${Math.floor(hoursSince(one.occurred_at, at))} hours ago.`]
        : null,
    ),
  },
  {
    code: 'INC-13',
    category: 'safety',
    title: 'An incident needs the lead to look',
    to: ['lead'],
    source: 'NICE head injury guidance: watch whoever may have struck their head; the rest is our own rule',
    answeredByPlan: true,
    says: () =>
      'A report says that the head was struck or may have been, that there is new pain or trouble moving, or that a doctor was asked; graver reports have rules of their own.',
    clears: 'It clears when the review has begun, or with an action plan.',
    find: each(needsLooking),
  },
];
