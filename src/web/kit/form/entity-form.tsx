import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { pathOf } from '../state/entities.ts';
import { ChangedMeanwhile, whoChanged } from '../saving/changed-meanwhile.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldScopeProvider } from '../input/field-scope.ts';
import { DraftBanner } from '../saving/draft-banner.tsx';
import { FormSection } from './form-section.tsx';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Stored, StoredRecord } from '../state/stored-record.ts';
import { LeaveGuard } from '../saving/leave-guard.tsx';
import { namesIn } from '../names/record-names.ts';
import { changeable } from '../access/record-rights.ts';
import { SaveBar } from './save-bar.tsx';
import { SectionLinks } from '../page/section-links.tsx';
import { useSelectedHome } from '../state/store.ts';
import { showToast } from '../state/toasts.ts';
import { TwoVersionsDialog } from '../saving/two-versions-dialog.tsx';
import { useOpeningActor } from '../access/use-actor.ts';
import { useCircumstances } from './use-circumstances.ts';
import { useEntityForm, type EntityFormState } from './use-entity-form.ts';
import { files } from '../api/files.ts';
import { useNewerVersion } from '../data/use-newer-version.ts';
import { useOwner } from '../data/use-owner.ts';
import { pointersIn } from '../names/use-ref-names.ts';
import { t } from '../state/words.ts';
import { WarningsDialog } from '../saving/warnings-dialog.tsx';
import { useShortName } from '../person/use-short-name.ts';
import kit from '../styles/kit.module.css';

export interface EntityFormProps<E extends Entity = Entity> {
  of: E;
  /** The record to change; without one the form makes a new one. */
  record?: StoredRecord | null;
  /** What is already decided: whose record it is, what it answers to. */
  preset?: RecordValues;
  onSaved(record: Stored<E>): void;
  onCancel?: () => void;
  /** The screen's own word for its draft, where several forms make the same kind of record. */
  draftName?: string;
  /** Says above the form whom it is about. */
  banner?: ReactNode;
  /** Lays the form out by hand. It is given the bar to save with, to put where saving makes sense. */
  layout?: (form: EntityFormState<E>, prefix: string, bar: ReactNode) => ReactNode;
}

const none: RecordValues = {};

/** Whose record it is was decided before the form opened, or may not change any more. */
function decided(entity: Entity, record: StoredRecord | null, preset: RecordValues): string[] {
  const isDecided = (owner: string) => record !== null || Boolean(preset[owner]);
  return [
    ...(entity.belongsTo === 'resident' && isDecided('resident') ? ['resident'] : []),
    ...(entity.belongsTo === 'home' && isDecided('home') ? ['home'] : []),
  ];
}

/** Which record a new one answers to, beside whose it is. */
function aboutIn(entity: Entity, preset: RecordValues): string | null {
  const given = Object.entries(entity.fields).filter(([name]) => name !== 'resident' && name !== 'home');
  return given.flatMap(([name, field]) => pointersIn(field, preset[name]))[0]?.id ?? null;
}

/** What the server withheld, and what this person may not change, is not asked. */
function untouchable(entity: Entity, record: StoredRecord | null, allowed: readonly string[] | null): string[] {
  if (!record) return [];
  return Object.keys(entity.fields).filter(
    (name) => (!(name in record) && !entity.fields[name]?.eachTime) || (allowed && !allowed.includes(name)),
  );
}

function problemsOf(form: EntityFormState, prefix: string) {
  const shown = new Set(form.sections.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return Object.entries(form.errors)
    .filter(([, text]) => text)
    .map(([name, text]) => ({ text, leadsTo: shown.has(name) ? `${prefix}-${name}` : null }));
}

/** One section under the other: how a form is laid out where nobody says otherwise. */
export const inSections = (form: EntityFormState, prefix: string, bar: ReactNode) => (
  <>
    <SectionLinks prefix={prefix} titles={form.sections.flatMap(({ title }) => (title ? [title] : []))} />
    {form.sections.map((section) => (
      <FormSection key={section.title ?? ''} section={section} form={form} prefix={prefix} />
    ))}
    {bar}
  </>
);

/** A draft is saved, and nothing more has come of it yet: no money has moved, no plan is in force. */
export const savedWords = ({ labels, states }: Entity, record: StoredRecord): string =>
  states?.start === 'draft' && record['status'] === 'draft' ? `${labels.one} kept as a draft` : `${labels.one} saved`;

/** A form made from a declaration: only what applies, in the home's words, and nothing typed is ever lost. */
export function EntityForm<E extends Entity>({
  of: entity,
  record = null,
  preset = none,
  onSaved,
  onCancel,
  draftName,
  banner,
  layout = inSections,
}: EntityFormProps<E>) {
  const shortName = useShortName();
  const prefix = useId();
  const home = useSelectedHome();
  const owner = useOwner(entity, record?.['resident'] ?? preset['resident']);
  const circumstances = useCircumstances(entity, owner);
  const actor = useOpeningActor();
  const hidden = [
    ...decided(entity, record, preset),
    ...untouchable(entity, record, record && changeable(entity, record, actor)),
    // Another file is a version of its own, brought by a call of its own.
    ...(record && pathOf(entity) === files ? ['file'] : []),
  ];
  const working = useRef(false);
  const form = useEntityForm({
    entity,
    record,
    preset,
    hidden,
    circumstances,
    about: aboutIn(entity, preset),
    ...(draftName ? { draftName } : {}),
    onSaved(done, ending) {
      working.current = false;
      if (ending === 'saved') showToast(savedWords(entity, done), 'good');
      else showToast(t('theirsTaken'), 'info');
      onSaved(done);
    },
  });
  useEffect(() => {
    working.current = form.isTouched;
  }, [form.isTouched]);

  const newer = useNewerVersion(entity, record?.id ?? null, form.isSaving ? null : form.version);
  const [seen, setSeen] = useState<Stored<E> | null>(null);
  const resident = typeof form.values['resident'] === 'string' ? form.values['resident'] : (owner?.id ?? null);
  const author = record ? record.created_by : circumstances(null).actor;
  const scope = useMemo(
    () => ({
      home: home?.id ?? null,
      resident,
      names: namesIn(record ?? none),
      involved: typeof author === 'string' ? [author] : [],
      savesFile: pathOf(entity) === files,
    }),
    [home?.id, resident, record, entity, author],
  );
  const isAbout = owner && hidden.includes('resident');
  const forWhom = isAbout ? ` for ${shortName(owner)}` : '';
  const { outcome } = form;
  const bar = (
    <SaveBar
      label={`Save ${midSentence(entity.labels.one)}${forWhom}`}
      isSaving={form.isSaving}
      draft={form.draft.state}
      onSave={form.submit}
      onCancel={onCancel}
    />
  );

  return (
    <FieldScopeProvider value={scope}>
      <form noValidate className={kit['column']} onSubmit={(event) => event.preventDefault()}>
        {banner}
        <ChangedMeanwhile newer={newer} onSee={setSeen} />
        <DraftBanner draft={form.draft} onAfresh={() => void form.startAfresh()} />
        {outcome?.kind === 'failed' && (
          <ErrorSummary
            attempt={outcome}
            problems={problemsOf(form, prefix)}
            text={outcome.text}
            nextStep={outcome.nextStep}
            isUnknown={outcome.isUnknown}
          />
        )}
        {layout(form, prefix, bar)}
      </form>
      {outcome?.kind === 'warned' && (
        <WarningsDialog entity={entity} warnings={outcome.warnings} onConfirm={form.confirm} onBack={form.dismiss} />
      )}
      {outcome?.kind === 'conflict' && (
        <TwoVersionsDialog
          entity={entity}
          detail={outcome.detail}
          before={form.before}
          mine={form.values}
          current={outcome.current}
          onBack={form.dismiss}
          onSettle={(chosen) => form.settle(outcome.current, chosen)}
          onTakeTheirs={() => form.takeTheirs(outcome.current)}
        />
      )}
      {seen && outcome?.kind !== 'conflict' && (
        <TwoVersionsDialog
          entity={entity}
          detail={`${whoChanged(seen)} changed this just now.`}
          before={form.before}
          mine={form.values}
          current={seen}
          onBack={() => setSeen(null)}
          onSettle={(chosen) => {
            setSeen(null);
            form.settle(seen, chosen);
          }}
          onTakeTheirs={() => {
            setSeen(null);
            form.takeTheirs(seen);
          }}
        />
      )}
      <LeaveGuard hasWork={() => working.current} />
    </FieldScopeProvider>
  );
}
