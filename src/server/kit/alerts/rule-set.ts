import type { AlertRule, Finding, OpenAlerts } from '#domain/alerts/engine/alert-rule.ts';
import type { FoundAlert } from '#domain/alerts/engine/reconcile.ts';
import type { EvaluatedMoment } from '#domain/alerts/engine/replay.ts';
import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import type { Db } from '../runtime/database.ts';

/** Which house is swept, at what hour, and whether all of it or one resident only. */
export interface SweepContext {
  readonly db: Db;
  readonly home: string;
  readonly resident: string | null;
  readonly now: string;
  readonly today: string;
  readonly zone: string;
  readonly settings: HomeSettings;
  /** The settings of residents for whom another figure is usual. */
  readonly own: ReadonlyMap<string, HomeSettings>;
}

/** Rules that look at the same facts, so that the facts are read once for all of them. */
interface RuleSetOf<Facts> {
  readonly rules: readonly AlertRule<Facts>[];
  /** The kinds of record whose change calls for a sweep at once. */
  readonly sweptOn: readonly string[];
  /** Some of its alerts are about the house and no resident: a save is swept for all of it. */
  readonly ofHouse?: true;
  /** The rules whose facts are dated entries, so that they can be read as they stood on an earlier day. What depends on how a record stands today is none of them. */
  readonly backTested?: readonly string[];
  read(at: SweepContext): Promise<Facts>;
}

export type RuleCard = Omit<AlertRule<never>, 'find'>;

/** The same without the shape of its facts, so that rule sets of every kind stand in one list. */
export interface RuleSet {
  readonly rules: readonly RuleCard[];
  readonly sweptOn: readonly string[];
  readonly ofHouse: boolean;
  readonly backTested: readonly string[];
  /** Reads the facts, and tells what its rules find in them. */
  evaluate(at: SweepContext): Promise<EvaluatedMoment>;
}

export const ruleSet = <Facts>({ rules, sweptOn, ofHouse, backTested = [], read }: RuleSetOf<Facts>): RuleSet => ({
  rules,
  sweptOn,
  ofHouse: ofHouse === true,
  backTested,
  async evaluate(at) {
    const facts = await read(at);
    return (openAlerts) =>
      rules
        .filter(({ code }) => !at.settings.rules_off.includes(code))
        .flatMap((rule) => found(rule, facts, at, openAlerts));
  },
});

/** A rule goes by the house's settings, but for those who have their own. */
function found<Facts>(
  rule: AlertRule<Facts>,
  facts: Facts,
  at: SweepContext,
  openAlerts: OpenAlerts,
): readonly FoundAlert[] {
  const { now, today, zone, settings, own } = at;
  const by = (given: HomeSettings): readonly Finding[] =>
    rule.find(facts, { now, today, zone, settings: given, ...openAlerts });
  const usual = by(settings).filter(({ resident }) => resident === null || !own.has(resident));
  const special = [...own].flatMap(([resident, given]) => by(given).filter((finding) => finding.resident === resident));
  return [...usual, ...special].map((finding) => ({
    ...finding,
    code: rule.code,
    answeredByPlan: rule.answeredByPlan === true,
    needsClearing: rule.needsClearing === true,
  }));
}
