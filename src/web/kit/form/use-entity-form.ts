import { useForm } from '@mantine/form';
import type { Circumstances, Entity, EnteredValues, FieldErrors } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { nightOf } from '#domain/kit/time/night-of.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { v7 } from 'uuid';
import { saved } from '../state/collections.ts';
import { followed } from './follow-suggestions.ts';
import { formFields, planForm } from './form-plan.ts';
import { checkedForm, wantedReasons } from './form-rules.ts';
import { useHouseClock, type HouseClock } from '../house/house-clock.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { storable, textOrNull, type Stored, type StoredRecord } from '../state/stored-record.ts';
import { useFormDraft } from '../saving/use-form-draft.ts';
import { useSaving, type Ending } from '../saving/use-saving.ts';
import { isEmpty } from '../names/value-text.ts';

interface EntityFormOptions<E extends Entity = Entity> {
  entity: E;
  /** The record being changed; null for a new one. */
  record: StoredRecord | null;
  /** Values a new record begins with. */
  preset: RecordValues;
  hidden: readonly string[];
  /** Which record a new one is about, where the way here says so: what was begun about another is another draft. */
  about?: string | null;
  /** The screen's own word for its draft, where several forms share one record. */
  draftName?: string;
  /** Something was chosen on the way to the form: an older draft is offered, and does not take its place. */
  isBegun?: boolean;
  circumstances: (before: StoredRecord | null) => Circumstances;
  onSaved(record: Stored<E>, ending: Ending): void;
}

const versionOf = (record: StoredRecord | null): number | null => record?.version ?? null;
const onForm = (fields: Fields, values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in fields));

/** What the form begins with: the record as it stands, or what is usual and already decided. */
function begin(
  { entity, record, preset, circumstances }: EntityFormOptions,
  fields: Fields,
  clock: HouseClock,
): Record<string, unknown> {
  const given = Object.entries(record ?? preset).filter(
    ([name]) => name in entity.fields && !entity.fields[name]?.eachTime && (name in fields || !record),
  );
  const start = {
    ...startValues(fields, clock.now(), clock.today(), {
      tonight: nightOf(clock.now(), clock.zone),
      settings: circumstances(null).settings,
    }),
    ...Object.fromEntries(given),
  };
  return record
    ? start
    : {
        ...start,
        ...onForm(fields, followed({ entity, was: {}, now: start, changed: null, circumstances: circumstances(null) })),
      };
}

/** The life of one form: what is in it, what is wrong with it, and what became of saving it. */
export function useEntityForm<E extends Entity>(asked: EntityFormOptions<E>) {
  const { entity, record, preset, hidden, isBegun = false, circumstances, onSaved } = asked;
  const clock = useHouseClock();
  const dispatch = useDispatch();
  const [before, setBefore] = useState(record);
  const fields = formFields(entity, before !== null, hidden);
  const [start] = useState(() => begin(asked, fields, clock));
  const form = useForm<Record<string, unknown>>({ initialValues: start, clearInputErrorOnChange: false });
  const [identity, setIdentity] = useState(() => ({ id: record?.id ?? v7(), version: versionOf(record), epoch: 0 }));
  const [isTouched, setIsTouched] = useState(isBegun);

  const key = {
    form: asked.draftName ?? entity.name,
    resident: textOrNull(start['resident']),
    record: record?.id ?? asked.about ?? null,
  };
  const draft = useFormDraft(
    key,
    isTouched,
    (drafted) => {
      form.setValues({ ...start, ...drafted.values });
      form.clearErrors();
      setIdentity((now) => ({
        id: (before ? before.id : drafted.id) ?? now.id,
        version: drafted.version ?? now.version,
        epoch: now.epoch + 1,
      }));
      setIsTouched(true);
    },
    isBegun ? () => ({ values: form.getValues(), id: identity.id, version: identity.version }) : undefined,
  );
  const saving = useSaving<E>({
    onComplaints: form.setErrors,
    onSaved(done, ending) {
      setIsTouched(false);
      setBefore(done);
      setIdentity((now) => ({ ...now, version: versionOf(done) }));
      void draft.drop();
      dispatch(saved(entity.name, storable(entity, done)));
      onSaved(done, ending);
    },
  });

  /** A draft stands under its author's name; what shall have none, and what is secret, stays in this form alone. */
  function saveUnlessAnonymous(values: RecordValues) {
    const drafted = Object.fromEntries(Object.entries(values).filter(([name]) => !entity.fields[name]?.secret));
    if (entity.isAnonymous(values)) void draft.drop();
    else draft.save(drafted, identity.id, identity.version);
  }

  function submit(given: RecordValues = form.getValues(), against = { before, version: identity.version }) {
    const { values, complaints } = checkedForm(entity, fields, given, circumstances(against.before));
    form.setErrors(complaints);
    if (Object.keys(complaints).length > 0) return saving.complain();
    const owners = against.before ? {} : preset;
    void saving.send({
      entity,
      fields,
      values: { ...owners, ...values },
      id: identity.id,
      ...against,
    });
  }

  return {
    /** The record as it was opened, or as it stood when two versions were settled. */
    before,
    id: identity.id,
    // Inputs are made from the fields of the entity, each for the kind of its own.
    values: form.values as EnteredValues<E>,
    errors: form.errors as FieldErrors<E>,
    sections: planForm(entity, fields, form.values, wantedReasons(entity, form.values, circumstances(before))),
    version: identity.version,
    epoch: identity.epoch,
    isTouched,
    isSaving: saving.isSaving,
    outcome: saving.outcome,
    draft,
    submit: () => submit(),
    confirm(codes: string[]) {
      saving.confirm(codes);
      submit();
    },
    dismiss: saving.dismiss,
    takeTheirs(current: Stored<E>) {
      saving.takeTheirs(current);
    },
    change(name: string, value: unknown) {
      saving.touch();
      setIsTouched(true);
      const was = form.getValues();
      const now = { ...was, [name]: value };
      const changed = {
        [name]: value,
        ...onForm(fields, followed({ entity, was, now, changed: name, circumstances: circumstances(before) })),
      };
      // Field by field Mantine would copy every value, and each list of rows would look like another one.
      form.setValues(changed);
      for (const field of Object.keys(changed)) form.clearFieldError(field);
      saveUnlessAnonymous({ ...now, ...changed });
    },
    /** Saves what stands here as a draft, so that another form of the same record can go on with it. */
    saveDraft: () => saveUnlessAnonymous(form.getValues()),
    /** The field was left. An empty one is not yet a mistake: one may still be on the way to it. */
    checkField(name: string) {
      const complaint = checkedForm(entity, fields, form.getValues(), circumstances(before)).complaints[name];
      if (complaint && !isEmpty(form.getValues()[name])) form.setFieldError(name, complaint);
    },
    /** Goes on from the record as it stands now, with the chosen values. */
    settle(current: Stored<E>, chosen: RecordValues) {
      const values = { ...form.getValues(), ...chosen };
      const version = versionOf(current);
      form.setValues(values);
      setBefore(current);
      setIdentity((now) => ({ ...now, version, epoch: now.epoch + 1 }));
      submit(values, { before: current, version });
    },
    async startAfresh() {
      await draft.drop();
      form.setValues(start);
      form.clearErrors();
      setIsTouched(false);
      saving.dismiss();
      setIdentity((now) => ({ id: record?.id ?? v7(), version: versionOf(record), epoch: now.epoch + 1 }));
    },
  };
}

export type EntityFormState<E extends Entity = Entity> = ReturnType<typeof useEntityForm<E>>;
