import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { ChangedMeanwhile, whoChanged } from '../../kit/saving/changed-meanwhile.tsx';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { versionIn, type StoredRecord } from '../../kit/state/stored-record.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import { closeRecording } from '../../kit/state/recording.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { TwoVersionsDialog } from '../../kit/saving/two-versions-dialog.tsx';
import { useCircumstances } from '../../kit/form/use-circumstances.ts';
import { useEntityForm, type EntityFormState } from '../../kit/form/use-entity-form.ts';
import { t } from '../../kit/state/words.ts';
import type { PadContext, EntryKind, SavedWords } from './entry-kind.ts';
import { LastLine } from './last-line.tsx';
import { OneField } from '../../kit/form/one-field.tsx';
import { PlanSays } from '../guidance/plan-says.tsx';
import { SaveFoot } from './save-foot.tsx';
import { useFocusWrong } from './use-focus-wrong.ts';
import { useShortName } from '../../kit/person/use-short-name.ts';
import css from './entry-pad.module.css';

export interface Done {
  record: StoredRecord;
  /** The record as it was before; null where this one is new. */
  before: StoredRecord | null;
  savedWords: SavedWords;
}

interface EntryPadProps {
  kind: EntryKind;
  context: PadContext;
  /** The sheet of the day that is gone on with; null for a record of its own. */
  record?: StoredRecord | null;
  /** The sheet as it stands now, whatever colleagues have saved since it was opened. */
  now?: StoredRecord | null;
  /** Somebody has begun to write, or is done. */
  onBegun?(isBegun: boolean): void;
  /** What was chosen on the way here; another choice changes the entry that is open. */
  chosen: RecordValues;
  isShort: boolean;
  onWhole(): void;
  /** Opens the full form, which goes on with what is here. */
  onDetails(): void;
  onSaved(done: Done): void;
}

const none: RecordValues = {};

/** Another chip of the same row changes the entry; it does not begin a second one. */
function useChosen(form: EntityFormState, chosen: RecordValues) {
  const first = useRef(chosen);
  const take = useEffectEvent(() => {
    for (const [name, value] of Object.entries(chosen)) form.change(name, value);
  });
  useEffect(() => {
    if (first.current !== chosen) take();
    first.current = chosen;
  }, [chosen]);
}

/** When it happened stands apart from when it is written down; some answers follow from it. */
function When({ form, kind, prefix, zone }: { form: EntityFormState; kind: EntryKind; prefix: string; zone: string }) {
  const timed = {
    ...form,
    change(name: string, value: unknown) {
      form.change(name, value);
      const follows =
        name === 'occurred_at' && typeof value === 'string' && !Number.isNaN(Date.parse(value))
          ? kind.atTime?.(value, zone)
          : undefined;
      for (const [other, answer] of Object.entries(follows ?? none)) form.change(other, answer);
    },
  };
  return (
    <div className={css['when']}>
      <OneField form={timed} prefix={prefix} name="occurred_at" label="When" />
      <OneField form={timed} prefix={prefix} name="late_entry_reason" />
      <OneField form={timed} prefix={prefix} name="late_entry_reason_text" />
    </div>
  );
}

/** One entry about one resident, bound to them from the moment it opens: another resident means another pad. */
export function EntryPad({
  kind,
  context,
  record = null,
  now = null,
  onBegun,
  chosen,
  isShort,
  onWhole,
  onDetails,
  onSaved,
}: EntryPadProps) {
  const shortName = useShortName();
  const { entity, Pad } = kind;
  const { person, facts } = context;
  const prefix = useId();
  const home = useSelectedHome();
  const circumstances = useCircumstances(entity, facts?.resident ?? person);
  const isBegun = Object.keys(chosen).length > 0;
  const preset = { resident: person.id, ...kind.begin(context), ...chosen };
  const form: EntityFormState = useEntityForm({
    entity,
    record,
    preset,
    hidden: ['resident', 'home'],
    isBegun,
    circumstances,
    onSaved(done, ending) {
      if (ending === 'saved')
        return onSaved({ record: done, before: record, savedWords: kind.savedWords(form.values) });
      showToast(t('theirsTaken'), 'info');
      closeRecording();
    },
  });
  useChosen(form, chosen);
  useFocusWrong({ outcome: form.outcome, errors: form.errors, prefix, isShort, onWhole });
  const { isTouched } = form;
  const reportBegun = useEffectEvent(() => onBegun?.(isTouched));
  useEffect(() => reportBegun(), [isTouched]);
  const isBehind = record !== null && !form.isSaving && versionIn(now) > versionIn(form.before);
  const [seen, setSeen] = useState<StoredRecord | null>(null);
  const showWhole = useEffectEvent(onWhole);
  const { restored } = form.draft;
  useEffect(() => {
    if (restored) showWhole();
  }, [restored]);
  const scope = useMemo(
    () => ({ home: home?.id ?? null, resident: person.id, names: namesIn(record ?? none), savesFile: false }),
    [home?.id, person.id, record],
  );
  const name = shortName(person);
  const { outcome } = form;
  const other =
    outcome?.kind === 'conflict'
      ? outcome
      : seen && { current: seen, detail: `${whoChanged(seen)} changed this just now.` };
  const back = () => {
    setSeen(null);
    form.dismiss();
  };
  // A quick entry has its time beside the button; a pad begins with it, and leaves the room to itself.
  const when = !record && !kind.isTimeless && (
    <When form={form} kind={kind} prefix={prefix} zone={context.clock.zone} />
  );
  return (
    <FieldScopeProvider value={scope}>
      <form
        id={prefix}
        noValidate
        className={css['pad']}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <ChangedMeanwhile newer={isBehind ? now : null} onSee={setSeen} />
        <DraftBanner draft={form.draft} onAfresh={() => void form.startAfresh()} />
        <PlanSays facts={facts} chart={entity.name} />
        {!kind.showsLast && <LastLine entity={entity} context={context} except={record?.id ?? null} />}
        {!isShort && when}
        <Pad form={form} context={context} prefix={prefix} isShort={isShort} />
        <div className={css['further']}>
          {isShort && (
            <Button variant="subtle" onClick={onWhole}>
              More about this
            </Button>
          )}
          {!isShort && (
            <Button
              variant="subtle"
              onClick={() => {
                form.saveDraft();
                onDetails();
              }}
            >
              More details in the full form
            </Button>
          )}
        </div>
      </form>
      <SaveFoot
        entity={entity}
        formId={prefix}
        label={`Save ${kind.savedWords(form.values).save} for ${name}`}
        isSaving={form.isSaving}
        outcome={outcome}
        errors={form.errors}
        onConfirm={form.confirm}
        onBack={form.dismiss}
      >
        {isShort && when}
      </SaveFoot>
      {other && (
        <TwoVersionsDialog
          entity={entity}
          detail={other.detail}
          before={form.before}
          mine={form.values}
          current={other.current}
          onBack={back}
          onSettle={(picked) => {
            back();
            form.settle(other.current, picked);
          }}
          onTakeTheirs={() => form.takeTheirs(other.current)}
        />
      )}
    </FieldScopeProvider>
  );
}
