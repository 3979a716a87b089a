import type { BodyMap } from '../../../incidents/body-map/body-map.ts';
import { daysBetween } from '../../../kit/time/time.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, Finding } from '../../engine/alert-rule.ts';

/** A mark that has not healed, or that is still undecided. */
export interface MarkFacts extends Pick<
  BodyMap,
  'id' | 'mark_type' | 'pressure_category' | 'cause' | 'next_review_on'
> {
  readonly resident: string;
  readonly last_healing: string | null;
  readonly reviews: number;
  readonly is_healed: boolean;
  /** A nurse, a senior or a manager has looked at it since it was given its category. */
  readonly is_confirmed: boolean;
  /** An incident about it has its safeguarding decision. */
  readonly is_decided: boolean;
  /** The same about telling the regulator. */
  readonly is_regulator_decided: boolean;
}

type MarkRule = AlertRule<readonly MarkFacts[]>;

const about = ({ id, resident }: MarkFacts, severity: Severity, saw: string): Finding => ({
  resident,
  object: { entity: 'body_map', id },
  severity,
  saw,
});

const gravity: Readonly<Record<string, Severity>> = {
  '1': 'medium',
  '2': 'high',
  '3': 'critical',
  '4': 'critical',
  unstageable: 'critical',
  deep_tissue: 'critical',
};

const wanting = ({ pressure_category, is_confirmed }: MarkFacts): string =>
  `Pressure category ${pressure_category ?? ''}; ${is_confirmed ? 'whether the regulator is told is undecided' : 'no nurse or senior has looked at it'}.`;

export const bodyAlerts: readonly MarkRule[] = [
  {
    code: 'BODY-1',
    category: 'safeguarding',
    title: 'A mark nobody can explain',
    to: ['lead', 'manager'],
    source: 'Safeguarding guidance on unexplained injuries',
    says: () => 'A mark was recorded whose cause is unexplained.',
    clears: 'It clears when safeguarding has been decided in an incident about it.',
    find: (marks) =>
      marks
        .filter(({ cause, is_decided }) => cause === 'unexplained' && !is_decided)
        .map((mark) => about(mark, 'high', 'The cause is unexplained and safeguarding is undecided.')),
  },
  {
    code: 'BODY-2',
    category: 'clinical',
    title: 'Pressure damage',
    to: ['lead', 'manager'],
    source: 'Category 3 and above stands on the regulator’s injury form',
    says: () => 'Pressure damage was recorded: category 1 medium, 2 high, 3 and above or unstageable critical.',
    clears:
      'It clears when a nurse, a senior or a manager has looked at it since; from category 3 also when an incident says whether the regulator is told.',
    find: (marks) =>
      marks.flatMap((mark) => {
        const severity = mark.mark_type === 'pressure_damage' ? gravity[mark.pressure_category ?? ''] : undefined;
        const isSettled =
          mark.is_healed || (mark.is_confirmed && (severity !== 'critical' || mark.is_regulator_decided));
        return severity && !isSettled
          ? [{ ...about(mark, severity, wanting(mark)), occasions: [mark.pressure_category ?? ''] }]
          : [];
      }),
  },
  {
    code: 'BODY-3',
    category: 'clinical',
    title: 'A mark must be looked at again',
    to: ['lead', 'key_worker'],
    source: 'Our own rule',
    answeredByPlan: true,
    says: () => 'A mark’s next look is overdue, or it was worse at the last one.',
    clears: 'It clears when it has been looked at; where it was worse, with an action plan.',
    find: (marks, { today }) =>
      marks.flatMap((mark) => {
        if (mark.is_healed) return [];
        if (mark.last_healing === 'worse')
          return [{ ...about(mark, 'high', 'Was worse at the last look.'), occasions: [String(mark.reviews)] }];
        const late = mark.next_review_on === null ? 0 : daysBetween(mark.next_review_on, today);
        return late > 0 ? [about(mark, 'medium', `Overdue by ${late} ${late === 1 ? 'day' : 'days'}.`)] : [];
      }),
  },
];
