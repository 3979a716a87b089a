import type { Form, FormQuestion } from '../form.ts';

type Questions = Pick<Form, 'questions'>;

const isChosen = ({ kind }: FormQuestion): boolean => kind === 'single' || kind === 'multi' || kind === 'yes_no';

/** The questions that follow from an answer, by the id of that answer. */
export function followers({ questions }: Questions): ReadonlyMap<string, readonly FormQuestion[]> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const following = questions.filter(
    ({ show_if }) => show_if && byId.get(show_if.question)?.choices.some(({ id }) => id === show_if.choice),
  );
  return Map.groupBy(following, ({ show_if }) => show_if?.choice ?? '');
}

/** Why each question that can never be asked is never asked, by the question's id. */
export function neverAsked({ questions }: Questions): Readonly<Record<string, string>> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const reasons = new Map<string, string | null>();
  const reasonOf = (question: FormQuestion): string | null => {
    const known = reasons.get(question.id);
    if (known !== undefined) return known;
    reasons.set(question.id, 'it waits for its own answer');
    const reason = look(question);
    reasons.set(question.id, reason);
    return reason;
  };
  const look = ({ show_if }: FormQuestion): string | null => {
    if (!show_if) return null;
    const cause = byId.get(show_if.question);
    if (!cause) return 'the question it follows from is gone';
    if (reasonOf(cause)) return `question ${cause.order}, which it follows from, is never asked`;
    if (!isChosen(cause)) return `question ${cause.order}, which it follows from, has no answers to choose`;
    return cause.choices.some(({ id }) => id === show_if.choice) ? null : 'the answer it follows from is gone';
  };
  return Object.fromEntries(
    questions.flatMap((question) => {
      const reason = reasonOf(question);
      return reason ? [[question.id, reason] as const] : [];
    }),
  );
}
