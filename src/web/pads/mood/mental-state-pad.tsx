import type { EnteredValues } from '#domain/kit/vocabulary/entity.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { Button } from '@mantine/core';
import { care } from '#domain/daily-care/mood/care.ts';
import { IconCheck } from '@tabler/icons-react';
import { choiceWord, textOf, type EntryKind, type PadProps } from '../pad/entry-kind.ts';
import { MoreFields } from '../pad/more-fields.tsx';
import { PadChoice } from '../inputs/pad-choice.tsx';
import { OneField } from '../../kit/form/one-field.tsx';
import { PadFields } from '../inputs/pad-field.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './mental-state-pad.module.css';

const risks = ['risk_to_self', 'risk_to_others', 'risk_from_others', 'self_neglect', 'leaving_unsafely'] as const;

/** Nothing out of the ordinary was seen. Each of these stands on the pad to be changed before it is saved. */
const asUsual: RecordValues = {
  appearance: 'usual',
  behaviour: ['settled'],
  speech: ['usual'],
  observed_affect: ['steady'],
  change_since_last: 'same',
  ...Object.fromEntries(risks.map((risk) => [risk, 0])),
};

const isAsUsual = (values: RecordValues) =>
  Object.entries(asUsual).every(([name, value]) => isSame(values[name], value));
const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function Signs({ form, context, prefix }: PadProps<typeof care>) {
  const signs = context.facts?.resident.relapse_indicators ?? [];
  const seen = listOf(form.values.warning_signs_seen);
  if (signs.length === 0) return null;
  const toggle = (sign: string) =>
    form.change('warning_signs_seen', seen.includes(sign) ? seen.filter((one) => one !== sign) : [...seen, sign]);
  return (
    <PadChoice
      id={`${prefix}-signs`}
      label="Their own early signs, seen today"
      several
      options={signs.map((sign) => [sign, sign] as const)}
      chosen={seen}
      onChoose={toggle}
    />
  );
}

function AsUsual({ form, context }: PadProps<typeof care>) {
  const usual = textOf(context.facts?.resident.usual_presentation);
  const fill = () => {
    for (const [name, value] of Object.entries(asUsual)) form.change(name, value);
  };
  return (
    <div className={css['usual']}>
      {usual && (
        <p>
          <strong>How they usually are:</strong> {usual}
        </p>
      )}
      <Button
        variant={isAsUsual(form.values) ? 'light' : 'default'}
        onClick={fill}
        aria-pressed={isAsUsual(form.values)}
        {...(isAsUsual(form.values) ? { leftSection: <IconCheck size={20} aria-hidden /> } : {})}
      >
        As usual for them
      </Button>
      {isAsUsual(form.values) && (
        <p className={kit['note']}>
          Filled in below: appearance, behaviour, speech and mood as usual, no change, no risk seen. Change what is
          different.
        </p>
      )}
    </div>
  );
}

/** A high risk or a sharp change for the worse is never only written down. */
const isGrave = (values: EnteredValues<typeof care>) =>
  values.change_since_last === 'much_worse' || risks.some((risk) => values[risk] === 3);

function MentalStatePad(props: PadProps<typeof care>) {
  const { form, prefix } = props;
  return (
    <>
      <AsUsual {...props} />
      <Signs {...props} />
      <PadFields
        form={form}
        prefix={prefix}
        names={[
          'change_since_last',
          'appearance',
          'behaviour',
          'speech',
          'mood_in_own_words',
          'observed_affect',
          'thoughts',
          'perception',
          'voices_commanding',
          'concentration',
          'insight',
        ]}
      />
      <PadFields form={form} prefix={prefix} names={risks} />
      {isGrave(form.values) && (
        <PadFields form={form} prefix={prefix} names={['action_taken', 'escalated_to', 'escalated_at']} />
      )}
      <MoreFields
        form={form}
        prefix={prefix}
        title="More that was seen"
        names={[
          'eye_contact',
          'engagement',
          'orientation',
          'appetite',
          'energy',
          'sleep_view',
          'medicines_attitude',
          'substance_signs',
        ]}
      />
      <OneField form={form} prefix={prefix} name="notes" />
    </>
  );
}

export const mentalStateKind: EntryKind<typeof care> = {
  entity: care,
  Pad: MentalStatePad,
  begin: () => ({}),
  savedWords: (values) => ({
    save: isAsUsual(values)
      ? 'mental state as usual'
      : `mental state ${choiceWord(care, 'change_since_last', values.change_since_last)}`.trim(),
    toast: 'mental state',
  }),
};
