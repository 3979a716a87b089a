import { useForm } from '@mantine/form';
import type { Circumstances, Entity } from '#domain/kit/entity.ts';
import { startValues } from '#domain/kit/parse.ts';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { v7 } from 'uuid';
import { saved } from './collections.ts';
import { formFields, planForm } from './form-plan.ts';
import { checkedForm, wantedReasons } from './form-rules.ts';
import { useHouseClock } from './house-clock.ts';
import { keepable, type Kept } from './kept.ts';
import { notSaved, warningsIn, type Warning } from './not-saved.ts';
import type { Refusal } from './refusal.ts';
import { saveRecord } from './save-record.ts';
import { useFormDraft } from './use-form-draft.ts';
import { isEmpty } from './value-text.ts';

type Row = Readonly<Record<string, unknown>>;

export interface FormAsked {
  entity: Entity;
  /** The record being changed; null for a new one. */
  record: Kept | null;
  /** Values a new record begins with. */
  preset: Row;
  hidden: readonly string[];
  circumstances: (before: Kept | null) => Circumstances;
  onSaved(record: Kept): void;
}

export type Outcome =
  | { kind: 'failed'; text: string; general: string[] }
  | { kind: 'warned'; warnings: Warning[] }
  | { kind: 'conflict'; current: Kept; detail: string };

const versionOf = (record: Row | null): number | null => (typeof record?.['version'] === 'number' ? record['version'] : null);
const firsts = (said: Record<string, string[]>) => Object.fromEntries(Object.entries(said).map(([name, texts]) => [name, texts.join(' ')]));

/** The life of one form: what is in it, what is wrong with it, and what became of saving it. */
export function useEntityForm({ entity, record, preset, hidden, circumstances, onSaved }: FormAsked) {
  const clock = useHouseClock();
  const dispatch = useDispatch();
  const [before, setBefore] = useState(record);
  const fields = formFields(entity, before !== null, hidden);

  const [start] = useState<Record<string, unknown>>(() => {
    const empty = startValues(fields, clock.now(), clock.today());
    const known = record ?? preset;
    const given = Object.entries(known).filter(([name]) => name in entity.fields && !entity.fields[name]?.eachTime && (name in fields || !record));
    return { ...empty, ...Object.fromEntries(given) };
  });
  const form = useForm<Record<string, unknown>>({ initialValues: start });
  const [identity, setIdentity] = useState(() => ({ id: record?.id ?? v7(), version: versionOf(record), epoch: 0 }));
  const [isTouched, setIsTouched] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const busy = useRef(false);
  const isDone = useRef(false);

  const key = { form: entity.name, resident: text(start['resident']), record: record?.id ?? null };
  const draft = useFormDraft(key, isTouched, (kept) => {
    form.setValues({ ...start, ...kept.values });
    setIdentity((now) => ({ id: (before ? before.id : kept.id) ?? now.id, version: kept.version ?? now.version, epoch: now.epoch + 1 }));
    setIsTouched(true);
  });

  function change(name: string, value: unknown) {
    isDone.current = false;
    setIsTouched(true);
    form.setFieldValue(name, value);
    draft.keep({ ...form.getValues(), [name]: value }, identity.id, identity.version);
  }

  function refuse(refused: Refusal) {
    const warnings = warningsIn(refused);
    if (warnings.length > 0) return setOutcome({ kind: 'warned', warnings });
    if (refused.status === 409 && refused.current)
      return setOutcome({ kind: 'conflict', current: refused.current as Kept, detail: refused.detail ?? '' });
    form.setErrors(firsts(refused.fields));
    setOutcome({ kind: 'failed', text: notSaved(refused), general: refused.general });
  }

  /** One press, one record: a second press while the first is on its way, or just after it, does nothing. */
  async function send(values: Row, confirming: string[], against: { before: Kept | null; version: number | null }) {
    if (busy.current || isDone.current) return;
    busy.current = true;
    setIsSaving(true);
    const answer = await saveRecord({ entity, fields, values, id: identity.id, confirmed: confirming, ...against });
    busy.current = false;
    setIsSaving(false);
    return answer.ok ? finish(answer.body) : refuse(answer);
  }

  function finish(done: Kept) {
    isDone.current = true;
    setBefore(done);
    setIdentity((now) => ({ ...now, version: versionOf(done) }));
    setOutcome(null);
    setIsTouched(false);
    void draft.drop();
    dispatch(saved(entity.name, keepable(entity, done)));
    onSaved(done);
  }

  function submit(confirming = confirmed, given: Row = form.getValues(), against = { before, version: identity.version }) {
    const { values, complaints } = checkedForm(entity, fields, given, circumstances(against.before));
    form.setErrors(complaints);
    if (Object.keys(complaints).length > 0) return setOutcome({ kind: 'failed', text: '', general: [] });
    setOutcome(null);
    const files = Object.entries(given).filter(([, value]) => value instanceof File);
    const owners = against.before ? {} : preset;
    void send({ ...owners, ...values, ...Object.fromEntries(files) }, confirming, against);
  }

  const wanted = wantedReasons(entity, form.values, circumstances(before));
  return {
    values: form.values,
    errors: form.errors as Record<string, string>,
    sections: planForm(entity, fields, form.values, wanted),
    epoch: identity.epoch, isTouched, isSaving, outcome, draft, before, change,
    submit: () => submit(),
    look(name: string) {
      const { complaints } = checkedForm(entity, fields, form.getValues(), circumstances(before));
      const complaint = complaints[name];
      // An empty field is not yet a mistake: one may still be on the way to it.
      if (complaint && !isEmpty(form.getValues()[name])) form.setFieldError(name, complaint);
    },
    confirm(codes: string[]) {
      const all = [...new Set([...confirmed, ...codes])];
      setConfirmed(all);
      submit(all);
    },
    takeTheirs: finish,
    /** Goes on from the record as it stands now, with the chosen values. */
    settle(current: Kept, chosen: Row) {
      const values = { ...form.getValues(), ...chosen };
      form.setValues(values);
      setBefore(current);
      setIdentity((now) => ({ ...now, version: versionOf(current), epoch: now.epoch + 1 }));
      submit(confirmed, values, { before: current, version: versionOf(current) });
    },
    dismiss: () => setOutcome(null),
    async startAfresh() {
      await draft.drop();
      form.setValues(start);
      form.clearErrors();
      setIsTouched(false);
      setOutcome(null);
      setIdentity((now) => ({ id: record?.id ?? v7(), version: versionOf(record), epoch: now.epoch + 1 }));
    },
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export type EntityFormState = ReturnType<typeof useEntityForm>;
