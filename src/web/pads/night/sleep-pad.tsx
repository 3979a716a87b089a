import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { Button } from '@mantine/core';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import { useId, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { useFormDraft } from '../../kit/saving/use-form-draft.ts';
import { useSaving } from '../../kit/saving/use-saving.ts';
import { addChecks, isCheck, type CheckedNight } from './add-checks.ts';
import type { Done } from '../pad/entry-pad.tsx';
import { textOf, type PadContext } from '../pad/entry-kind.ts';
import { LastValues } from '../guidance/guard.tsx';
import { PlanSays } from '../guidance/plan-says.tsx';
import { SaveFoot } from '../pad/save-foot.tsx';
import { useFocusWrong } from '../pad/use-focus-wrong.ts';
import { useShortName } from '../../kit/person/use-short-name.ts';
import pad from '../pad/entry-pad.module.css';

/** The form of one check of a sleeper, under which its draft is saved. */
export const nightCheck = 'night_check';

interface SleepPadProps {
  context: PadContext;
  chosen: RecordValues;
  isShort: boolean;
  onWhole(): void;
  onDetails(): void;
  onSaved(done: Done): void;
}

const { columns } = sleep.fields.checks;
const { state: stateField, action: actionField, checked_at: whenField } = columns;
const stateWords: Readonly<Record<string, string>> = stateField.options;
const stateWord = (state: unknown) => midSentence(stateWords[textOf(state)] ?? '');

/** One check of the night: how they were, and what was done. It goes on the sheet of its night, whoever began that. */
export function SleepPad({ context, chosen, isShort, onWhole, onDetails, onSaved }: SleepPadProps) {
  const shortName = useShortName();
  const prefix = useId();
  const { person, facts, clock } = context;
  const [id, setId] = useState(() => v7());
  const [typed, setTyped] = useState<RecordValues>(() => ({ checked_at: clock.now() }));
  const values: RecordValues = { state: null, action: [], ...chosen, ...typed };
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isTouched, setIsTouched] = useState(Object.keys(chosen).length > 0);
  const [epoch, setEpoch] = useState(0);
  const done = useRef<CheckedNight>(null);
  const show = (shown: RecordValues, its: string) => {
    setTyped(shown);
    setId(its);
    setEpoch((now) => now + 1);
  };
  const draft = useFormDraft(
    { form: nightCheck, resident: person.id },
    isTouched,
    (drafted) => {
      show(drafted.values, drafted.id ?? id);
      setIsTouched(true);
      onWhole();
    },
    () => ({ values, id, version: null }),
  );
  const savedWords = {
    save: `night check${values['state'] ? `: ${stateWord(values['state'])}` : ''}`,
    toast: 'night check',
  };
  const saving = useSaving({
    onComplaints: setErrors,
    onSaved(record) {
      void draft.drop();
      onSaved({ record, before: done.current?.before ?? null, savedWords });
    },
  });
  useFocusWrong({ outcome: saving.outcome, errors, prefix, isShort, onWhole });
  const change = (name: string, value: unknown) => {
    saving.touch();
    setIsTouched(true);
    setTyped((now) => ({ ...now, [name]: value }));
    draft.save({ ...values, [name]: value }, id, null);
  };
  async function startAfresh() {
    await draft.drop();
    show({ checked_at: clock.now() }, v7());
    setIsTouched(false);
  }

  function save() {
    const wrong = {
      ...missing(columns, values),
      ...readInput(columns, values).complaints,
      ...(values['state'] ? {} : { state: 'Say how they were.' }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return saving.complain();
    draft.save(values, id, null);
    const check = { checked_at: values['checked_at'], state: values['state'], action: values['action'] };
    if (!isCheck(check)) return saving.complain();
    void saving.send(
      { entity: sleep, fields: sleep.fields, values, id, before: null, version: null },
      async (unsaved) => {
        const answer = await addChecks({
          resident: person.id,
          zone: clock.zone,
          now: clock.now(),
          id,
          checks: [check],
          confirmed: unsaved.confirmed,
        });
        if (!answer.ok) return answer;
        done.current = answer.body;
        return { ...answer, body: answer.body.record };
      },
    );
  }

  const input = (name: keyof typeof columns, field: Field, label?: string) => (
    <FieldInput
      key={`${name}-${epoch}`}
      field={{ ...field, ...(label ? { label } : {}), ...(name === 'checked_at' ? { default: 'now' } : {}) }}
      name={name}
      id={`${prefix}-${name}`}
      value={values[name] ?? null}
      error={errors[name] ?? (name === 'checked_at' ? errors['checks'] : undefined) ?? null}
      needed={false}
      onChange={(value) => change(name, value)}
    />
  );
  const when = <div className={pad['when']}>{input('checked_at', whenField, 'When')}</div>;
  const agreed = facts?.resident.consent_night_checks;
  return (
    <>
      <form
        id={prefix}
        noValidate
        className={pad['pad']}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DraftBanner draft={draft} onAfresh={() => void startAfresh()} />
        <PlanSays facts={facts} chart={sleep.name} />
        {facts?.sleep && (
          <LastValues>
            Last night on record: {facts.sleep.sleep_hours === null ? 'still open' : `${facts.sleep.sleep_hours} hours`}
            {facts.sleep.wakings ? `, woke ${facts.sleep.wakings} times` : ''}
          </LastValues>
        )}
        {typeof agreed === 'string' && agreed !== 'yes' && agreed !== 'best_interests' && (
          <LastValues>Night checks have not been agreed with them.</LastValues>
        )}
        {!isShort && when}
        {!isShort && input('state', stateField)}
        {input('action', actionField)}
        <div className={pad['further']}>
          {isShort ? (
            <Button variant="subtle" onClick={onWhole}>
              More about this
            </Button>
          ) : (
            <Button variant="subtle" onClick={onDetails}>
              More details in the full form
            </Button>
          )}
        </div>
      </form>
      <SaveFoot
        entity={sleep}
        formId={prefix}
        label={`Save ${savedWords.save} for ${shortName(person)}`}
        isSaving={saving.isSaving}
        outcome={saving.outcome}
        errors={errors}
        onConfirm={(codes) => {
          saving.confirm(codes);
          save();
        }}
        onBack={saving.dismiss}
      >
        {isShort && when}
      </SaveFoot>
    </>
  );
}
