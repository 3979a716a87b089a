import { incident } from '#domain/incidents/incident.ts';
import { useId, useState } from 'react';
import { create } from '../kit/api.ts';
import { pathOf } from '../kit/entities.ts';
import { formFields } from '../kit/form-plan.ts';
import type { Kept } from '../kit/kept.ts';
import { PersonTag } from '../kit/person-tag.tsx';
import { personName } from '../kit/record-names.ts';
import { changeable } from '../kit/record-rights.ts';
import { SaveBar } from '../kit/save-bar.tsx';
import { StepTrail } from '../kit/step-trail.tsx';
import { say } from '../kit/toasts.ts';
import { useOpeningAsker } from '../kit/use-asker.ts';
import { useCircumstances } from '../kit/use-circumstances.ts';
import { useEntityForm } from '../kit/use-entity-form.ts';
import { t } from '../kit/words.ts';
import { IncidentForm, useWorking } from './incident-form.tsx';
import { ReportStepBody } from './report-step-body.tsx';
import { namesIn, reportComplaints, reportNames, reportSteps, type ReportStep } from './report-steps.ts';
import { useShortName } from '../kit/use-short-name.ts';

interface ReportProps {
  person: Kept;
  /** The report that is carried on or corrected; null for a new one. */
  record: Kept | null;
  /** The body map mark that led here. */
  mark: string | null;
  onDone(record: Kept): void;
  onLeave(): void;
}

/** What a reviewer decides, and of an existing report what this person may not see or change. */
function notAsked(record: Kept | null, allowed: readonly string[] | null): string[] {
  const isAsked = (name: string) => reportNames.has(name) && (!record || incident.fields[name]?.eachTime || (name in record && (!allowed || allowed.includes(name))));
  return Object.keys(incident.fields).filter((name) => !isAsked(name));
}

/** Whom it happened to is known: their page is open. */
const beginning = (person: Kept, mark: string | null) => ({
  resident: person.id,
  bodymap: mark ? [mark] : [],
  people_involved: [{ kind: 'resident', ref: { entity: 'resident', id: person.id }, name: personName(person), role: 'affected', injured: mark !== null }],
});

/** Sends a written report on its way; one that could not be sent stays as a draft on its own page. */
async function send(written: Kept): Promise<Kept> {
  if (written['status'] !== 'draft') return written;
  const answer = await create<Kept>(`${pathOf(incident)}${written.id}/submit/`, { version: written['version'] });
  if (answer.ok) say('Report sent', 'good');
  else say('The report is saved as a draft, but not sent yet.', 'error');
  return answer.ok ? answer.body : written;
}

/** Three short steps, each one idea; what is typed is kept from the first letter on. */
export function IncidentReport({ person, record, mark, onDone, onLeave }: ReportProps) {
  const shortName = useShortName();
  const prefix = useId();
  const circumstances = useCircumstances(incident, person);
  const [at, setAt] = useState(0);
  const [tries, setTries] = useState(0);
  const asker = useOpeningAsker();
  const hidden = notAsked(record, record && changeable(incident, record, asker));
  const form = useEntityForm({
    entity: incident, record, preset: record ? {} : beginning(person, mark), hidden, circumstances, isBegun: mark !== null,
    onSaved(done, ending) {
      working.current = false;
      if (ending === 'saved') return void send(done).then(onDone);
      say(t('theirsTaken'), 'info');
      onDone(done);
    },
  });
  const working = useWorking(form.isTouched);
  const step = reportSteps[at] ?? (reportSteps[0] as ReportStep);
  const complaints = reportComplaints(formFields(incident, record !== null, hidden), form.values, circumstances(record));
  const wrongIn = (one: ReportStep) => namesIn(one).filter((name) => complaints[name] !== undefined);
  const errors = { ...form.errors, ...(tries > 0 ? Object.fromEntries(wrongIn(step).map((name) => [name, complaints[name] ?? ''])) : {}) };
  const shown = namesIn(step);
  const problems = Object.entries(errors).filter(([, text]) => text).map(([name, text]) => ({ text, leadsTo: shown.includes(name) ? `${prefix}-${name}` : null }));
  const isLast = at === reportSteps.length - 1;

  function go(to: number) {
    setTries(0);
    setAt(to);
  }
  function goOn() {
    const stuck = isLast ? reportSteps.findIndex((one) => wrongIn(one).length > 0) : wrongIn(step).length > 0 ? at : -1;
    if (stuck >= 0) {
      setAt(stuck);
      return setTries(tries + 1);
    }
    if (isLast) form.submit();
    else go(at + 1);
  }

  const name = shortName(person);
  const last = record && record['status'] !== 'draft' ? `Save the report about ${name}` : `Send the report about ${name}`;
  return (
    <IncidentForm form={form} person={person} record={record} working={working} tries={tries} problems={tries > 0 || form.outcome?.kind === 'failed' ? problems : []}>
      <StepTrail steps={reportSteps} at={at} onChoose={go} />
      <ReportStepBody key={at} step={step} form={{ ...form, errors }} prefix={prefix} person={person} />
      <SaveBar label={isLast ? last : `Next: ${reportSteps[at + 1]?.title.toLowerCase()}`} isSaving={form.isSaving} draft={form.draft.state} about={<PersonTag person={person} />}
        onSave={goOn} onCancel={at === 0 ? onLeave : () => go(at - 1)} cancelLabel={at === 0 ? 'Cancel' : 'Back'} />
    </IncidentForm>
  );
}
