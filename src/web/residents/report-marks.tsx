import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { useId, useImperativeHandle, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ChartBody } from '../body-map/chart/chart-body.tsx';
import { chartErrors, type ChartErrors } from '../body-map/chart/chart-checks.ts';
import type { Chart } from '../body-map/marks/chart.ts';
import { MarkForm } from '../body-map/marks/mark-form.tsx';
import { sendChart } from '../body-map/chart/send-chart.ts';
import { useChartForm } from '../body-map/chart/use-chart-form.ts';
import type { DrawProps } from '../incidents/report/drawn-marks.ts';
import { saved } from '../kit/state/collections.ts';
import type { EnteredValues } from '#domain/kit/vocabulary/entity.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { storable } from '../kit/state/stored-record.ts';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { useCircumstances } from '../kit/form/use-circumstances.ts';
import kit from '../kit/styles/kit.module.css';

/** Seen when it happened, and written down late for the reason the report gives. */
function belonging(chart: Chart, incident: string, report: RecordValues): Chart {
  const when: EnteredValues<typeof bodyMap> = report;
  const { occurred_at = null, late_entry_reason = null, late_entry_reason_text = null } = when;
  return {
    ...chart,
    shared: { occasion: 'incident', incident, occurred_at, late_entry_reason, late_entry_reason_text },
  };
}

/** Marks drawn while the report is written. They are a draft from the first tap on, and saved with the report. */
export default function ReportMarks({ person, report, drawn }: Omit<DrawProps, 'isShown'>) {
  const prefix = useId();
  const dispatch = useDispatch();
  const circumstances = useCircumstances(bodyMap, person)(null);
  const form = useChartForm({
    resident: person.id,
    incident: report,
    occasion: 'incident',
    circumstances,
    onSaved: () => undefined,
  });
  const [errors, setErrors] = useState<ChartErrors>({});
  const { chart, mark, number, epoch } = form;
  useImperativeHandle(drawn, () => ({
    count: () => chart.marks.length,
    areWrong(values) {
      const { shared: _when, ...wrong } = chartErrors(belonging(chart, report, values), person.id, circumstances);
      setErrors(wrong);
      const first = chart.marks.find(({ id }) => wrong[id]);
      if (first) form.choose(first.id);
      return first !== undefined;
    },
    async send(written) {
      if (chart.marks.length === 0) return true;
      const sent = await sendChart({
        chart: belonging(chart, written.id, written),
        resident: person.id,
        zone: circumstances.zone,
        confirmed: ['over_a_day_old'],
        stored: new Map(),
      });
      if (!sent.ok) return false;
      for (const one of sent.marks) dispatch(saved(bodyMap.name, storable(bodyMap, one)));
      await form.startAfresh();
      return true;
    },
  }));
  return (
    <section className={kit['column']} aria-label="Marks on the body">
      <ChartBody form={form} />
      {Object.keys(errors).length > 0 && (
        <InlineError>Something is missing about the marks. Say what each of them is, or remove it.</InlineError>
      )}
      {mark && (
        <MarkForm
          key={`${mark.id}-${epoch}`}
          mark={mark}
          number={number}
          prefix={prefix}
          errors={errors[mark.id] ?? {}}
          onChange={(part) => form.change(mark.id, part)}
          onRemove={() => form.remove(mark.id)}
        />
      )}
      {chart.marks.length > 0 && (
        <p className={kit['quiet']}>
          {chart.marks.length === 1 ? 'The mark is' : 'The marks are'} saved together with the report.
        </p>
      )}
    </section>
  );
}
