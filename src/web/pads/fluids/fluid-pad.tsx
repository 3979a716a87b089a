import type { EnteredValues } from '#domain/kit/vocabulary/entity.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { useState } from 'react';
import { choiceWord, numberOf, textOf, type EntryKind, type PadProps } from '../pad/entry-kind.ts';
import { useCups, withSips } from './cups.ts';
import { AsAgreed, RestrictionGuard } from './drink-guards.tsx';
import { agreedLevel, drinkLabels, thicknesses, usualDrinks } from './drinks.ts';
import { drunkOf, isShare, shareOf } from './fluid-shares.ts';
import { FluidToday } from './fluid-today.tsx';
import { PadChoice } from '../inputs/pad-choice.tsx';
import { OneField } from '../../kit/form/one-field.tsx';
import { PadFields } from '../inputs/pad-field.tsx';
import { TileButton } from '../inputs/tile-button.tsx';
import kit from '../../kit/styles/kit.module.css';
import pad from '../pad/entry-pad.module.css';
import css from './fluid-pad.module.css';

const shareWords = [
  ['none', 'None, chose not to'],
  ['quarter', '¼'],
  ['half', '½'],
  ['three_quarters', '¾'],
  ['all', 'All'],
] as const;

function offer(form: PadProps<typeof fluidIntake>['form'], ml: number | string) {
  form.change('offered_ml', ml);
  form.change('amount_ml', ml);
}

function Vessels({ form }: PadProps<typeof fluidIntake>) {
  const cups = withSips(useCups());
  const chosen = numberOf(form.values.offered_ml);
  return (
    <fieldset className={`${kit['group']} ${css['vessels']}`} aria-label="What it was drunk from">
      {cups.map(({ ml, label, icon: Icon }) => (
        <TileButton key={ml} className={css['vessel']} isChosen={chosen === ml} onClick={() => offer(form, ml)}>
          <Icon size={26} stroke={1.5} aria-hidden />
          <strong>{ml} ml</strong>
          <span>{label}</span>
        </TileButton>
      ))}
    </fieldset>
  );
}

function Drunk({ form, prefix }: PadProps<typeof fluidIntake>) {
  const offered = numberOf(form.values.offered_ml);
  if (offered === null) return null;
  return (
    <PadChoice
      id={`${prefix}-share`}
      label="How much of it was drunk"
      options={shareWords}
      chosen={shareOf(offered, numberOf(form.values.amount_ml))}
      onChoose={(share) => isShare(share) && form.change('amount_ml', drunkOf(offered, share))}
    />
  );
}

function Thickness({ form, context, prefix }: PadProps<typeof fluidIntake>) {
  const resident = context.facts?.resident;
  const agreed = agreedLevel(resident);
  const given = numberOf(form.values.thickness_level);
  if (textOf(form.values.route) !== 'oral' || (agreed === null && resident?.has_dysphagia !== true)) return null;
  return (
    <PadChoice
      id={`${prefix}-thickness_level`}
      label="Thickness of the drink"
      {...(agreed === null ? {} : { help: `Level ${agreed} is agreed.` })}
      error={form.errors.thickness_level ?? null}
      options={thicknesses}
      chosen={given === null ? null : String(given)}
      onChoose={(level) => form.change('thickness_level', Number(level))}
    >
      <AsAgreed agreed={agreed} given={given} />
    </PadChoice>
  );
}

function Restriction({ form, context: { facts } }: PadProps<typeof fluidIntake>) {
  if (form.values.direction !== 'intake' || !facts?.fluid) return null;
  return (
    <RestrictionGuard
      allowed={numberOf(facts.resident.fluid_restriction_ml)}
      drunk={facts.fluid.intake_ml}
      cup={numberOf(form.values.amount_ml) ?? 0}
    />
  );
}

/** The six drinks of every trolley as chips, the rest in a list. */
function Drink({ form, prefix }: PadProps<typeof fluidIntake>) {
  const chosen = textOf(form.values.fluid_type);
  const [isOpen, setIsOpen] = useState(chosen !== '' && !usualDrinks.includes(chosen));
  const options = [
    ...usualDrinks.map((drink) => [drink, drinkLabels[drink] ?? drink] as const),
    ['more', 'Other drink'] as const,
  ];
  const choose = (drink: string) => {
    setIsOpen(drink === 'more');
    if (drink !== 'more') form.change('fluid_type', drink);
  };
  return (
    <PadChoice
      id={`${prefix}-drink`}
      label="Drink"
      options={options}
      chosen={isOpen ? 'more' : chosen}
      onChoose={choose}
    >
      {isOpen && <OneField form={form} prefix={prefix} name="fluid_type" label="Which drink" />}
    </PadChoice>
  );
}

function FluidPad(props: PadProps<typeof fluidIntake>) {
  const { form, prefix, isShort } = props;
  if (isShort)
    return (
      <>
        <FluidToday facts={props.context.facts} />
        <Restriction {...props} />
        <Thickness {...props} />
        <Drunk {...props} />
        <Drink {...props} />
      </>
    );
  const isIntake = form.values.direction === 'intake';
  return (
    <>
      <FluidToday facts={props.context.facts} />
      <OneField form={form} prefix={prefix} name="direction" label="In or out" />
      {isIntake ? (
        <>
          <Vessels {...props} />
          <Restriction {...props} />
          <Thickness {...props} />
          <Drunk {...props} />
          <div className={pad['beside']}>
            <OneField form={form} prefix={prefix} name="offered_ml" help="" />
            <OneField form={form} prefix={prefix} name="amount_ml" label="Drunk" help="" />
          </div>
          <Drink {...props} />
          <OneField form={form} prefix={prefix} name="route" />
        </>
      ) : (
        <PadFields form={form} prefix={prefix} names={['output_type', 'amount_ml', 'urine_colour']} />
      )}
      <OneField form={form} prefix={prefix} name="notes" />
    </>
  );
}

function savedWords(values: EnteredValues<typeof fluidIntake>) {
  const [amount, offered] = [numberOf(values.amount_ml), numberOf(values.offered_ml)];
  if (values.direction === 'output') {
    const what = choiceWord(fluidIntake, 'output_type', values.output_type) || 'output';
    return {
      save: amount === null ? what : `${what} ${amount} ml`,
      toast: amount === null ? 'output' : `${amount} ml`,
    };
  }
  if (amount === 0) return { save: 'fluids offered, chose not to', toast: 'drink offered' };
  const much =
    amount === null ? '' : offered !== null && offered > amount ? ` ${amount} of ${offered} ml` : ` ${amount} ml`;
  return { save: `fluids${much}`, toast: amount === null ? 'fluids' : `${amount} ml` };
}

export const fluidKind: EntryKind<typeof fluidIntake> = {
  entity: fluidIntake,
  Pad: FluidPad,
  begin: ({ facts }) => ({ thickness_level: agreedLevel(facts?.resident) }),
  savedWords,
};
