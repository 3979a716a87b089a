import { afternoonRoutine } from '#domain/daily-care/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/morning-routine.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { localTime } from '#domain/kit/time.ts';
import { Chips } from '../kit/chips.tsx';
import { namesIn } from '../kit/record-names.ts';
import type { Kept } from '../kit/kept.ts';
import { textOf, type EntryKind, type PadProps, type Row } from './entry-kind.ts';
import { PadField, PadFields } from './pad-field.tsx';
import { answerOf, answers, stepFrom, type Answer } from './routine-answers.ts';
import kit from '../kit/kit.module.css';
import css from './routine-pad.module.css';

const options = Object.entries(answers).map(([answer, { label }]) => [answer, label] as const);
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

interface StepProps extends PadProps {
  entity: Entity;
  name: string;
  sheet: Kept | null;
}

/** One step of the person's own routine. Untouched, it is no part of what is saved. */
function Step({ entity, name, sheet, form, prefix, around }: StepProps) {
  const label = entity.fields[name]?.label ?? name;
  const stored = sheet?.[name] as Row | null | undefined;
  const by = stored && sheet ? namesIn(sheet).get(textOf(stored['by'])) : undefined;
  const isTouched = !same(form.values[name], stored);
  const chosen = answerOf(form.values[name]);
  return (
    <fieldset className={css['step']} data-touched={isTouched || undefined}>
      <legend>{label}</legend>
      {stored && !isTouched && <p className={kit['note']}>{by ? `${by}, ` : ''}{typeof stored['at'] === 'string' ? localTime(stored['at'], around.clock.zone) : 'earlier'}</p>}
      <Chips name={`${prefix}-${name}`} options={options} chosen={chosen ? [chosen] : []} onChoose={(answer) => form.change(name, stepFrom(answer as Answer))} onClear={() => form.change(name, stored ?? null)} />
    </fieldset>
  );
}

const ends: Readonly<Record<string, readonly string[]>> = {
  [morningRoutine.name]: ['breakfast', 'bowels_opened', 'stool_type', 'skin_concern', 'overall_note', 'concerns'],
  [afternoonRoutine.name]: ['lunch', 'tea_or_supper', 'bowels_opened', 'stool_type', 'overall_note', 'concerns'],
};

const stepsOf = (entity: Entity, tasks: readonly string[]) => tasks.filter((name) => entity.fields[name]?.kind === 'parts');

/** How many steps this entry answers, of those on the sheet. */
const touched = (values: Row, tasks: readonly string[], sheet: Kept | null) => tasks.filter((name) => !same(values[name], sheet?.[name])).length;

/** The pad of one person's routine: their own steps, and the sheet as others have filled it so far. */
export function routineKind(entity: Entity, tasks: readonly string[], sheet: Kept | null): EntryKind {
  const steps = stepsOf(entity, tasks);
  const title = entity.labels.one.toLowerCase();
  return {
    entity,
    Pad: (props) => (
      <>
        {!sheet && <PadField form={props.form} prefix={props.prefix} name="up_at" />}
        {steps.map((name) => <Step key={`${name}-${props.form.epoch}`} {...props} entity={entity} name={name} sheet={sheet} />)}
        <PadFields form={props.form} prefix={props.prefix} names={ends[entity.name] ?? []} />
      </>
    ),
    begin: () => ({}),
    told: (values) => {
      const count = touched(values, steps, sheet);
      return { save: count > 0 ? `${title}, ${count} ${count === 1 ? 'step' : 'steps'},` : title, toast: title };
    },
  };
}
