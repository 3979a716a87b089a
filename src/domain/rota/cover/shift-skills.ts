import type { Day } from '../../kit/time/time.ts';
import { isThereOn, type CareNeed } from './shift-need.ts';

/** What a shift must have among its people. */
export const shiftSkills = {
  may_lead_shift: 'somebody to lead',
  first_aider: 'a first aider',
  medicines_competent: 'somebody competent with medicines',
  hoist_competent: 'somebody competent with the hoist',
  women: 'a woman for personal care',
  men: 'a man for personal care',
} as const;
export type ShiftSkill = keyof typeof shiftSkills;

/** Somebody's skills; left out for whoever may not read them. */
export interface CoverPerson {
  readonly id: string;
  readonly may_lead_shift?: boolean | null;
  readonly first_aider?: boolean | null;
  readonly medicines_competent?: boolean | null;
  readonly hoist_competent?: boolean | null;
  readonly gender?: string | null;
}

/** The columns of staff that these are read from. */
export const skillColumns = [
  'may_lead_shift',
  'first_aider',
  'medicines_competent',
  'hoist_competent',
  'gender',
] as const satisfies readonly (keyof CoverPerson)[];

interface OnShift {
  readonly staff: string | null;
  readonly role_on_shift: string;
}

/** A shift lead of the rota leads, whatever their file says. */
const has: { readonly [S in ShiftSkill]: (person: CoverPerson | undefined, shift: OnShift) => boolean } = {
  may_lead_shift: (person, { role_on_shift }) => role_on_shift === 'shift_lead' || person?.may_lead_shift === true,
  first_aider: (person) => person?.first_aider === true,
  medicines_competent: (person) => person?.medicines_competent === true,
  hoist_competent: (person) => person?.hoist_competent === true,
  women: (person) => person?.gender === 'female',
  men: (person) => person?.gender === 'male',
};

const always = ['may_lead_shift', 'first_aider', 'medicines_competent'] as const;

const askedBy: { readonly [S in Exclude<ShiftSkill, (typeof always)[number]>]: (resident: CareNeed) => boolean } = {
  hoist_competent: ({ mobility }) => mobility === 'hoist',
  women: ({ personal_care_by }) => personal_care_by === 'women',
  men: ({ personal_care_by }) => personal_care_by === 'men',
};
const onRequest = ['hoist_competent', 'women', 'men'] as const;

/** For whom a shift needs somebody who can do this; nobody where every shift needs it. */
export const skillFor = (skill: ShiftSkill, day: Day, residents: readonly CareNeed[]): readonly CareNeed[] =>
  onRequest
    .filter((one) => one === skill)
    .flatMap((one) => residents.filter((resident) => isThereOn(resident, day) && askedBy[one](resident)));

/** What nobody on the shift can do, though every shift needs it or a resident does. */
export function lackedSkills(
  planned: readonly OnShift[],
  people: ReadonlyMap<string, CoverPerson>,
  asked: { readonly day: Day; readonly residents: readonly CareNeed[] },
): readonly ShiftSkill[] {
  if (planned.length === 0 || people.size === 0) return [];
  const wanted = [
    ...always,
    ...onRequest.filter((skill) => skillFor(skill, asked.day, asked.residents).length > 0),
  ] as const;
  return wanted.filter((skill) => !planned.some((shift) => has[skill](people.get(shift.staff ?? ''), shift)));
}
