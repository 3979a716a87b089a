import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { holds } from '#domain/kit/vocabulary/fields.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { Chips } from '../../kit/ui/chips.tsx';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { FieldGroup } from '../../kit/input/field-group.tsx';
import { FieldInput } from '../../kit/form/field-input.tsx';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { useCircumstances } from '../../kit/form/use-circumstances.ts';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { chartLabels, detailFields, needsValue, newDetail, stepsOfChart } from './monitoring.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../about/about.module.css';

interface MonitoringProps {
  person: string;
  /** Null where nothing was ever watched. */
  record: StoredRecord | null;
  onSaved(): void;
  onCancel(): void;
}

/** Each chart is a switch; what is on says how often, why, and when that is looked at again. */
export const MonitoringForm = ({ person, record, onSaved, onCancel }: MonitoringProps) => (
  <EntityForm
    of={careTracking}
    record={record}
    preset={{ resident: person }}
    onSaved={onSaved}
    onCancel={onCancel}
    layout={inCharts}
  />
);

const inCharts = (form: EntityFormState<typeof careTracking>, prefix: string, bar: ReactNode) => (
  <>
    <div className={css['charts']} id={`${prefix}-details`} tabIndex={-1}>
      {form.errors.details && <p className={kit['trouble']}>{form.errors.details}</p>}
      {Object.keys(chartLabels).map((chart) => (
        <Chart key={`${chart}-${form.epoch}`} chart={chart} form={form} prefix={prefix} />
      ))}
    </div>
    {bar}
  </>
);

interface ChartProps {
  chart: string;
  form: EntityFormState<typeof careTracking>;
  prefix: string;
}

function Chart({ chart, form, prefix }: ChartProps) {
  const circumstances = useCircumstances(careTracking, null);
  const details = form.values.details ?? [];
  const own = details.find((detail) => detail.chart === chart);
  const given: RecordValues = { ...own };
  const charts: RecordValues = form.values;
  const isOn = charts[chart] === true;
  const label = chartLabels[chart] ?? chart;
  const steps = stepsOfChart[chart];
  const others = details.filter((detail) => detail.chart !== chart);
  const turn = (on: boolean) => {
    form.change(chart, on);
    form.change('details', on ? [...others, own ?? newDetail(chart, circumstances(null))] : others);
  };
  const set = (name: string, value: unknown) =>
    form.change(
      'details',
      details.map((detail) =>
        detail.chart === chart
          ? {
              ...detail,
              [name]: value,
              ...(name === 'frequency' && !needsValue(value) ? { interval_value: null } : {}),
            }
          : detail,
      ),
    );
  return (
    <section className={css['chart']} aria-label={label} data-card>
      <Checkbox
        id={`${prefix}-${chart}`}
        label={label}
        checked={isOn}
        size="md"
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      {isOn && own && (
        <div className={css['asked']}>
          {Object.entries(detailFields)
            .filter(
              ([name, field]) => holds(field.when, given) && (name !== 'interval_value' || needsValue(own.frequency)),
            )
            .map(([name, field]) => (
              <FieldInput
                key={name}
                field={field}
                name={`${chart}-${name}`}
                id={`${prefix}-${chart}-${name}`}
                value={given[name]}
                error={null}
                needed={field.must === true || name === 'interval_value'}
                onChange={(value) => set(name, value)}
              />
            ))}
        </div>
      )}
      {isOn && steps && <OwnSteps name={steps} form={form} id={`${prefix}-${steps}`} />}
    </section>
  );
}

/** All steps lie open, however many: what somebody does not need is seen as well as what they do. */
function OwnSteps({ name, form, id }: { name: string; form: EntityFormState; id: string }) {
  const field = careTracking.fields[name];
  if (field?.kind !== 'choices') return null;
  const value = form.values[name];
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggled = (step: string) => Object.keys(field.options).filter((one) => chosen.includes(one) !== (one === step));
  return (
    <div className={css['steps']}>
      <FieldGroup id={id} label={field.label} help={field.help} error={form.errors[name] ?? null} needed={false}>
        <Chips
          name={id}
          several
          options={Object.entries(field.options)}
          chosen={chosen}
          onChoose={(step) => form.change(name, toggled(step))}
        />
      </FieldGroup>
    </div>
  );
}
