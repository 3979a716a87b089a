import type { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { reportOf } from '#domain/premises/repairs/reported-problems.ts';
import type { ReactNode } from 'react';
import type { EntityFormState } from '../../../kit/form/use-entity-form.ts';
import { ReportDetails } from './report-details.tsx';
import { WhatIsWrong } from './what-is-wrong.tsx';
import { WhereIsIt } from './where-is-it.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './report.module.css';

interface StepsProps {
  form: EntityFormState<typeof repairRecord>;
  prefix: string;
  bar: ReactNode;
  places: readonly string[];
}

const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A tap says where, a tap says what, and the report can be saved; what is still open is asked one thing at a time. */
export function ReportSteps({ form, prefix, bar, places }: StepsProps) {
  const where = said(form.values.location);
  const what = said(form.values.category) && said(form.values.title);
  const take = (values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values)) form.change(name, value);
  };
  if (where === '') return <WhereIsIt places={places} onChoose={(location) => take({ location })} />;
  return (
    <>
      <Chosen label="Where" value={where} onChange={() => take({ location: null })} />
      {what === '' ? (
        <WhatIsWrong onChoose={(problem) => take(reportOf(problem))} />
      ) : (
        <>
          <Chosen
            label="What"
            value={what}
            onChange={() => take({ title: null, description: null, lost_supply: null })}
          />
          <ReportDetails form={form} prefix={prefix} />
          {bar}
        </>
      )}
    </>
  );
}

const Chosen = ({ label, value, onChange }: { label: string; value: string; onChange(): void }) => (
  <p className={css['chosen']}>
    <span className={kit['note']}>{label}</span>
    <strong>{value}</strong>
    <button type="button" className={kit['word']} aria-label={`Change: ${label}`} onClick={onChange}>
      Change
    </button>
  </p>
);
