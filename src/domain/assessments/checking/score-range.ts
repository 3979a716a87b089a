import type { Form, FormChoice, FormQuestion } from '../form.ts';
import { exact } from '../formula.ts';
import { formulaRange } from './formula-range.ts';
import { either, numberRange, type ScoreRange } from './range.ts';
import { followers } from './show-if.ts';

/** What part of a form can be worth. Null stands for answers without a score. */
interface Worth {
  readonly range: ScoreRange | null;
  readonly canBeUnscored: boolean;
}

const unscored: Worth = { range: null, canBeUnscored: true };
const exactly = (score: number | null): Worth =>
  score === null ? unscored : { range: { lowest: score, highest: score, isExact: true }, canBeUnscored: false };

const eitherWorth = (a: Worth, b: Worth): Worth => ({
  range: either(a.range, b.range),
  canBeUnscored: a.canBeUnscored || b.canBeUnscored,
});

type Join = (a: number, b: number) => number;
const plus: Join = (a, b) => exact(a + b);
const highest: Join = (a, b) => Math.max(a, b);

/** Both together; the two do not depend on each other. */
function both(join: Join, a: Worth, b: Worth): Worth {
  const joined = a.range &&
    b.range && {
      lowest: join(a.range.lowest, b.range.lowest),
      highest: join(a.range.highest, b.range.highest),
      isExact: a.range.isExact && b.range.isExact,
    };
  const alone = either(b.canBeUnscored ? a.range : null, a.canBeUnscored ? b.range : null);
  return { range: either(joined, alone), canBeUnscored: a.canBeUnscored && b.canBeUnscored };
}

/** The range of a form's score, null where it has none. */
export function scoreRange(form: Form): ScoreRange | null {
  if (form.scoring === 'none') return null;
  const range = form.scoring === 'custom' ? formulaRange(form) : answersRange(form);
  return range && { ...range, lowest: tenths(range.lowest), highest: tenths(range.highest) };
}

/** Totals are stored with one decimal, and a nought has no sign. */
const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Exact under branching, for a question follows from one answer only and its branch from nothing else. */
function answersRange(form: Form): ScoreRange | null {
  const join = form.scoring === 'max_item' ? highest : plus;
  const following = followers(form);
  const together = (questions: readonly FormQuestion[]) =>
    questions.reduce((sum, question) => both(join, sum, worthOf(question)), unscored);
  const follow = ({ id }: FormChoice): Worth => together(following.get(id) ?? []);
  const counted = ({ weight }: FormQuestion): number => (form.scoring === 'weighted' ? (weight ?? 1) : 1);

  function worthOf(question: FormQuestion): Worth {
    const answered = worthAnswered(question);
    return question.is_required ? answered : eitherWorth(answered, unscored);
  }
  function worthAnswered(question: FormQuestion): Worth {
    if (question.kind === 'number')
      return { range: scaled(numberRange(question), counted(question)), canBeUnscored: false };
    if (question.kind === 'multi') return several(question);
    if (question.kind !== 'single' && question.kind !== 'yes_no') return unscored;
    return question.choices.map((choice) => chosen(choice, question)).reduce(eitherWorth, noWorth);
  }
  const own = ({ score }: FormChoice, question: FormQuestion): Worth =>
    exactly(score === null ? null : exact(score * counted(question)));
  const chosen = (choice: FormChoice, question: FormQuestion): Worth =>
    both(join, own(choice, question), follow(choice));

  /** One answer that rules out the others, or any of the rest, one at least. Its answers are added even where the highest question counts. */
  function several(question: FormQuestion): Worth {
    const alone = question.choices.filter(({ is_exclusive }) => is_exclusive);
    const free = question.choices.filter(({ is_exclusive }) => !is_exclusive);
    const part = join === plus ? chosen : own;
    const added = free.reduce<Worth>(
      (sum, choice) => eitherWorth(eitherWorth(sum, both(plus, sum, part(choice, question))), part(choice, question)),
      noWorth,
    );
    const behind = free.map(follow).filter(({ range }) => range);
    const rest =
      join === plus || behind.length === 0
        ? added
        : loosely(behind.reduce((a, b) => both(join, a, eitherWorth(b, unscored)), added));
    return alone.map((choice) => chosen(choice, question)).reduce(eitherWorth, rest);
  }
  return together(form.questions.filter(({ show_if }) => show_if === null)).range;
}

const noWorth: Worth = { range: null, canBeUnscored: false };
const loosely = ({ range, canBeUnscored }: Worth): Worth => ({
  range: range && { ...range, isExact: false },
  canBeUnscored,
});

const scaled = (range: ScoreRange, by: number): ScoreRange => {
  if (by === 0) return { lowest: 0, highest: 0, isExact: true };
  const [a, b] = [range.lowest * by, range.highest * by];
  return { lowest: exact(Math.min(a, b)), highest: exact(Math.max(a, b)), isExact: range.isExact };
};
