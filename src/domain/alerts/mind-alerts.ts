import { hoursBetween, type Moment } from '../kit/time.ts';
import type { AlertRule, Finding, Severity } from './alert-rule.ts';

export interface MindEntry {
  readonly id: string;
  readonly occurred_at: Moment;
  readonly change_since_last: string;
  readonly highest_risk: number | null;
  readonly warning_signs_seen: readonly string[];
  readonly medicines_attitude: string | null;
}

/** A resident's mental states, the newest first, struck-out ones left out. */
export interface MindFacts {
  readonly resident: string;
  readonly entries: readonly MindEntry[];
  readonly risk_reviewed_at: Moment | null;
}

type MindRule = AlertRule<readonly MindFacts[]>;

const about = (resident: string, { id }: MindEntry, severity: Severity, saw: string): Finding => ({ resident, object: { entity: 'care', id }, severity, saw });
const watchHours = 72;

export const mindAlerts: readonly MindRule[] = [
  {
    code: 'CARE-1', category: 'clinical', title: 'Early signs were seen', to: ['lead', 'manager', 'key_worker'], source: 'Relapse indicators of the national social-care record standard', answeredByPlan: true,
    says: () => `Mental state was much worse, or two of the person’s own warning signs were seen within ${watchHours} hours.`,
    clears: 'It clears with an action plan that names the professional who was asked.',
    find: (all, { now }) => all.flatMap(({ resident, entries }) => {
      const recent = entries.filter(({ occurred_at }) => hoursBetween(occurred_at, now) <= watchHours);
      const [last] = recent;
      const signs = [...new Set(recent.flatMap(({ warning_signs_seen }) => warning_signs_seen))];
      const worse = recent.find(({ change_since_last }) => change_since_last === 'much_worse');
      if (worse) return [about(resident, worse, 'high', 'Much worse than last time.')];
      return last && signs.length >= 2 ? [about(resident, last, 'high', `Warning signs: ${signs.join(', ')}.`)] : [];
    }),
  },
  {
    code: 'CARE-2', category: 'safety', title: 'A risk is high: read this now', to: ['team', 'manager', 'on_call'], source: 'The highest step of the risk scale', answeredByPlan: true,
    says: () => 'A risk was recorded at its highest step.',
    clears: 'It clears when the risk has been reviewed since, or a later entry is lower.',
    find: (all) => all.flatMap(({ resident, entries: [last], risk_reviewed_at }) =>
      last?.highest_risk === 3 && (risk_reviewed_at === null || risk_reviewed_at < last.occurred_at) ? [about(resident, last, 'critical', 'Highest risk: high.')] : []),
  },
  {
    code: 'CARE-3', category: 'clinical', title: 'Medicines are being declined', to: ['lead', 'manager'], source: 'Our own figure', answeredByPlan: true,
    says: () => 'Two entries in a row say that medicines are declined.',
    clears: 'It clears when they are accepted again, or with an action plan that names the prescriber who was asked.',
    find: (all) => all.flatMap(({ resident, entries }) => {
      const said = entries.filter(({ medicines_attitude }) => medicines_attitude !== null && medicines_attitude !== 'not_applicable');
      const [last] = said;
      return last && said.length >= 2 && said.slice(0, 2).every(({ medicines_attitude }) => medicines_attitude === 'declining') ? [about(resident, last, 'high', 'Declined twice in a row.')] : [];
    }),
  },
];
