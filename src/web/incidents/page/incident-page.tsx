import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { longText, must, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { partialUpdate } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { Flags } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { changeable } from '../../kit/access/record-rights.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { useRefNames } from '../../kit/names/use-ref-names.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { valueText, type ValueWording } from '../../kit/names/value-text.ts';
import { EarlierIncidents } from '../report/earlier-incidents.tsx';
import { FollowUpsOf } from '../../follow-ups/follow-ups-of.tsx';
import { FollowUpChecks } from './follow-up-checks.tsx';
import { IncidentDecisions } from './incident-decisions.tsx';
import { FilledFacts } from '../../kit/record/filled-facts.tsx';
import { IncidentMarks } from '../report/incident-marks.tsx';
import { IncidentPartForm } from '../report/incident-part-form.tsx';
import { incidentParts, type PartName } from '../report/incident-parts.ts';
import { incidentPath, incidentsPath } from '../incident-path.ts';
import { severityTone, statusTone } from '../incident-tones.ts';
import { IncidentTrail } from './incident-trail.tsx';
import { IncidentNextStep } from './incident-next-step.tsx';
import { StaffingThen } from './staffing-then.tsx';
import { reportSteps } from '../report/report-steps.ts';
import kit from '../../kit/styles/kit.module.css';
import incidents from '../incidents.module.css';
import css from './incident-page.module.css';

/** What is said in the heading is not said again. */
const reported = reportSteps
  .slice(0, 2)
  .flatMap(({ sections }) => sections)
  .flatMap(({ names }) => names)
  .filter((name) => !['incident_type', 'occurred_at', 'location', 'severity', 'bodymap'].includes(name));
const reviewed = [
  'signed_off_by',
  'signed_off_at',
  'closing_reason',
  'reopen_reason',
  'entered_in_error',
  'entered_in_error_reason',
];

interface PageProps {
  record: Stored<typeof incident>;
  person: StoredRecord | null;
  onChanged(record: Stored<typeof incident>): void;
}

/** One incident: what happens next, who is told, what follows, what was learnt, and the report itself. */
export function IncidentPage({ record, person, onChanged }: PageProps) {
  const wording = useValueWords()(record, useRefNames(incident, record));
  const allowed = changeable(incident, record, useActor());
  const [part, setPart] = useState<PartName | null>(null);
  const mayReview = allowed === null && record.status !== 'draft' && record.status !== 'closed';
  const open = mayReview ? setPart : null;
  const close = () => setPart(null);
  return (
    <article className={css['page']}>
      <Heading
        record={record}
        person={person}
        wording={wording}
        mayChange={allowed === null && record.status !== 'closed'}
      />
      <div className="no-print">
        <IncidentNextStep record={record} onChanged={onChanged} />
      </div>
      {person && <FollowUpsOf resident={person.id} cause={record.id} />}
      {person && <FollowUpChecks incident={record.id} />}
      <div className={css['columns']}>
        <div className={css['column']}>
          <Panel
            title="The report"
            action={
              open &&
              record.incident_type === 'absconding_missing' && (
                <Button variant="default" onClick={() => open('missing')}>
                  Coming back
                </Button>
              )
            }
          >
            <FilledFacts of={incident} record={record} names={reported} wording={wording} />
            <Addenda
              record={record}
              wording={wording}
              mayAdd={allowed === null ? mayReview : allowed.includes('addenda')}
              onChanged={onChanged}
            />
          </Panel>
          {person && <IncidentMarks record={record} resident={person.id} onLink={open && (() => open('marks'))} />}
          <Review record={record} wording={wording} onOpen={open} />
        </div>
        <div className={css['column']}>
          <IncidentDecisions record={record} person={person} wording={wording} onOpen={open} />
          <StaffingThen record={record} />
          <IncidentTrail key={record.version} record={record} />
          {person && <EarlierIncidents resident={person.id} except={record} />}
        </div>
      </div>
      {part && (
        <IncidentPartForm
          part={part}
          record={record}
          person={person}
          onClose={close}
          onSaved={(done) => {
            close();
            onChanged(done);
          }}
        />
      )}
    </article>
  );
}

function Heading({
  record,
  person,
  wording,
  mayChange,
}: {
  record: Stored<typeof incident>;
  person: StoredRecord | null;
  wording: ValueWording;
  mayChange: boolean;
}) {
  const { zone } = useHouseClock();
  const inWords = (name: string) => {
    const field = incident.fields[name];
    return field ? valueText(field, record[name], wording) : '';
  };
  const flags = [
    { tone: statusTone(record.status), words: inWords('status') },
    { tone: severityTone(record.severity), words: `Harm: ${midSentence(inWords('severity'))}` },
    ...(record.is_late_entry ? [{ tone: 'quiet' as const, words: 'Late entry' }] : []),
  ];
  return (
    <header className={css['top']}>
      <div className={css['topWords']}>
        <h2 className={incidents['stepTitle']}>{inWords('incident_type')}</h2>
        <p className={incidents['lead']}>
          {momentInWords(record.occurred_at, zone)} · {inWords('location')} · reported by {inWords('recorded_by')}
        </p>
        <Flags flags={flags} label="How it stands" />
      </div>
      <div className={`${kit['row']} ${incidents['buttons']}`}>
        {mayChange && (
          <Button
            variant="default"
            component={Link}
            to={incidentPath(person?.id ?? null, record.id, { edit: '1' })}
            leftSection={<IconPencil {...iconProps} />}
          >
            {record.status === 'draft' ? 'Go on writing' : 'Correct the report'}
          </Button>
        )}
        <PrintButton />
        <Button variant="subtle" component={Link} to={incidentsPath(person?.id ?? null)}>
          {person ? 'Back to all records' : 'Back to all incidents'}
        </Button>
      </div>
    </header>
  );
}

function Review({
  record,
  wording,
  onOpen,
}: {
  record: Stored<typeof incident>;
  wording: ValueWording;
  onOpen: ((part: PartName) => void) | null;
}) {
  const names = [...incidentParts.review.names, ...incidentParts.debrief.names, ...reviewed];
  const isEmpty = names.every((name) => !record[name] || (Array.isArray(record[name]) && record[name].length === 0));
  const action = onOpen && (
    <div className={`${kit['row']} ${incidents['buttons']}`}>
      {record.restraint_used && (
        <Button variant="default" onClick={() => onOpen('debrief')}>
          Talked through
        </Button>
      )}
      <Button variant="subtle" onClick={() => onOpen('error')}>
        Entered in error
      </Button>
      <Button variant="default" onClick={() => onOpen('review')}>
        Write the review
      </Button>
    </div>
  );
  return (
    <Panel title="Review and learning" action={action} isEmpty={isEmpty} empty="Nothing written yet.">
      <FilledFacts of={incident} record={record} names={names} wording={wording} />
    </Panel>
  );
}

const addition = { text: must(longText('What is to be added', { max: 4000 })) } satisfies Fields;

/** A report that was sent is added to, never rewritten by its author. */
function Addenda({
  record,
  wording,
  mayAdd,
  onChanged,
}: {
  record: Stored<typeof incident>;
  wording: ValueWording;
  mayAdd: boolean;
  onChanged(record: Stored<typeof incident>): void;
}) {
  const [isAdding, setIsAdding] = useState(false);
  if (record.status === 'draft') return null;
  const add = ({ text, confirmed_warnings }: RecordValues) =>
    partialUpdate(
      pathOf(incident),
      record.id,
      {
        addenda: [...record.addenda, { text }],
        version: record.version,
        confirmed_warnings,
      },
      { is: shapeOf(incident) },
    );
  return (
    <>
      <FilledFacts of={incident} record={record} names={['addenda']} wording={wording} />
      {mayAdd && (
        <Button variant="default" className={incidents['start'] ?? ''} onClick={() => setIsAdding(true)}>
          Add to the report
        </Button>
      )}
      {isAdding && (
        <AskingDialog
          title="Add to the report"
          verb="Add"
          fields={addition}
          draft={{ form: 'incident-addition', record: record.id }}
          act={add}
          onClose={() => setIsAdding(false)}
          onDone={(done) => {
            setIsAdding(false);
            showToast('Added to the report', 'good');
            onChanged(done);
          }}
        />
      )}
    </>
  );
}
