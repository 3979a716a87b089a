import { Button } from '@mantine/core';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Unchecked } from '#domain/kit/vocabulary/entity.ts';
import { missing, readInput, withoutHidden } from '#domain/kit/vocabulary/parse.ts';
import { holds, isNeeded, type Fields, type Values } from '#domain/kit/vocabulary/fields.ts';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import type { ApiAnswer } from '../../api/api.ts';
import { DraftBanner } from '../../saving/draft-banner.tsx';
import type { DraftKey } from '../../saving/drafts.ts';
import { FieldInput } from '../field-input.tsx';
import { focusField } from '../focus-field.ts';
import { Link } from 'react-router';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { notSaved, warningsIn, type FieldWarning } from '../../api/failure-words.ts';
import { LostAnswers } from '../../saving/lost-answers.ts';
import { useFormDraft } from '../../saving/use-form-draft.ts';
import { useNewest } from '../../input/use-newest.ts';
import { nextStepOf, type NextStepLink } from '../../state/next-step.ts';
import section from '../form-section.module.css';
import form from '../../styles/form.module.css';
import css from './short-form.module.css';

/** What must be answered whatever else is. */
type Needed<F extends Fields> = {
  readonly [
    K in keyof F as F[K] extends { must: true } ? (F[K] extends { when: unknown } ? never : K) : never
  ]: NonNullable<Values<F>[K]>;
};
/** What was answered, and the doubts about it that were confirmed. */
type AskedValues<F extends Fields> = Unchecked<Values<F>> &
  Needed<F> & { readonly confirmed_warnings?: readonly string[] };

export interface ShortFormProps<T, F extends Fields = Fields> {
  fields: F;
  start?: RecordValues;
  /** The verb on the button. */
  verb: string;
  isDanger?: boolean;
  /** Under which what was typed is drafted, where it is more than a word: it outlives closing, a lock and a reload. */
  draft?: DraftKey;
  children?: ReactNode;
  act(values: AskedValues<F>): Promise<ApiAnswer<T>>;
  /** A property and not a method, so that it takes what the act answers and nothing narrower. */
  onDone: (answer: T) => void;
  onCancel?: () => void;
}

const codes = (warnings: readonly FieldWarning[]) => warnings.map(({ code }) => code);

/** Asks the few things an act needs, does it, and keeps what was typed when it fails. */
export function ShortForm<T, const F extends Fields>({
  fields,
  start = {},
  verb,
  isDanger = false,
  draft: key,
  children,
  act,
  onDone,
  onCancel,
}: ShortFormProps<T, F>) {
  const prefix = useId();
  const [values, setValues] = useState<RecordValues>(start);
  const put = useNewest(values, setValues);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<{ text: string; way: NextStepLink | null } | null>(null);
  const [warnings, setWarnings] = useState<FieldWarning[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [lost] = useState(() => new LostAnswers());
  const [isTouched, setIsTouched] = useState(false);
  const [epoch, setEpoch] = useState(0);
  const show = (shown: RecordValues) => {
    put(() => shown);
    setWarnings([]);
    setEpoch((now) => now + 1);
  };
  const draft = useFormDraft(key ?? null, isTouched, (drafted) => show({ ...start, ...drafted.values }));

  const lead = useEffectEvent(() => focusField(...Object.keys(errors).map((name) => `${prefix}-${name}`)));
  useEffect(() => void lead(), [errors]);

  function change(name: string, value: unknown) {
    const next = put((now) => ({ ...now, [name]: value }));
    setIsTouched(true);
    setWarnings([]);
    draft.save(Object.fromEntries(Object.keys(fields).map((field) => [field, next[field] ?? null])), '', null);
  }
  async function startAfresh() {
    await draft.drop();
    setIsTouched(false);
    show(start);
  }

  async function go() {
    const read = readInput(fields, withoutHidden(fields, values));
    const complaints = { ...missing(fields, { ...values, ...read.values }), ...read.complaints };
    setErrors(complaints);
    if (Object.keys(complaints).length > 0 || isBusy) return;
    setIsBusy(true);
    const asked = { ...read.values, ...(warnings.length > 0 ? { confirmed_warnings: codes(warnings) } : {}) };
    // Nothing that is needed is missing.
    const answer = await act(asked as AskedValues<F>);
    setIsBusy(false);
    setFailure(null);
    if (answer.ok) {
      void draft.drop();
      return onDone(answer.body);
    }
    setWarnings(warningsIn(answer));
    setErrors(Object.fromEntries(Object.entries(answer.fields).map(([name, said]) => [name, said.join(' ')])));
    const elsewhere = Object.entries(answer.fields)
      .filter(([name]) => !(name in fields))
      .flatMap(([, said]) => said);
    const text = [
      ...elsewhere,
      ...warningsIn(answer).map(({ sentence }) => sentence),
      notSaved(lost.after(prefix, answer)),
    ].join(' ');
    setFailure({ text, way: nextStepOf(answer) });
  }

  return (
    <>
      <div className={section['fields']}>
        {children}
        <DraftBanner draft={draft} onAfresh={() => void startAfresh()} />
        {failure && (
          <p role="alert" className={css['failure']}>
            {failure.text} {failure.way && <Link to={failure.way.to}>{failure.way.label}</Link>}
          </p>
        )}
        {Object.entries(fields)
          .filter(([, field]) => holds(field.when, values))
          .map(([name, field]) => (
            <FieldInput
              key={`${name}-${epoch}`}
              field={field}
              name={name}
              id={`${prefix}-${name}`}
              value={values[name] ?? null}
              error={errors[name] ?? null}
              needed={isNeeded(field, values)}
              onChange={(value) => change(name, value)}
            />
          ))}
      </div>
      <div className={`${form['buttons']} ${css['ways']}`}>
        <Button {...(isDanger ? { color: 'red' } : {})} loading={isBusy} onClick={() => void go()}>
          {warnings.length > 0 ? `It is right, ${midSentence(verb)}` : verb}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </>
  );
}
