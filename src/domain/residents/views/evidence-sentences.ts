import type { Evaluation } from '../../plans/review/evaluation.ts';
import type { Figure } from '../../plans/plan/goal-measure.ts';
import type { EvidenceFigure } from './plan-evidence.ts';

/** The fields of an evaluation that a sentence may be put into. */
type Field = keyof Pick<Evaluation, 'what_worked' | 'what_did_not' | 'changes_seen' | 'resident_view'>;

/** A sentence that follows from a figure. It is offered, and counts for nothing until somebody takes it over. */
export interface EvidenceSentence {
  readonly field: Field;
  readonly words: string;
  readonly figure: EvidenceFigure;
}

const times = (count: string): string => (count === '1' ? 'once' : `${count} times`);

/** As many of somebody's own words as one would read out. */
const mostQuotes = 5;

type Sentences = (figure: EvidenceFigure) => readonly (readonly [Field, string])[];

const measured =
  (words: string): Sentences =>
  ({ value }) =>
    value === '–' ? [] : [['changes_seen', `${words}: ${value}.`]];

const sentences: { readonly [F in Figure]?: Sentences } = {
  fluids: measured('Drank on average'),
  weight: measured('Weight'),
  washes: measured('Baths and showers'),
  mood: measured('Mean mood, of 5'),
  mood_while: measured('Mood at the time'),
  sleep: measured('Mean hours of sleep'),
  falls: ({ value }) =>
    value === '0' ? [['what_worked', 'No falls in this time.']] : [['what_did_not', `Fell ${times(value)}.`]],
  incidents: ({ value }) =>
    value === '0'
      ? [['what_worked', 'No incidents in this time.']]
      : [['what_did_not', value === '1' ? 'One incident was recorded.' : `${value} incidents were recorded.`]],
  declined: ({ value }) => (value === '0' ? [] : [['what_did_not', `Chose not to ${times(value)}.`]]),
  quotes: ({ records }) => records.slice(0, mostQuotes).map(({ words }) => ['resident_view', words]),
};

export const evidenceSentences = (figures: readonly EvidenceFigure[]): readonly EvidenceSentence[] =>
  figures.flatMap((figure) =>
    (sentences[figure.key]?.(figure) ?? []).map(([field, words]) => ({ field, words, figure })),
  );

/** The text of a field with a sentence taken over at its end. */
export const takenOver = (text: string, words: string): string => (text.trim() ? `${text.trimEnd()}\n${words}` : words);
