import type { resident } from '#domain/residents/person/resident.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { nightOf } from '#domain/kit/time/night-of.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { localTime } from '#domain/kit/time/time.ts';
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { useSaving } from '../../kit/saving/use-saving.ts';
import { addChecks, isCheck, type CheckedNight } from '../../pads/night/add-checks.ts';
import { textOf } from '../../pads/pad/entry-kind.ts';
import type { Done } from '../../pads/pad/entry-pad.tsx';
import { SaveFoot } from '../../pads/pad/save-foot.tsx';
import { ResidentStrip } from '../sheet/resident-strip.tsx';
import { useFacts } from '../sheet/use-facts.ts';
import { useShortName } from '../../kit/person/use-short-name.ts';
import css from './line-preview.module.css';

interface LineNightProps {
  formId: string;
  person: Listed<typeof resident>;
  values: RecordValues;
  onSaved(done: Done): void;
}

const stateWords: Readonly<Record<string, string>> = sleep.fields.checks.columns.state.options;
const stateWord = (state: string) => stateWords[state] ?? state;

/** A line about the night goes on its sheet as checks: when, and how they were. */
export function LineNight({ formId, person, values, onSaved }: LineNightProps) {
  const shortName = useShortName();
  const clock = useHouseClock();
  const facts = useFacts(person.id);
  const [id] = useState(() => v7());
  const done = useRef<CheckedNight>(null);
  const checks = Array.isArray(values['checks']) ? values['checks'].filter(isCheck) : [];
  const left = textOf(values['notes']);
  const first = checks[0];
  const errors: Record<string, string> = {
    ...(first ? {} : { state: 'Say how they were: asleep, awake, distressed, up, bathroom, lounge or out.' }),
    ...(left ? { notes: `A night check has no place for “${left}”. Write a note for it.` } : {}),
  };
  const savedWords = {
    save: `night check${first ? `: ${midSentence(stateWord(first.state))}` : ''}`,
    toast: 'night check',
  };
  const saving = useSaving({
    onComplaints: () => {},
    onSaved: (record) => onSaved({ record, before: done.current?.before ?? null, savedWords }),
  });
  function save() {
    if (Object.keys(errors).length > 0) return saving.complain();
    void saving.send(
      { entity: sleep, fields: sleep.fields, values, id, before: null, version: null },
      async (unsaved) => {
        const answer = await addChecks({
          resident: person.id,
          zone: clock.zone,
          now: clock.now(),
          id,
          checks,
          confirmed: unsaved.confirmed,
        });
        if (!answer.ok) return answer;
        done.current = answer.body;
        return { ...answer, body: answer.body.record };
      },
    );
  }
  return (
    <>
      <form
        id={formId}
        className={css['preview']}
        aria-label="What will be saved"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ResidentStrip person={person} facts={facts} />
        {first && (
          <dl>
            <dt>Night of</dt>
            <dd>{dayInWords(nightOf(first.checked_at, clock.zone))}</dd>
            {checks.map(({ checked_at, state }) => (
              <div key={checked_at} style={{ display: 'contents' }}>
                <dt>{localTime(checked_at, clock.zone)}</dt>
                <dd>{stateWord(state)}</dd>
              </div>
            ))}
          </dl>
        )}
      </form>
      <SaveFoot
        entity={sleep}
        formId={formId}
        label={`Save ${savedWords.save} for ${shortName(person)}`}
        isSaving={saving.isSaving}
        outcome={saving.outcome}
        errors={errors}
        onConfirm={(codes) => {
          saving.confirm(codes);
          save();
        }}
        onBack={saving.dismiss}
      />
    </>
  );
}
