import { incidentTypes } from '#domain/incidents/incident/incident-event.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentType } from 'react';
import { create } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { formFields } from '../../kit/form/form-plan.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { changeable } from '../../kit/access/record-rights.ts';
import { isUnknown } from '../../kit/state/refusal.ts';
import { SaveBar } from '../../kit/form/save-bar.tsx';
import { StepTrail } from '../../kit/ui/step-trail.tsx';
import { useAuth, useSelectedHome } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useOpeningActor } from '../../kit/access/use-actor.ts';
import { useCircumstances } from '../../kit/form/use-circumstances.ts';
import { useEntityForm } from '../../kit/form/use-entity-form.ts';
import { t } from '../../kit/state/words.ts';
import { IncidentForm, useWorking } from './incident-form.tsx';
import { ReportStepBody } from './report-step-body.tsx';
import type { DrawnMarks, DrawProps } from './drawn-marks.ts';
import { namesIn, reportComplaints, reportNames, reportSteps, type ReportStep } from './report-steps.ts';
import { useShortName } from '../../kit/person/use-short-name.ts';

interface ReportProps {
  /** Whom it happened to; null where it is about the house. */
  person: StoredRecord | null;
  /** The report that is carried on or corrected; null for a new one. */
  record: Stored<typeof incident> | null;
  /** The body map mark that led here. */
  mark: string | null;
  /** The kind of incident that the page before knows already. */
  type?: string | null;
  /** Draws marks on the body, where there is one to draw on. */
  Draw?: ComponentType<DrawProps> | undefined;
  onDone(record: Stored<typeof incident>): void;
  onLeave(): void;
}

/** What a reviewer decides, and of an existing report what this person may not see or change. */
function notAsked(record: StoredRecord | null, allowed: readonly string[] | null): string[] {
  const isAsked = (name: string) =>
    reportNames.has(name) &&
    (!record || incident.fields[name]?.eachTime || (name in record && (!allowed || allowed.includes(name))));
  return Object.keys(incident.fields).filter((name) => !isAsked(name));
}

/** Whoever reports what befell the house was there. */
const witnessed = (me: { id: string } | null, name: string) => ({
  people_involved: [
    { kind: 'staff', ref: me && { entity: 'staff', id: me.id }, name, role: 'witness', injured: false },
  ],
});

/** Whom it happened to is known: their page is open. */
const beginning = (person: StoredRecord, mark: string | null) => ({
  resident: person.id,
  bodymap: mark ? [mark] : [],
  people_involved: [
    {
      kind: 'resident',
      ref: { entity: 'resident', id: person.id },
      name: personName(person),
      role: 'affected',
      injured: mark !== null,
    },
  ],
});

/** The marks belong to the report and are saved after it, so nobody is asked why there are none yet. */
const marksFollow = 'no_body_map';

/** Sends a written report on its way; one that could not be sent stays as a draft on its own page. */
async function send(written: Stored<typeof incident>): Promise<Stored<typeof incident>> {
  if (written.status !== 'draft') return written;
  const answer = await create(
    `${pathOf(incident)}${written.id}/submit/`,
    {
      version: written.version,
    },
    { is: shapeOf(incident) },
  );
  if (answer.ok) showToast('Report sent', 'good');
  else
    showToast(
      isUnknown(answer)
        ? 'The report is saved. It is not known whether it was sent: look at “How it stands”.'
        : 'The report is kept as a draft, but not sent yet.',
      'error',
    );
  return answer.ok ? answer.body : written;
}

/** Three short steps, each one idea; what is typed is drafted from the first letter on. */
export function IncidentReport({ person, record, mark, type = null, Draw, onDone, onLeave }: ReportProps) {
  const shortName = useShortName();
  const prefix = useId();
  const circumstances = useCircumstances(incident, person);
  const [at, setAt] = useState(0);
  const [tries, setTries] = useState(0);
  const actor = useOpeningActor();
  const { user } = useAuth();
  const home = useSelectedHome();
  const hidden = notAsked(record, record && changeable(incident, record, actor));
  const form = useEntityForm({
    entity: incident,
    record,
    preset: record
      ? {}
      : {
          ...(type !== null && type in incidentTypes ? { incident_type: type } : {}),
          ...(person
            ? beginning(person, mark)
            : { home: home?.id, ...witnessed(user, user ? personName({ ...user }) : '') }),
        },
    hidden,
    circumstances,
    isBegun: mark !== null,
    onSaved(done, ending) {
      working.current = false;
      if (ending === 'saved') return void finish(done).then(onDone);
      showToast(t('theirsTaken'), 'info');
      onDone(done);
    },
  });
  const working = useWorking(form.isTouched);
  const drawn = useRef<DrawnMarks>(null);
  async function finish(done: Stored<typeof incident>): Promise<Stored<typeof incident>> {
    if ((await drawn.current?.send(done)) !== false) return send(done);
    showToast(
      'The report is kept as a draft, and so is a mark that could not be saved: it stands with the body map.',
      'error',
    );
    return done;
  }
  const { outcome } = form;
  const confirmMarks = useEffectEvent(() => {
    if (
      outcome?.kind === 'warned' &&
      outcome.warnings.every(({ code }) => code === marksFollow) &&
      (drawn.current?.count() ?? 0) > 0
    )
      form.confirm([marksFollow]);
  });
  useEffect(() => confirmMarks(), [outcome]);
  const step = reportSteps[at] ?? reportSteps[0];
  const complaints = reportComplaints(
    formFields(incident, record !== null, hidden),
    form.values,
    circumstances(record),
  );
  const wrongIn = (one: ReportStep) => namesIn(one).filter((name) => complaints[name] !== undefined);
  const errors = {
    ...form.errors,
    ...(tries > 0 ? Object.fromEntries(wrongIn(step).map((name) => [name, complaints[name] ?? ''])) : {}),
  };
  const shown = namesIn(step);
  const problems = Object.entries(errors)
    .filter(([, text]) => text)
    .map(([name, text]) => ({ text, leadsTo: shown.includes(name) ? `${prefix}-${name}` : null }));
  const isLast = at === reportSteps.length - 1;

  function go(to: number) {
    setTries(0);
    setAt(to);
  }
  function goOn() {
    const stuck = isLast ? reportSteps.findIndex((one) => wrongIn(one).length > 0) : wrongIn(step).length > 0 ? at : -1;
    if (stuck < 0 && step.idea !== 'safe' && drawn.current?.areWrong(form.values))
      return setAt(reportSteps.findIndex(({ idea }) => idea === 'happened'));
    if (stuck >= 0) {
      setAt(stuck);
      return setTries(tries + 1);
    }
    if (isLast) form.submit();
    else go(at + 1);
  }

  const name = person ? shortName(person) : 'the house';
  const last = record && record.status !== 'draft' ? `Save the report about ${name}` : `Send the report about ${name}`;
  return (
    <IncidentForm
      form={form}
      person={person}
      record={record}
      working={working}
      tries={tries}
      problems={tries > 0 || form.outcome?.kind === 'failed' ? problems : []}
    >
      <StepTrail steps={reportSteps} at={at} onChoose={go} />
      <ReportStepBody key={at} step={step} form={{ ...form, errors }} prefix={prefix} person={person} />
      {person && Draw && <Draw person={person} report={form.id} drawn={drawn} isShown={step.idea === 'happened'} />}
      <SaveBar
        label={isLast ? last : `Next: ${reportSteps[at + 1]?.title.toLowerCase()}`}
        isSaving={form.isSaving}
        draft={form.draft.state}
        onSave={goOn}
        onCancel={at === 0 ? onLeave : () => go(at - 1)}
        cancelLabel={at === 0 ? 'Cancel' : 'Back'}
      />
    </IncidentForm>
  );
}
