import type { AlertRule, Judging } from '#domain/alerts/alert-rule.ts';
import type { Found } from '#domain/alerts/reconcile.ts';
import type { Settings } from '#domain/kit/house-settings.ts';
import type { Db } from '../kit/database.ts';

/** Which house is judged, at what hour, and whether all of it or one resident only. */
export interface Looking {
  readonly db: Db;
  readonly home: string;
  readonly resident: string | null;
  readonly now: string;
  readonly today: string;
  readonly zone: string;
  readonly settings: Settings;
}

/** Rules that judge the same facts, so that the facts are read once for all of them. */
interface Judged<Facts> {
  readonly rules: readonly AlertRule<Facts>[];
  /** The kinds of record whose change calls for judging at once. */
  readonly concerns: readonly string[];
  /** Some of its alerts are about the house and no resident: a save is judged for all of it. */
  readonly ofHouse?: true;
  read(looking: Looking): Promise<Facts>;
}

export type RuleCard = Omit<AlertRule<never>, 'find'>;

/** The same without the shape of its facts, so that families of every kind stand in one list. */
export interface Family {
  readonly rules: readonly RuleCard[];
  readonly concerns: readonly string[];
  readonly ofHouse: boolean;
  judge(looking: Looking, stands: Judging['stands']): Promise<readonly Found[]>;
}

export const family = <Facts>({ rules, concerns, ofHouse, read }: Judged<Facts>): Family => ({
  rules,
  concerns,
  ofHouse: ofHouse === true,
  async judge(looking, stands) {
    const { now, today, zone, settings } = looking;
    const facts = await read(looking);
    return rules.flatMap((rule) => rule.find(facts, { now, today, zone, settings, stands }).map((finding) => ({ ...finding, code: rule.code, answeredByPlan: rule.answeredByPlan === true })));
  },
});
