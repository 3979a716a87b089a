import { isRecordValues, keysOf, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';

/** How a step went, in the four words a carer uses, and one for what was not called for. */
const answers = {
  independent: { label: 'Independent', result: 'completed', support_level: 'independent' },
  prompted: { label: 'Prompted', result: 'completed', support_level: 'prompted' },
  helped: { label: 'Helped', result: 'completed', support_level: 'assisted_one' },
  declined: { label: 'Chose not to', result: 'declined', support_level: null },
  not_needed: { label: 'Not needed', result: 'not_needed', support_level: null },
} as const;
type RoutineAnswer = keyof typeof answers;

const names = keysOf(answers);
export const answerChips = names.map((answer) => [answer, answers[answer].label] as const);

/** What is stored for an answer; who gave it and when is the server's to say. */
export const stepFrom = (answer: RoutineAnswer): RecordValues => ({
  result: answers[answer].result,
  support_level: answers[answer].support_level,
  at: null,
  by: null,
  note: null,
});

/** As a step usually goes: `completed|prompted`, by the answers of four weeks. */
export function usualStep(usual: string | null | undefined): RecordValues | null {
  const [result, support_level] = usual?.split('|') ?? [];
  return result ? { result, support_level: support_level || null, at: null, by: null, note: null } : null;
}

/** The nearest of the four to what is stored: a sheet filled in on its full form knows more degrees of help. */
export function answerOf(step: unknown): RoutineAnswer | null {
  if (!isRecordValues(step)) return null;
  const exact = names.find(
    (name) =>
      answers[name].result === step['result'] && answers[name].support_level === (step['support_level'] ?? null),
  );
  if (exact) return exact;
  return step['result'] === 'completed' || step['result'] === 'partly' ? 'helped' : null;
}
