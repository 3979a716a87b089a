import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { localTime } from '#domain/kit/time/time.ts';
import { Button } from '@mantine/core';
import { Chips } from '../../kit/ui/chips.tsx';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { textOf, type EntryKind, type PadProps } from '../pad/entry-kind.ts';
import { OneField } from '../../kit/form/one-field.tsx';
import { PadFields } from '../inputs/pad-field.tsx';
import { answerChips, answerOf, stepFrom, usualStep } from './routine-answers.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './routine-pad.module.css';

interface StepProps extends PadProps {
  entity: Entity;
  name: string;
  sheet: StoredRecord | null;
}

/** One step of the person's own routine. Untouched, it is no part of what is saved. */
function Step({ entity, name, sheet, form, prefix, context }: StepProps) {
  const label = entity.fields[name]?.label ?? name;
  const saved = sheet?.[name];
  const stored = isRecordValues(saved) ? saved : null;
  const by = sheet && stored ? namesIn(sheet).get(textOf(stored['by'])) : undefined;
  const isTouched = !isSame(form.values[name], saved);
  const chosen = answerOf(form.values[name]);
  return (
    <fieldset className={css['step']} data-touched={isTouched || undefined}>
      <legend>{label}</legend>
      {stored && !isTouched && (
        <p className={kit['note']}>
          {by ? `${by}, ` : ''}
          {typeof stored['at'] === 'string' ? localTime(stored['at'], context.clock.zone) : 'earlier'}
        </p>
      )}
      <Chips
        name={`${prefix}-${name}`}
        options={answerChips}
        chosen={chosen ? [chosen] : []}
        onChoose={(answer) => form.change(name, stepFrom(answer))}
        onClear={() => form.change(name, stored ?? null)}
      />
      {isTouched && <Further entity={entity} name={name} form={form} prefix={prefix} />}
    </fieldset>
  );
}

const ends: Readonly<Record<string, readonly string[]>> = {
  [morningRoutine.name]: [
    'mood_on_waking',
    'breakfast',
    'drink_ml',
    'bowels_opened',
    'stool_type',
    'skin_concern',
    'overall_note',
    'concerns',
  ],
  [afternoonRoutine.name]: [
    'lunch',
    'tea_or_supper',
    'snacks',
    'drink_ml',
    'bowels_opened',
    'stool_type',
    'mood_evening',
    'settled_at',
    'overall_note',
    'concerns',
  ],
};

/** What only this step is asked: whether the hearing aid works, what the activity was. */
function Further({ entity, name, form, prefix }: Pick<StepProps, 'entity' | 'name' | 'form' | 'prefix'>) {
  const [field, value] = [entity.fields[name], form.values[name]];
  if (field?.kind !== 'parts' || !isRecordValues(value) || value['result'] !== 'completed') return null;
  return Object.entries(field.fields)
    .filter(([part]) => !everywhere.has(part))
    .map(([part, asked]) => (
      <FieldInput
        key={part}
        field={asked}
        name={`${name}-${part}`}
        id={`${prefix}-${name}-${part}`}
        value={value[part] ?? null}
        error={null}
        needed={false}
        onChange={(given) => form.change(name, { ...value, [part]: given })}
      />
    ));
}

const everywhere = new Set(['result', 'support_level', 'at', 'by', 'note']);

/** Fills in how each open step usually goes; every one of them stands there to be read, and changed, before it is saved. */
function AsUsual({ entity, steps, form, context }: PadProps & { entity: Entity; steps: readonly string[] }) {
  const usual = entity.name === morningRoutine.name ? context.facts?.morning_usual : context.facts?.afternoon_usual;
  const open = steps.flatMap((name) => {
    const step = form.values[name] ? null : usualStep(usual?.[name]);
    return step ? [[name, step] as const] : [];
  });
  if (!usual || Object.values(usual).every((one) => one === null)) return null;
  return (
    <div className={css['usual']}>
      <Button
        variant="default"
        disabled={open.length === 0}
        onClick={() => open.forEach(([name, step]) => form.change(name, step))}
      >
        All as usual
      </Button>
      <p className={kit['note']}>
        Fills in how each step usually went in the last four weeks. Read each one before you save.
      </p>
    </div>
  );
}

const stepsOf = (entity: Entity, tasks: readonly string[]) =>
  tasks.filter((name) => entity.fields[name]?.kind === 'parts');

/** How many steps this entry answers, of those on the sheet. */
const touched = (values: RecordValues, tasks: readonly string[], sheet: StoredRecord | null) =>
  tasks.filter((name) => !isSame(values[name], sheet?.[name])).length;

/** The pad of one person's routine: their own steps, and the sheet as others have filled it so far. */
export function routineKind(entity: Entity, tasks: readonly string[], sheet: StoredRecord | null): EntryKind {
  const steps = stepsOf(entity, tasks);
  const title = midSentence(entity.labels.one);
  return {
    entity,
    Pad: (props) => (
      <>
        {!sheet && <OneField form={props.form} prefix={props.prefix} name="up_at" />}
        <AsUsual {...props} entity={entity} steps={steps} />
        {steps.map((name) => (
          <Step key={`${name}-${props.form.epoch}`} {...props} entity={entity} name={name} sheet={sheet} />
        ))}
        <PadFields form={props.form} prefix={props.prefix} names={ends[entity.name] ?? []} />
      </>
    ),
    begin: () => ({}),
    savedWords: (values) => {
      const count = touched(values, steps, sheet);
      return { save: count > 0 ? `${title}, ${count} ${count === 1 ? 'step' : 'steps'},` : title, toast: title };
    },
  };
}
