import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { regionWords } from '#domain/incidents/body-map/body-regions.ts';
import { isNeeded } from '#domain/kit/vocabulary/fields.ts';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { ErrorSummary } from '../../kit/form/error-summary.tsx';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { FieldScopeProvider } from '../../kit/input/field-scope.ts';
import { LeaveGuard } from '../../kit/saving/leave-guard.tsx';
import { SaveBar } from '../../kit/form/save-bar.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useCircumstances } from '../../kit/form/use-circumstances.ts';
import { useOwner } from '../../kit/data/use-owner.ts';
import { WarningsDialog } from '../../kit/saving/warnings-dialog.tsx';
import { ChartBody } from './chart-body.tsx';
import { sharedFields } from '../marks/chart.ts';
import { MarkForm } from '../marks/mark-form.tsx';
import { markTitle } from '../marks/mark-words.ts';
import { ReportForm } from './report-form.tsx';
import { incidentOfMarkPath } from '../marks/one/safeguarding-question.tsx';
import { useChartForm, type ChartForm as Form } from './use-chart-form.ts';
import { useShortName } from '../../kit/person/use-short-name.ts';
import kit from '../../kit/styles/kit.module.css';
import body from '../figure/body-map.module.css';
import css from './chart-form.module.css';

interface ChartProps {
  resident: string;
  incidentId: string | null;
  occasion: string | null;
  /** The page of the resident's body, where the saved marks are seen. */
  bodyPath: string;
}

const counted = (count: number) => (count === 1 ? '1 mark' : `${count} marks`);

/** The marks of one occasion, placed on the body and described one by one, saved together. */
export function ChartForm({ resident, incidentId, occasion, bodyPath }: ChartProps) {
  const shortName = useShortName();
  const prefix = useId();
  const navigate = useNavigate();
  const home = useSelectedHome();
  const owner = useOwner(bodyMap, resident);
  const circumstances = useCircumstances(bodyMap, owner)(null);
  const working = useRef(false);
  const form = useChartForm({
    resident,
    incident: incidentId,
    occasion,
    circumstances,
    onSaved({ marks, report }) {
      working.current = false;
      const action = report
        ? { label: 'Open the report', run: () => void navigate(incidentOfMarkPath(resident, report.id)) }
        : undefined;
      showToast(`${counted(marks.length)} saved${report ? ', incident report begun' : ''}`, 'good', action);
      const first = marks.find((mark) => mark['incident'] === report?.id) ?? marks[0];
      void navigate(`${bodyPath}${first ? `&mark=${first.id}` : ''}`);
    },
  });
  useEffect(() => {
    working.current = form.isTouched;
  }, [form.isTouched]);
  const scope = useMemo(
    () => ({ home: home?.id ?? null, resident, names: new Map<string, string>(), savesFile: false }),
    [home?.id, resident],
  );
  const name = owner ? ` for ${shortName(owner)}` : '';
  const { chart, outcome } = form;
  return (
    <FieldScopeProvider value={scope}>
      <form noValidate className={css['chart']} onSubmit={(event) => event.preventDefault()}>
        <DraftBanner draft={form.draft} onAfresh={() => void form.startAfresh()} />
        {outcome?.kind === 'failed' && (
          <ErrorSummary
            attempt={outcome}
            problems={problemsOf(form, prefix)}
            text={outcome.text}
            isUnknown={outcome.isUnknown}
          />
        )}
        <Occasion form={form} prefix={prefix} />
        <div className={`${body['beside']} ${css['work']}`}>
          <ChartBody form={form} />
          <section className={body['card']} data-card aria-label="What you see">
            <ChosenMark form={form} prefix={prefix} />
          </section>
        </div>
        <ReportForm form={form} resident={resident} prefix={prefix} />
        <SaveBar
          label={`Save ${chart.marks.length === 0 ? 'marks' : counted(chart.marks.length)}${name}`}
          isSaving={form.isSaving}
          draft={form.draft.state}
          onSave={form.submit}
          onCancel={() => void navigate(bodyPath)}
        />
      </form>
      {outcome?.kind === 'warned' && (
        <WarningsDialog
          entity={outcome.warnings.some(({ field }) => field in bodyMap.fields) ? bodyMap : incident}
          warnings={outcome.warnings}
          onConfirm={form.confirm}
          onBack={form.dismiss}
        />
      )}
      <LeaveGuard hasWork={() => working.current} />
    </FieldScopeProvider>
  );
}

/** What holds for every mark of the chart. */
function Occasion({ form, prefix }: { form: Form; prefix: string }) {
  const {
    chart: { shared },
    errors,
    wanted,
    epoch,
  } = form;
  const values: RecordValues = shared;
  const isAsked = (name: string) =>
    !name.startsWith('late_entry_reason') ||
    wanted.has(name) ||
    Boolean(values[name]) ||
    (name === 'late_entry_reason_text' && shared.late_entry_reason === 'other');
  return (
    <section className={body['card']} data-card aria-label="Occasion">
      {Object.entries(sharedFields)
        .filter(([name]) => isAsked(name))
        .map(([name, field]) => (
          <FieldInput
            key={`${name}-${epoch}`}
            field={field}
            name={name}
            id={`${prefix}-shared-${name}`}
            value={values[name] ?? null}
            error={errors['shared']?.[name] ?? null}
            needed={isNeeded(field, shared) || wanted.has(name)}
            onChange={(value) => form.changeShared({ [name]: value })}
          />
        ))}
    </section>
  );
}

function ChosenMark({ form, prefix }: { form: Form; prefix: string }) {
  const { chart, mark, number, errors, epoch } = form;
  if (!mark)
    return (
      <>
        <h2 className={kit['heading']}>What you see</h2>
        <p className={kit['quiet']}>
          Tap the body where the mark is, or choose a body area. Each mark gets a number and a form of its own here.
        </p>
      </>
    );
  return (
    <>
      <h2 className={kit['heading']}>
        Mark {number} of {chart.marks.length}
      </h2>
      {form.isStored(mark.id) ? (
        <p>
          {markTitle({ region: String(mark.values.region), mark_type: String(mark.values.mark_type) })}: saved already.
          It can be changed on the body map.
        </p>
      ) : (
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
    </>
  );
}

/** Every complaint with the mark it is about, and a way to its field where that field is shown. */
function problemsOf({ chart, errors, chosen }: Form, prefix: string): { text: string; leadsTo: string | null }[] {
  const about = (part: string) => {
    const at = chart.marks.findIndex(({ id }) => id === part);
    const mark = chart.marks[at];
    return mark ? `Mark ${at + 1}, ${regionWords(String(mark.values.region))}: ` : '';
  };
  const isShown = (part: string) => part === chosen || part === 'shared' || part === 'report';
  return Object.entries(errors).flatMap(([part, complaints]) =>
    Object.entries(complaints).map(([name, text]) => ({
      text: `${about(part)}${text}`,
      leadsTo: isShown(part) ? `${prefix}-${part}-${name}` : null,
    })),
  );
}
