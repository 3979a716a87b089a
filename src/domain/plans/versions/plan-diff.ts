import { midSentence, capital } from '../../kit/words/mid-sentence.ts';
import { dayWords } from '../../kit/time/day-words.ts';
import { capacityBasis } from '../plan/capacity-basis.ts';
import { goalCharts } from '../plan/goal-charts.ts';
import { planDomains } from '../plan/plan-domains.ts';
import type { Plan } from '../plan/plan.ts';
import { stepRecords } from '../plan/step-records.ts';
import { reviewEvery } from '../review/review-every.ts';
import { lineDiff, type LineChange } from './line-diff.ts';

/** What a plan says, without who approved it and who has read it. */
export type PlanContent = Pick<
  Plan,
  | 'title'
  | 'domain'
  | 'need'
  | 'strengths'
  | 'person_says'
  | 'capacity_basis'
  | 'involved'
  | 'goals'
  | 'actions'
  | 'linked_risks'
  | 'review_every'
  | 'review_date'
>;

const sentence = (parts: readonly (string | number | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');

const staffWords = (count: number | null): string | null => (count === null || count === 1 ? null : `${count} staff`);

/** One part of a plan, as lines one can compare. */
interface Part {
  readonly label: string;
  /** How one of several lines is called; a text has none. */
  readonly line?: readonly [one: string, many: string];
  lines(plan: PlanContent, nameOf: (id: string) => string): readonly string[];
}

const text = (value: string | null): readonly string[] => (value ? value.split(/\n+/) : []);

const parts: readonly Part[] = [
  { label: 'Title', lines: ({ title }) => [title] },
  { label: 'Part of life', lines: ({ domain }) => [planDomains[domain]] },
  { label: 'In the person’s words', lines: ({ person_says }) => text(person_says) },
  { label: 'What the person needs', lines: ({ need }) => text(need) },
  { label: 'Strengths', lines: ({ strengths }) => text(strengths) },
  {
    label: 'How to support',
    line: ['step', 'steps'],
    lines: ({ actions }, nameOf) =>
      actions.map(({ what, how, frequency, by_role, equipment, asset, staff_number, recorded_on }) =>
        sentence([
          what,
          how,
          frequency,
          by_role,
          equipment,
          asset && nameOf(asset),
          staffWords(staff_number),
          recorded_on && `recorded on: ${stepRecords[recorded_on]}`,
        ]),
      ),
  },
  {
    label: 'Goals',
    line: ['goal', 'goals'],
    lines: ({ goals }) =>
      goals.map(({ goal, measure, chart, baseline, target_date }) =>
        sentence([
          goal,
          measure,
          chart && `measured by: ${goalCharts[chart]}`,
          baseline,
          target_date && `by ${dayWords(target_date)}`,
        ]),
      ),
  },
  {
    label: 'What can go wrong',
    line: ['risk', 'risks'],
    lines: ({ linked_risks }, nameOf) => linked_risks.map(nameOf),
  },
  { label: 'Agreed on what footing', lines: ({ capacity_basis }) => [capacityBasis[capacity_basis]] },
  {
    label: 'Who was involved',
    line: ['person', 'people'],
    lines: ({ involved }) => involved.map(({ name, role, how }) => sentence([name, role, how])),
  },
  {
    label: 'Review',
    lines: ({ review_every, review_date }) => [`${reviewEvery[review_every]}, next ${dayWords(review_date)}`],
  },
];

interface PartDiff {
  readonly label: string;
  readonly line: Part['line'] | null;
  readonly changes: readonly LineChange[];
}

/** Two versions of a plan, part by part. */
export const planDiff = (
  before: PlanContent,
  after: PlanContent,
  nameOf: (id: string) => string = (id) => id,
): readonly PartDiff[] =>
  parts.map(({ label, line, lines }) => ({
    label,
    line: line ?? null,
    changes: lineDiff(lines(before, nameOf), lines(after, nameOf)),
  }));

const isChanged = ({ changes }: PartDiff): boolean => changes.some(({ kind }) => kind !== 'same');

const counted = ({ line, changes }: PartDiff): readonly string[] =>
  (['added', 'removed', 'changed'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    const words = { added: 'added', removed: 'taken out', changed: 'reworded' };
    return count > 0 && line ? [`${count} ${line[count === 1 ? 0 : 1]} ${words[kind]}`] : [];
  });

/** What changed, in one sentence. */
export function whatChanged(diff: readonly PartDiff[]): string {
  const changedParts = diff
    .filter(isChanged)
    .flatMap((part) => (part.line ? counted(part) : [`${midSentence(part.label)} changed`]));
  const [last, ...rest] = changedParts.toReversed();
  if (last === undefined) return 'Nothing in the words of the plan changed.';
  const said = rest.length > 0 ? `${rest.toReversed().join(', ')} and ${last}` : last;
  return `${capital(said)}.`;
}
