import type { EnteredValues } from '#domain/kit/vocabulary/entity.ts';
import { bath } from '#domain/daily-care/baths/bath.ts';
import { waterLimit, waterVerdict, type BathType } from '#domain/daily-care/baths/water-temperature.ts';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { choiceWord, numberOf, textOf, type EntryKind, type PadProps } from '../pad/entry-kind.ts';
import { Guard } from '../guidance/guard.tsx';
import { MoreFields } from '../pad/more-fields.tsx';
import { NumberPad } from '../inputs/number-pad.tsx';
import { OneField } from '../../kit/form/one-field.tsx';
import { OpenChoice, PadFields } from '../inputs/pad-field.tsx';
import { isForTwo } from '../guidance/plan-says.tsx';

const isWashed = (outcome: unknown) => outcome === 'completed' || outcome === 'partly';
const hasWater = (type: unknown): type is BathType =>
  type === 'bath' || type === 'assisted_bath_hoist' || type === 'shower' || type === 'wet_room';

/** Red means it scalds and something was done about it; the record is not refused, the silence is. */
function Water({ form, prefix }: PadProps<typeof bath>) {
  const limits = useHomeSettings();
  const type = form.values.bath_type;
  if (!hasWater(type)) return null;
  const degrees = numberOf(form.values.water_temperature);
  const verdict = degrees === null ? null : waterVerdict(type, degrees, limits);
  const value = form.values.water_temperature;
  return (
    <>
      <NumberPad
        id={`${prefix}-water_temperature`}
        label="Water, before getting in"
        unit="°C"
        value={typeof value === 'number' ? String(value) : textOf(value)}
        error={form.errors.water_temperature ?? null}
        tone={verdict === 'too_hot' ? 'danger' : verdict === 'above_limit' ? 'watch' : undefined}
        onChange={(typed) => form.change('water_temperature', typed)}
      >
        {verdict === 'above_limit' && (
          <Guard tone="watch">
            <strong>Above {waterLimit(type, limits)} °C,</strong> the limit of this house. Cool it and measure again.
          </Guard>
        )}
        {verdict === 'too_cool' && <Guard tone="watch">Below {limits.min_comfort_c} °C is cold for a wash.</Guard>}
        {verdict === 'too_hot' && (
          <Guard tone="danger">
            <strong>Stop: this water scalds.</strong> Nobody gets in above {waterLimit('bed_bath', limits)} °C. Say what
            was done before this can be saved.
          </Guard>
        )}
      </NumberPad>
      {verdict === 'too_hot' && (
        <PadFields form={form} prefix={prefix} names={['temperature_action', 'retest_temperature']} />
      )}
      <OneField form={form} prefix={prefix} name="thermometer_used" />
    </>
  );
}

/** Without a wash no skin was seen, and nobody is asked; with one it is asked anew. */
const askingSkin = (form: EntityFormState<typeof bath>): EntityFormState<typeof bath> => ({
  ...form,
  change(name, value) {
    form.change(name, value);
    if (name === 'outcome' && isWashed(value) !== isWashed(form.values.outcome))
      form.change('skin_checked', isWashed(value) ? null : false);
  },
});

function BathPad(props: PadProps<typeof bath>) {
  const { prefix, context } = props;
  const form = askingSkin(props.form);
  const { outcome } = form.values;
  const second =
    form.values.support_level === 'assisted_two' || (isWashed(outcome) && isForTwo(context.facts, bath.name));
  return (
    <>
      <PadFields form={form} prefix={prefix} names={['bath_type', 'outcome']} />
      <OpenChoice form={form} prefix={prefix} name="declined_reason" />
      <PadFields form={form} prefix={prefix} names={['declined_reason_text', 're_offered_at']} />
      {isWashed(outcome) && <Water {...props} />}
      <OneField form={form} prefix={prefix} name="support_level" />
      {second && <OneField form={form} prefix={prefix} name="second_staff" />}
      {isWashed(outcome) && (
        <PadFields form={form} prefix={prefix} names={['skin_checked', 'skin_concern', 'left_alone']} />
      )}
      {isWashed(outcome) && (
        <MoreFields
          form={form}
          prefix={prefix}
          title="Hair, nails, creams and aids"
          names={['hair_washed', 'nails_done', 'shaved', 'creams_applied', 'duration_min', 'equipment']}
        />
      )}
      <OneField
        form={form}
        prefix={prefix}
        name="notes"
        {...(isWashed(outcome) ? {} : { label: 'How it was offered, and what was tried' })}
      />
    </>
  );
}

function savedWords(values: EnteredValues<typeof bath>) {
  const type = choiceWord(bath, 'bath_type', values.bath_type) || 'wash';
  if (!isWashed(values.outcome))
    return { save: `${type}: ${choiceWord(bath, 'outcome', values.outcome)}`, toast: type };
  const degrees = hasWater(values.bath_type) ? numberOf(values.water_temperature) : null;
  const said = degrees === null ? type : `${type} ${degrees} °C`;
  return { save: said, toast: said };
}

export const bathKind: EntryKind<typeof bath> = { entity: bath, Pad: BathPad, begin: () => ({}), savedWords };
