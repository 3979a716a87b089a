import type { Moment } from '../kit/time/time.ts';
import type { Sign } from '../kit/vocabulary/computed-columns.ts';

/** The registers of a house that an inspector asks for, with the columns of each. */
export const registers = {
  dols: {
    title: 'Deprivation of liberty',
    about: 'Everybody who lives here under a DoLS, or for whom one is to be applied for.',
    empty: 'Nobody who lives here has a DoLS or needs one.',
    columns: ['State', 'From', 'Until', 'Conditions'],
  },
  dnacpr: {
    title: 'DNACPR',
    about: 'Everybody for whom a decision not to attempt resuscitation is in place, and where the form is kept.',
    empty: 'No DNACPR is in place for anybody who lives here.',
    columns: ['Signed on', 'Review', 'Where the form is kept', 'Also in place'],
  },
  restraint: {
    title: 'Restraint',
    about: 'Every time somebody was restrained in the last twelve months, and whether it was talked through.',
    empty: 'Nobody was restrained in the last twelve months.',
    columns: ['When', 'How', 'For', 'Why', 'Talked through'],
  },
  notifications: {
    title: 'Notifications',
    about: 'What the regulator, safeguarding or the health and safety executive were told in the last twelve months.',
    empty: 'Nothing had to be told outside the house in the last twelve months.',
    columns: ['About', 'Told', 'When', 'Reference'],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly title: string;
      readonly about: string;
      readonly empty: string;
      readonly columns: readonly string[];
    }
  >
>;

export type RegisterName = keyof typeof registers;
export const isRegister = (name: unknown): name is RegisterName =>
  typeof name === 'string' && Object.hasOwn(registers, name);

/** One line of a register: whom it is about, a cell for every column, and what is wrong with it. */
export interface RegisterLine {
  readonly entity: string;
  readonly id: string;
  readonly resident: string | null;
  readonly name: string;
  readonly cells: readonly string[];
  readonly sign: Sign | null;
}

export interface Register {
  readonly register: RegisterName;
  readonly at: Moment;
  readonly lines: readonly RegisterLine[];
}
