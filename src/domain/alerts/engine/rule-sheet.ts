import type { Day } from '../../kit/time/time.ts';
import type { Audience, Category } from './alert-rule.ts';

/** How a rule has fared in a house in the last 90 days. */
export interface RuleHealth {
  readonly fired: number;
  /** Something was done about it. */
  readonly acted: number;
  /** A person ended it and did nothing. */
  readonly dismissed: number;
}

/** A rule as a house keeps it. */
export interface RuleSheet {
  readonly code: string;
  readonly title: string;
  readonly category: Category;
  /** With the house's own figures. */
  readonly says: string;
  readonly clears: string;
  readonly source: string;
  readonly to: readonly Audience[];
  readonly is_on: boolean;
  /** The settings of the house that its sentence names. */
  readonly figures: readonly string[];
  readonly health: RuleHealth;
  /** Whether it can be evaluated again on earlier days. */
  readonly looks_back: boolean;
}

/** How often a rule would have spoken, or did speak, and about whom. */
export interface BackTest {
  readonly code: string;
  /** Evaluated again on the entries of those days; otherwise what was really raised then. */
  readonly is_replayed: boolean;
  readonly from: Day;
  readonly to: Day;
  readonly fired: number;
  readonly by: readonly { readonly resident: string | null; readonly name: string | null; readonly fired: number }[];
}

export const backTestDays = 90;

// Our own figures: three in five, and often enough to mean something.
const tooManyDismissed = 0.6;
const oftenEnough = 5;

export const wantsRetuning = ({ fired, dismissed }: RuleHealth): boolean =>
  fired >= oftenEnough && dismissed / fired > tooManyDismissed;
