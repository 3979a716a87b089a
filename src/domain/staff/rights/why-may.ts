import type { AffectedPerson } from './rights-effect.ts';

/** What decides whether somebody may do something, in the order in which it is asked. */
type DecidedBy = 'account' | 'house' | 'group' | 'reach' | 'rule';

export interface Because {
  readonly by: DecidedBy;
  readonly ok: boolean;
  readonly says: string;
}

/** One act on one record: may they, and why. */
export interface RightVerdict {
  readonly act: string;
  readonly words: string;
  readonly may: boolean;
  readonly because: readonly Because[];
}

export interface WhyAnswer {
  readonly person: AffectedPerson;
  readonly groups: readonly string[];
  readonly verdicts: readonly RightVerdict[];
}

/** Everybody who works where a record is, and whether they may see and change it. */
export interface WhoAnswer {
  readonly people: readonly {
    readonly person: AffectedPerson;
    readonly groups: readonly string[];
    readonly sees: boolean;
    readonly changes: boolean;
    /** What decided it: the first thing that stands in the way, or what gives it. */
    readonly why: string;
  }[];
}
