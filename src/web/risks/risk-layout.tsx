import type { risk } from '#domain/plans/risk/risk.ts';
import type { RiskPlace } from '#domain/plans/risk/risk-score.ts';
import type { ReactNode } from 'react';
import { FormSection } from '../kit/form/form-section.tsx';
import type { EntityFormState } from '../kit/form/use-entity-form.ts';
import { FieldGroup } from '../kit/input/field-group.tsx';
import { SectionLinks } from '../kit/page/section-links.tsx';
import { RiskMatrixChoice } from './matrix/risk-matrix.tsx';

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A place is chosen whole; half of one, from a draft of the plain form, is none. */
const placeOf = (likelihood: unknown, severity: unknown): RiskPlace | null => {
  const [often, bad] = [numberOrNull(likelihood), numberOrNull(severity)];
  return often !== null && bad !== null ? { likelihood: often, severity: bad } : null;
};

interface PlaceProps {
  form: EntityFormState<typeof risk>;
  prefix: string;
  /** The two fields the matrix asks for. */
  names: readonly ['likelihood', 'severity'] | readonly ['residual_likelihood', 'residual_severity'];
  label: string;
  help: string;
  before?: RiskPlace | null;
}

function PlaceInput({ form, prefix, names: [often, bad], label, help, before = null }: PlaceProps) {
  return (
    <FieldGroup
      id={`${prefix}-${often}`}
      label={label}
      help={help}
      error={form.errors[often] ?? form.errors[bad] ?? null}
      needed
    >
      <RiskMatrixChoice
        chosen={placeOf(form.values[often], form.values[bad])}
        before={before}
        onChoose={({ likelihood, severity }) => {
          form.change(often, likelihood);
          form.change(bad, severity);
        }}
      />
    </FieldGroup>
  );
}

/** A risk is scored on the matrix, before its controls and with them. */
export function riskLayout(form: EntityFormState<typeof risk>, prefix: string, bar: ReactNode) {
  const own = {
    likelihood: (
      <PlaceInput
        form={form}
        prefix={prefix}
        names={['likelihood', 'severity']}
        label="How likely, and how bad, if nothing were done?"
        help="Tap a field, or walk with the arrow keys."
      />
    ),
    severity: null,
    residual_likelihood: (
      <PlaceInput
        form={form}
        prefix={prefix}
        names={['residual_likelihood', 'residual_severity']}
        label="And with these controls in place?"
        help="How often it is reviewed follows from what remains."
        before={placeOf(form.values.likelihood, form.values.severity)}
      />
    ),
    residual_severity: null,
  };
  return (
    <>
      <SectionLinks prefix={prefix} titles={form.sections.flatMap(({ title }) => (title ? [title] : []))} />
      {form.sections.map((section) => (
        <FormSection key={section.title ?? ''} section={section} form={form} prefix={prefix} own={own} />
      ))}
      {bar}
    </>
  );
}
