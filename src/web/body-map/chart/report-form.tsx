import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { isNeeded } from '#domain/kit/vocabulary/fields.ts';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { wantsReport } from '../marks/chart.ts';
import { reportFields, wholeReport } from './chart-report.ts';
import type { ChartForm } from './use-chart-form.ts';
import kit from '../../kit/styles/kit.module.css';
import body from '../figure/body-map.module.css';

/** Marks nobody can explain, burns and lost skin belong to an incident: one that is reported already, or one that begins here. */
export function ReportForm({ form, resident, prefix }: { form: ChartForm; resident: string; prefix: string }) {
  const rights = useRights();
  const { zone } = useHouseClock();
  const { chart, errors, epoch } = form;
  const field = bodyMap.fields.incident;
  const begins = wantsReport(chart);
  if (!begins && chart.shared.incident === null) return null;
  const values = wholeReport(chart, resident, zone);
  return (
    <section className={body['card']} data-card aria-label="Incident">
      <h2 className={kit['heading']}>Incident</h2>
      <p>
        These marks belong to an incident. If it is reported already, choose it; otherwise begin the report here and
        finish it after saving.
      </p>
      <FieldInput
        key={`incident-${epoch}`}
        field={{ ...field, label: 'Incident reported already' }}
        name="incident"
        id={`${prefix}-report-incident`}
        value={chart.shared.incident ?? null}
        error={errors['report']?.['incident'] ?? null}
        needed={false}
        onChange={(value) => form.changeShared({ incident: typeof value === 'string' ? value : null })}
      />
      {begins &&
        mayAdd(incident, rights) &&
        Object.entries(reportFields).map(([name, asked]) => (
          <FieldInput
            key={`${name}-${epoch}`}
            field={asked}
            name={name}
            id={`${prefix}-report-${name}`}
            value={values[name] ?? null}
            error={errors['report']?.[name] ?? null}
            needed={isNeeded(asked, values)}
            onChange={(value) => form.changeReport({ [name]: value })}
          />
        ))}
    </section>
  );
}
