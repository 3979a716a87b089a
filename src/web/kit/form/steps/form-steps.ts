import type { Circumstances, Complaints, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput, withoutHidden } from '#domain/kit/vocabulary/parse.ts';
import { unsavedHead } from '../form-rules.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';

export interface FormStep {
  readonly title: string;
  readonly why: string;
  readonly fields: readonly string[];
  /** What a question is called here, where its usual words would hurt or mislead. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A record asked for step by step. The last step asks nothing itself: there one looks over what was said. */
export interface FormSteps {
  readonly of: Entity;
  readonly fields: Fields;
  readonly steps: readonly FormStep[];
}

const only = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** What is wrong with one step, without a word about those to come. */
export function stepComplaints(
  { of, fields, steps }: FormSteps,
  at: number,
  values: RecordValues,
  circumstances: Circumstances,
): Complaints {
  const asked = steps[at]?.fields ?? [];
  const own = only(fields, asked);
  const read = readInput(own, withoutHidden(own, values));
  const whole = { ...unsavedHead, ...values, ...read.values };
  return {
    ...only(of.check(whole, circumstances), asked),
    ...missing(own, whole),
    ...read.complaints,
  };
}

export const stepOf = ({ steps }: FormSteps, field: string): number =>
  steps.findIndex(({ fields }) => fields.includes(field));

/** Where to go on: the first step that is not finished, or the last. */
export function unfinishedStep(all: FormSteps, values: RecordValues, circumstances: Circumstances): number {
  const at = all.steps.findIndex((_, step) => Object.keys(stepComplaints(all, step, values, circumstances)).length > 0);
  return at === -1 ? all.steps.length - 1 : at;
}
