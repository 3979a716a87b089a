import type { EnteredValues } from '#domain/kit/vocabulary/entity.ts';
import { TextInput } from '@mantine/core';
import { kilogramsOf, stonesOf } from '#domain/daily-care/weight/stones.ts';
import { needsReweigh } from '#domain/daily-care/weight/weight-change.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import { compareMoments } from '#domain/kit/time/time.ts';
import { useState, type ReactNode } from 'react';
import { choiceWord, numberOf, textOf, type EntryKind, type PadProps } from '../pad/entry-kind.ts';
import { Guard } from '../guidance/guard.tsx';
import { MoreFields } from '../pad/more-fields.tsx';
import { NumberPad } from '../inputs/number-pad.tsx';
import { PadChoice } from '../inputs/pad-choice.tsx';
import { OneField } from '../../kit/form/one-field.tsx';
import { PadFields } from '../inputs/pad-field.tsx';
import { LastWeights, measuredOnly, useWeights, WeightChanges } from './weight-history.tsx';
import pad from '../pad/entry-pad.module.css';
import css from './weight-pad.module.css';

const asTyped = (value: unknown) => (typeof value === 'number' ? String(value) : textOf(value));

function InStones({ form, prefix }: PadProps<typeof weight>) {
  const known = numberOf(form.values.weight_kg);
  const [typed, setTyped] = useState(() =>
    known === null
      ? { stones: '', pounds: '' }
      : { stones: String(stonesOf(known).stones), pounds: String(stonesOf(known).pounds) },
  );
  const type = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const stones = numberOf(next.stones);
    form.change('weight_kg', stones === null ? null : kilogramsOf(stones, numberOf(next.pounds) ?? 0));
  };
  return (
    <div className={pad['beside']}>
      <TextInput
        id={`${prefix}-stones`}
        label="Stones"
        inputMode="numeric"
        autoComplete="off"
        value={typed.stones}
        onChange={(event) => type({ stones: event.currentTarget.value })}
      />
      <TextInput
        label="Pounds"
        inputMode="decimal"
        autoComplete="off"
        value={typed.pounds}
        onChange={(event) => type({ pounds: event.currentTarget.value })}
      />
      {known !== null && <p className={css['equals']}>= {known.toFixed(1)} kg</p>}
    </div>
  );
}

function Figure({ meaning, ...props }: PadProps<typeof weight> & { meaning: ReactNode }) {
  const { form, prefix } = props;
  const [unit, setUnit] = useState('kg');
  return (
    <>
      {unit === 'kg' ? (
        <NumberPad
          id={`${prefix}-weight_kg`}
          label="Weight"
          unit="kg"
          value={asTyped(form.values.weight_kg)}
          error={form.errors.weight_kg ?? null}
          onChange={(typed) => form.change('weight_kg', typed)}
        >
          {meaning}
        </NumberPad>
      ) : (
        <>
          <InStones {...props} />
          {meaning}
        </>
      )}
      <PadChoice
        id={`${prefix}-unit`}
        label="Unit"
        options={[
          ['kg', 'Kilograms'],
          ['st', 'Stones and pounds'],
        ]}
        chosen={unit}
        onChoose={setUnit}
      />
    </>
  );
}

function WeightPad(props: PadProps<typeof weight>) {
  const { form, prefix, context } = props;
  const asked = useWeights(context);
  const kg = numberOf(form.values.weight_kg);
  const weights = measuredOnly(asked.body);
  const at = textOf(form.values.occurred_at);
  const last = weights.find(({ occurred_at }) => compareMoments(occurred_at, at) < 0)?.weight_kg ?? null;
  const isMeasured = form.values.outcome === 'measured';
  const isPlausible = kg !== null && kg >= 20 && kg <= 300;
  const meaning = isPlausible && last !== null && (
    <>
      {needsReweigh(kg, last) && (
        <Guard tone="danger">
          <strong>Last time it was {last} kg.</strong> That is more than 5 % or 3 kg away. Weigh again?
        </Guard>
      )}
      <WeightChanges kg={kg} at={at} weights={weights} />
    </>
  );
  return (
    <>
      <OneField form={form} prefix={prefix} name="outcome" />
      <LastWeights asked={asked} zone={context.clock.zone} />
      {isMeasured && <Figure {...props} meaning={meaning} />}
      <PadFields
        form={form}
        prefix={prefix}
        names={isMeasured ? ['method', 'wheelchair_tare_kg', 'clothing', 'scale_asset'] : []}
      />
      {isMeasured && (
        <MoreFields
          form={form}
          prefix={prefix}
          title="What the nutrition score must know"
          names={['oedema_or_cast', 'loss_is_planned', 'linked_plan', 'acute_disease_effect']}
        />
      )}
      <OneField form={form} prefix={prefix} name="notes" {...(isMeasured ? {} : { label: 'What was tried' })} />
    </>
  );
}

function savedWords(values: EnteredValues<typeof weight>) {
  if (values.outcome !== 'measured')
    return { save: `weight: ${choiceWord(weight, 'outcome', values.outcome)}`, toast: 'weight not taken' };
  const kg = numberOf(values.weight_kg);
  return kg === null ? { save: 'weight', toast: 'weight' } : { save: `weight ${kg} kg`, toast: `${kg} kg` };
}

export const weightKind: EntryKind<typeof weight> = {
  entity: weight,
  Pad: WeightPad,
  begin: () => ({}),
  savedWords,
  showsLast: true,
};
