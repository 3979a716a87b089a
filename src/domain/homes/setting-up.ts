import { dayWords } from '../kit/time/day-words.ts';
import type { FirstChecks } from '../premises/assets/first-check.ts';
import { nobodyLivesHere } from '../rota/lived-in.ts';

/** What a house has of what it needs in its first days, counted from its own records. */
export interface SettingUpFacts {
  readonly has_manager: boolean;
  readonly has_on_call: boolean;
  readonly has_emergency: boolean;
  /** People who work here, and how many of them may start. */
  readonly staff: number;
  readonly working: number;
  /** How many have an account and have never used it. */
  readonly not_signed_in: number;
  readonly residents: number;
  /** How many of the residents are watched for anything, have a plan in force, an assessment. */
  readonly monitored: number;
  readonly planned: number;
  readonly assessed: number;
  /** Shifts to come that their people know of. */
  readonly shifts_ahead: number;
  /** How many of the residents have money written down here. */
  readonly with_money: number;
  readonly assets: number;
  readonly first_checks: FirstChecks;
  readonly stock: number;
  readonly backups: number;
}

export type SettingUpName =
  | 'house'
  | 'staff'
  | 'residents'
  | 'monitoring'
  | 'plans'
  | 'rota'
  | 'money'
  | 'premises'
  | 'backup';

export interface SettingUpStep {
  readonly name: SettingUpName;
  readonly title: string;
  readonly why: string;
  /** About how long it takes, in words. */
  readonly takes: string;
  /** What is still missing, each as a sentence; nothing where it is done. */
  readonly missing: readonly string[];
}

type Step = Omit<SettingUpStep, 'missing'> & {
  missing(facts: SettingUpFacts): readonly (string | false)[];
};

const checks = (count: number): string => (count === 1 ? '1 first check' : `${count} first checks`);
const people = (count: number): string => (count === 1 ? '1 resident' : `${count} residents`);
/** Whom something is still missing for; nobody at all is another step's matter. */
const without = (have: number, { residents }: SettingUpFacts, what: string): string | false =>
  residents === 0
    ? 'It begins once residents are here.'
    : have < residents && `${people(residents - have)} without ${what}.`;

/** The order in which one step makes the next one easy; how long each takes is our own estimate. */
const steps: readonly Step[] = [
  {
    name: 'house',
    title: 'The house and its settings',
    why: 'Alerts show the on-call number, and the times of shifts and rounds follow the settings.',
    takes: '15 minutes',
    missing: ({ has_manager, has_on_call, has_emergency }) => [
      !has_manager && 'Nobody is named as registered manager.',
      !has_on_call && 'There is no on-call phone number.',
      !has_emergency && 'Nothing says what to do in an emergency.',
    ],
  },
  {
    name: 'staff',
    title: 'Staff',
    why: 'Whoever gives care signs for it under their own name.',
    takes: 'half an hour with a spreadsheet',
    missing: ({ staff, working, not_signed_in }) => [
      staff < 2 && 'Nobody but you works here yet.',
      staff >= 2 && working === 0 && 'Nobody has started yet: their checks and papers come first.',
      not_signed_in > 0 && `${not_signed_in} ${not_signed_in === 1 ? 'person has' : 'people have'} not signed in yet.`,
    ],
  },
  {
    name: 'residents',
    title: 'Residents',
    why: 'Everything else is written about them.',
    takes: 'half an hour with a spreadsheet',
    missing: ({ residents }) => [residents === 0 && `${nobodyLivesHere}.`],
  },
  {
    name: 'monitoring',
    title: 'What is watched',
    why: 'Hearth reminds of drinks, weights and checks only where it knows that they are due.',
    takes: '5 minutes for each person',
    missing: (facts) => [without(facts.monitored, facts, 'anything that is watched')],
  },
  {
    name: 'plans',
    title: 'Plans and forms',
    why: 'Staff read from the plan how to support somebody, and what the forms have found.',
    takes: 'an hour for each person, over the first weeks',
    missing: (facts) => [
      without(facts.planned, facts, 'a support plan in force'),
      facts.residents > 0 && facts.assessed === 0 && 'No assessment form has been filled in.',
    ],
  },
  {
    name: 'rota',
    title: 'The rota',
    why: 'It says who is on shift, whom an alert reaches, and where somebody is missing.',
    takes: 'an hour for the first week',
    missing: ({ shifts_ahead }) => [shifts_ahead === 0 && 'No shift to come is published.'],
  },
  {
    name: 'money',
    title: 'Residents’ money',
    why: 'Every tin begins with a balance that two people have counted.',
    takes: '5 minutes for each tin',
    missing: ({ with_money, residents }) => [
      residents > 0 && with_money === 0 && 'No opening balance is written down.',
      residents === 0 && 'It begins once residents are here.',
    ],
  },
  {
    name: 'premises',
    title: 'Things and stock of the house',
    why: 'Hoists are checked in time, and gloves are bought before there are none.',
    takes: 'an hour with a spreadsheet',
    missing: ({ assets, first_checks, stock }) => [
      assets === 0 && 'No thing of the house is written down.',
      first_checks.due_now > 0 && `${checks(first_checks.due_now)} to do now.`,
      first_checks.next_by !== null &&
        `${checks(first_checks.waiting)} to do, the next by ${dayWords(first_checks.next_by)}.`,
      stock === 0 && 'Nothing is in stock.',
    ],
  },
  {
    name: 'backup',
    title: 'The first back-up',
    why: 'What is lost with a disk comes back from it, and from nothing else.',
    takes: '10 minutes, by whoever looks after the server',
    missing: ({ backups }) => [backups === 0 && 'No back-up has been taken.'],
  },
];

export const settingUpSteps = (facts: SettingUpFacts): readonly SettingUpStep[] =>
  steps.map(({ missing, ...step }) => ({ ...step, missing: missing(facts).filter((one) => one !== false) }));

/** `3 of 9 steps are done.` */
export function settingUpWords(all: readonly SettingUpStep[]): string {
  const done = all.filter(({ missing }) => missing.length === 0).length;
  if (done === all.length) return 'Everything is ready.';
  if (done === 0) return `Nothing of ${all.length} steps is done yet.`;
  return `${done} of ${all.length} steps ${done === 1 ? 'is' : 'are'} done.`;
}

/** How a house stands on its way, and whether somebody has put the guide away. */
export interface SettingUp {
  readonly facts: SettingUpFacts;
  readonly dismissed_at: string | null;
}
