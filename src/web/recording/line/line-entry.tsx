import type { resident } from '#domain/residents/person/resident.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { v7 } from 'uuid';
import { saved } from '../../kit/state/collections.ts';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { formFields } from '../../kit/form/form-plan.ts';
import { checkedForm } from '../../kit/form/form-rules.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { type Listed, storable } from '../../kit/state/stored-record.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { useCircumstances } from '../../kit/form/use-circumstances.ts';
import { useSaving } from '../../kit/saving/use-saving.ts';
import { isEmpty, valueText } from '../../kit/names/value-text.ts';
import type { EntryKind } from '../../pads/pad/entry-kind.ts';
import type { Done } from '../../pads/pad/entry-pad.tsx';
import { SaveFoot } from '../../pads/pad/save-foot.tsx';
import { ResidentStrip } from '../sheet/resident-strip.tsx';
import { useFacts } from '../sheet/use-facts.ts';
import { useShortName } from '../../kit/person/use-short-name.ts';
import css from './line-preview.module.css';

interface LineEntryProps {
  formId: string;
  kind: EntryKind;
  person: Listed<typeof resident>;
  /** What the line says so far. */
  values: RecordValues;
  onSaved(done: Done): void;
}

const hidden = ['resident', 'home', 'attachments'];

/** Exactly what will be saved and for whom, and below it what the record still needs. */
export function LineEntry({ formId, kind, person, values, onSaved }: LineEntryProps) {
  const shortName = useShortName();
  const { entity } = kind;
  const clock = useHouseClock();
  const home = useSelectedHome();
  const facts = useFacts(person.id);
  const dispatch = useDispatch();
  const circumstances = useCircumstances(entity, facts.summary?.resident ?? person);
  const fields = formFields(entity, false, hidden);
  const [id] = useState(() => v7());
  const [opened] = useState(clock.now);
  const [answered, setAnswered] = useState<RecordValues>({});
  const [refusedFields, setRefused] = useState<Readonly<Record<string, string>>>({});
  const context = { person, facts: facts.summary, clock };
  const at = typeof values['occurred_at'] === 'string' ? values['occurred_at'] : opened;
  const start = {
    ...startValues(fields, opened, clock.today()),
    ...kind.begin(context),
    ...kind.atTime?.(at, clock.zone),
  };
  const whole = { ...start, ...values, ...answered };
  const { values: read, complaints } = checkedForm(entity, fields, whole, circumstances(null));
  const asked = Object.keys({ ...complaints, ...answered }).filter((name) => fields[name]);
  const saving = useSaving({
    onComplaints: setRefused,
    onSaved(record) {
      dispatch(saved(entity.name, storable(entity, record)));
      onSaved({ record, before: null, savedWords: kind.savedWords(whole) });
    },
  });
  const isWaiting = useRef(false);
  function save() {
    // Whoever types fast has pressed Enter before the safety facts are here; it is sent once they are.
    isWaiting.current = facts.state === 'loading';
    if (isWaiting.current) return;
    if (Object.keys(complaints).length > 0) return saving.complain();
    void saving.send({ entity, fields, values: { resident: person.id, ...read }, id, before: null, version: null });
  }
  const goOn = useEffectEvent(() => isWaiting.current && save());
  useEffect(() => {
    if (facts.state !== 'loading') goOn();
  }, [facts.state]);
  const filled = Object.entries(read).filter(([name, value]) => !isEmpty(value) && fields[name]);
  return (
    <FieldScopeProvider value={{ home: home?.id ?? null, resident: person.id, names: new Map(), savesFile: false }}>
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
        <dl>
          {filled.map(
            ([name, value]) =>
              fields[name] && (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{fields[name].label}</dt>
                  <dd>{valueText(fields[name], value, { zone: clock.zone, nameOf: () => null })}</dd>
                </div>
              ),
          )}
        </dl>
        {asked.map(
          (name) =>
            fields[name] && (
              <FieldInput
                key={name}
                field={fields[name]}
                name={name}
                id={`${formId}-${name}`}
                value={whole[name] ?? null}
                needed
                error={saving.outcome?.kind === 'failed' ? (complaints[name] ?? null) : null}
                onChange={(value) => {
                  saving.touch();
                  setAnswered((now) => ({ ...now, [name]: value }));
                }}
              />
            ),
        )}
      </form>
      <SaveFoot
        entity={entity}
        formId={formId}
        label={`Save ${kind.savedWords(whole).save} for ${shortName(person)}`}
        isSaving={saving.isSaving}
        outcome={saving.outcome}
        errors={{ ...refusedFields, ...complaints }}
        onConfirm={(codes) => {
          saving.confirm(codes);
          save();
        }}
        onBack={saving.dismiss}
      />
    </FieldScopeProvider>
  );
}
