import { saidDay } from '../../../kit/time/day-words.ts';
import {
  addDays,
  hoursBetween,
  localDay,
  localTime,
  minutesOfDay,
  type Day,
  type Moment,
} from '../../../kit/time/time.ts';
import { dbsYears, isDbsOld, renewalDays } from '../../../staff/person/renewals.ts';
import { missingCourses } from '../../../staff/person/mandatory-training.ts';
import type { Staff } from '../../../staff/person/staff.ts';
import { trainingCourses, type TrainingCourse } from '../../../staff/person/training-courses.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, AlertContext } from '../../engine/alert-rule.ts';
import { dueSteps, inDays, mergeVerdicts } from '../../engine/due-steps.ts';
import { eachRecord, type Verdict } from '../../engine/each-fact.ts';

/** Somebody who works here, their file and their account. */
export interface StaffFacts {
  readonly id: string;
  readonly called?: string;
  readonly start_date: Day;
  readonly is_active: boolean;
  readonly right_to_work_type: string | null;
  readonly rtw_expiry: Day | null;
  readonly dbs_checked_on: Day | null;
  readonly dbs_update_service: boolean;
  readonly professional_body: string | null;
  readonly registration_expiry: Day | null;
  readonly status: Staff['status'];
  /** Somebody wrote down why they may work before all papers are there. */
  readonly has_exception: boolean;
  readonly role: Staff['role'];
  readonly medicines_competent: boolean | null;
  readonly restraint_trained: boolean | null;
  /** The newest of each course. */
  readonly training: readonly { readonly course: TrainingCourse; readonly expires_on: Day }[];
  readonly supervision_due: Day | null;
  readonly is_guest: boolean;
  readonly access_expires_at: Moment | null;
  readonly last_login: Moment | null;
  readonly created_at: Moment;
  /** Failed attempts to sign in during the last day. */
  readonly failed_sign_ins: number;
  /** Sign-ins of the last day from a device not seen in the 90 days before. */
  readonly new_device_at: readonly Moment[];
}

type StaffRule = AlertRule<readonly StaffFacts[]>;

const each = (evaluate: (person: StaffFacts, at: AlertContext) => Verdict): StaffRule['find'] =>
  eachRecord('staff', (all: readonly StaffFacts[]) => all.map((person) => ({ ...person, owner: person.id })), evaluate);

const tooManyFailures = 5;
const unusedDays = 60;
/** Courses without which nobody may do a part of the work. */
const grave: readonly string[] = ['pbs_restraint', 'medicines'];
/** Whoever works here must have it on file; whoever is only starting cannot work yet. */
const lacks = ({ status, has_exception }: StaffFacts, isMissing: boolean): boolean =>
  isMissing && status === 'active' && !has_exception;
const overSeverity = (course: TrainingCourse): Severity => (grave.includes(course) ? 'high' : 'medium');
const oddHours = { from: '23:00', to: '05:00' } as const;

const isOddHour = (moment: Moment, { zone }: AlertContext): boolean => {
  const minutes = minutesOfDay(localTime(moment, zone));
  return minutes >= minutesOfDay(oddHours.from) || minutes < minutesOfDay(oddHours.to);
};

export const staffAlerts: readonly StaffRule[] = [
  {
    code: 'STF-1',
    category: 'staffing',
    isPrivate: true,
    title: 'A right to work is running out',
    to: ['manager', 'superuser'],
    source: 'Home Office guidance on right to work checks',
    says: () =>
      `A time-limited right to work ends within ${renewalDays.right_to_work} days; high within seven or where no check is on file, critical once it has ended. Then nobody can be put on the rota.`,
    clears: 'It clears with a new check.',
    find: each((person, { today }) =>
      lacks(
        person,
        (person.right_to_work_type ?? 'not_checked') === 'not_checked' ||
          (person.right_to_work_type === 'time_limited' && person.rtw_expiry === null),
      )
        ? ['high', 'No check is on file.']
        : person.right_to_work_type === 'time_limited'
          ? dueSteps(person.rtw_expiry, today, {
              before: [
                [renewalDays.right_to_work, 'medium'],
                [7, 'high'],
              ],
              after: 'critical',
              what: 'The new check',
            })
          : null,
    ),
  },
  {
    code: 'STF-2',
    category: 'staffing',
    isPrivate: true,
    title: 'A DBS check is old',
    to: ['manager'],
    source: 'Three years is the Welsh rule; elsewhere our own choice',
    says: () =>
      `A DBS check is more than ${dbsYears} years old and the person is not on the update service, or none is on file.`,
    clears: 'It clears when it is checked again, or the person joins the update service.',
    find: each((person, { today }) =>
      lacks(person, person.dbs_checked_on === null)
        ? ['high', 'No DBS check is on file.']
        : person.dbs_checked_on !== null && isDbsOld(person.dbs_checked_on, person.dbs_update_service, today)
          ? ['medium', `Last checked on ${saidDay(person.dbs_checked_on)} ${person.dbs_checked_on.slice(0, 4)}.`]
          : null,
    ),
  },
  {
    code: 'STF-3',
    category: 'staffing',
    isPrivate: true,
    title: 'Training is running out',
    to: ['owner', 'manager'],
    source: 'How long a course counts is our own choice',
    says: () =>
      `A course ends within ${renewalDays.training} days; medium once it has run out or where nothing is on file of what the job asks for, and high for medicines and restraint.`,
    clears: 'It clears when the course is completed again.',
    find: each((person, { today }) =>
      mergeVerdicts([
        ...missingCourses(person).map((course): Verdict => [
          person.status === 'onboarding' ? 'low' : overSeverity(course),
          `${trainingCourses[course]}: nothing is on file.`,
          [course],
        ]),
        ...person.training.map(({ course, expires_on }): Verdict => {
          const due = dueSteps(expires_on, today, {
            before: [[renewalDays.training, 'low']],
            after: overSeverity(course),
            what: trainingCourses[course],
          });
          return due && [due[0], due[1], [`${course} ${expires_on}`]];
        }),
      ]),
    ),
  },
  {
    code: 'STF-4',
    category: 'staffing',
    isPrivate: true,
    title: 'A professional registration is running out',
    to: ['manager'],
    source: 'The registers of the professional bodies',
    says: () =>
      `A registration ends within ${renewalDays.registration} days, or its end is not on file; critical once it has lapsed.`,
    clears: 'It clears when it is renewed.',
    find: each(({ professional_body, registration_expiry }, { today }) =>
      (professional_body ?? 'none') === 'none'
        ? null
        : registration_expiry === null
          ? ['medium', 'Nothing on file says until when.']
          : dueSteps(registration_expiry, today, {
              before: [[renewalDays.registration, 'medium']],
              after: 'critical',
              what: 'The renewal',
            }),
    ),
  },
  {
    code: 'STF-5',
    category: 'staffing',
    isPrivate: true,
    title: 'A supervision is overdue',
    to: ['manager'],
    source: 'Our own figure',
    says: (s) => `No supervision in ${s.supervision_weeks} weeks.`,
    clears: 'It clears when one is recorded.',
    find: each(({ supervision_due, start_date }, { today, settings }) =>
      dueSteps(supervision_due ?? addDays(start_date, 7 * settings.supervision_weeks), today, {
        before: [],
        after: 'low',
        what: 'The supervision',
      }),
    ),
  },
  {
    code: 'ACC-1',
    category: 'system',
    isPrivate: true,
    title: 'An unusual sign-in',
    to: ['superuser', 'manager'],
    source: 'Our own figures',
    answeredByPlan: true,
    says: () =>
      `${tooManyFailures} failed sign-ins of one person within a day, or a sign-in from a new device between ${oddHours.from} and ${oddHours.to}.`,
    clears: 'It clears with an action plan that says who looked into it, or after a day.',
    find: each(({ failed_sign_ins, new_device_at }, at) => {
      const odd = new_device_at.find((moment) => isOddHour(moment, at));
      if (failed_sign_ins >= tooManyFailures) return ['medium', `Failed sign-ins: ${failed_sign_ins}.`];
      return odd ? ['medium', `A device not seen before, at ${localTime(odd, at.zone)}.`] : null;
    }),
  },
  {
    code: 'ACC-2',
    category: 'system',
    isPrivate: true,
    title: 'An account to renew or to close',
    to: ['manager'],
    source: 'Our own figures',
    says: () => `A time-boxed access ends within a day, or an account was not used for ${unusedDays} days.`,
    clears: 'It clears when the access is renewed or has ended, or the account is used or closed.',
    find: each(({ is_active, is_guest, access_expires_at, last_login, created_at }, { now, zone, today }) => {
      const left = access_expires_at === null ? -1 : hoursBetween(now, access_expires_at);
      if (is_active && is_guest && left >= 0 && left <= 24) return ['info', 'The access ends within a day.'];
      const used = localDay(last_login ?? created_at, zone);
      return is_active && addDays(used, unusedDays) < today
        ? ['info', last_login === null ? `Never used in ${inDays(unusedDays)}.` : `Last used on ${saidDay(used)}.`]
        : null;
    }),
  },
];
