import { closingObstacles } from '#domain/incidents/incident/closing-obstacles.ts';
import { reviewBy } from '#domain/incidents/incident/incident-deadline.ts';
import type { DutyHouse } from '#domain/incidents/incident/incident-duties.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { must, type Field, type Fields } from '#domain/kit/vocabulary/fields.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { whoCan, type Reader } from '#domain/kit/people/who-can.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { makeMove } from '../../kit/saving/change-record.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { useReader } from '../../kit/access/use-reader.ts';
import { EarlierPanel, noEarlier, useEarlierIncidents, type Earlier } from '../report/earlier-incidents.tsx';
import kit from '../../kit/styles/kit.module.css';
import incidents from '../incidents.module.css';

interface Verb {
  readonly button: string;
  readonly title: string;
  readonly done: string;
  readonly asks: readonly string[];
}

const verbs: Readonly<Record<string, Verb>> = {
  submitted: { button: 'Send the report', title: 'Send this report?', done: 'Report sent', asks: [] },
  under_review: {
    button: 'Start the review',
    title: 'Start the review',
    done: 'Review started',
    asks: ['earlier_incidents', 'review_notes'],
  },
  actions_open: {
    button: 'Wait for the actions',
    title: 'Wait for the actions?',
    done: 'Waiting for the actions',
    asks: [],
  },
  closed: {
    button: 'Sign off and close',
    title: 'Sign off and close?',
    done: 'Incident closed',
    asks: ['lessons', 'closing_reason'],
  },
  reopened: {
    button: 'Open again',
    title: 'Open this incident again?',
    done: 'Incident opened again',
    asks: ['reopen_reason'],
  },
};

/** Going back to the review from open actions starts nothing anew. */
const verbOf = (move: Move, status: unknown): Verb =>
  move.to === 'under_review' && status === 'actions_open'
    ? { button: 'Back to the review', title: 'Back to the review?', done: 'Back under review', asks: [] }
    : (verbs[move.to] ?? { button: move.to, title: move.to, done: 'Done', asks: [] });

/** Who has the next move, said to somebody who does not. */
function whoseTurn(
  record: Stored<typeof incident>,
  { me, reader }: { me: string | null; reader: Reader },
  { zone, settings }: DutyHouse,
): string {
  const isMine = record.recorded_by === me;
  switch (record.status) {
    case 'draft':
      return 'The report is a draft. Its writer sends it before the end of the shift.';
    case 'submitted':
      return `It is to be reviewed by ${momentInWords(reviewBy(record, settings), zone)}. ${whoCan(incident.access, 'review', reader)}`;
    case 'reopened':
      return `It is to be reviewed again. ${whoCan(incident.access, 'review', reader)}`;
    case 'closed':
      return `It is closed. ${whoCan(incident.access, 'reopen', reader, 'open it again, with a reason')}`;
    default:
      return isMine
        ? 'You wrote this report, so somebody else signs it off.'
        : `Nobody signs off their own report. ${whoCan(incident.access, 'sign_off', reader, 'sign this one off')}`;
  }
}

interface NextStepProps {
  record: Stored<typeof incident>;
  onChanged(record: Stored<typeof incident>): void;
}

/** What the incident waits for: what stands in the way, in words, and the step this person may take. */
export function IncidentNextStep({ record, onChanged }: NextStepProps) {
  const actor = useActor();
  const reader = useReader();
  const { zone } = useHouseClock();
  const settings = useHomeSettings();
  const [asking, setAsking] = useState<Move | null>(null);
  const moves = movesFrom(incident, record, actor);
  const isReviewed = record.status === 'under_review' || record.status === 'actions_open';
  const obstacles = isReviewed ? closingObstacles(record) : [];
  const offered = moves.filter(({ to }) => to !== 'closed' || obstacles.length === 0);
  const [first] = offered;
  return (
    <Panel title="What happens next">
      {!moves.some(({ to }) => to === 'closed') && (
        <p className={incidents['lead']}>
          {moves.length === 0 || isReviewed
            ? whoseTurn(record, { me: actor.me, reader }, { zone, settings })
            : 'The next step is yours.'}
        </p>
      )}
      {obstacles.length > 0 && (
        <div>
          <p className={incidents['lead']}>Before it can be closed:</p>
          <ul className={kit['steps']}>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </div>
      )}
      {isReviewed && obstacles.length === 0 && (
        <p className={incidents['lead']}>Nothing stands in the way of closing it.</p>
      )}
      {offered.length > 0 && (
        <div className={`${kit['row']} ${incidents['buttons']}`}>
          {offered.map((move) => (
            <Button
              key={move.to}
              variant={move === (offered.find(({ to }) => to === 'closed') ?? first) ? 'filled' : 'default'}
              onClick={() => setAsking(move)}
            >
              {verbOf(move, record.status).button}
            </Button>
          ))}
        </div>
      )}
      {asking && <StepDialog move={asking} record={record} onClose={() => setAsking(null)} onChanged={onChanged} />}
    </Panel>
  );
}

/** Only what is not written yet is asked; a reviewer says what the earlier incidents show wherever there are any. */
function asked(move: Move, verb: Verb, record: Stored<typeof incident>, hasEarlier: boolean): Fields {
  const wanted = verb.asks.filter(
    (name) =>
      (name !== 'earlier_incidents' || hasEarlier) &&
      (name !== 'closing_reason' || record.incident_type === 'fall') &&
      (!record[name] || move.needs?.includes(name)),
  );
  const fields = wanted
    .map((name) => [name, incident.fields[name]] as const)
    .filter((pair): pair is readonly [string, Field] => pair[1] !== undefined);
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      name === 'earlier_incidents' || move.needs?.includes(name) ? must(field) : field,
    ]),
  );
}

interface StepProps extends NextStepProps {
  move: Move;
  onClose(): void;
}

const StepDialog = (props: StepProps) => {
  const about = props.record.resident;
  return about !== null ? <StepOfPerson {...props} resident={about} /> : <Step {...props} earlier={noEarlier} />;
};

const StepOfPerson = ({ resident, ...props }: StepProps & { resident: string }) => (
  <Step {...props} earlier={useEarlierIncidents(resident, props.record)} />
);

function Step({ move, record, earlier, onClose, onChanged }: StepProps & { earlier: Earlier }) {
  const verb = verbOf(move, record.status);
  const [opened] = useState(record);
  if (verb.asks.includes('earlier_incidents') && earlier.state === 'loading') return null;
  // What could not be looked up may be there: it is asked for rather than passed over.
  const fields = asked(move, verb, record, earlier.records.length > 0 || earlier.state !== 'loaded');
  return (
    <AskingDialog
      title={verb.title}
      verb={verb.button}
      fields={fields}
      draft={{ form: `incident-to-${move.to}`, record: record.id }}
      onClose={onClose}
      act={(values) => makeMove(incident, opened, move, values)}
      onDone={(changed) => {
        onClose();
        showToast(verb.done, 'good');
        onChanged(changed);
      }}
    >
      {'earlier_incidents' in fields && <EarlierPanel found={earlier} />}
      {move.to === 'submitted' && <p>After that you can only add to it. It is read and reviewed next.</p>}
      {move.to === 'closed' && <p>You sign that the incident was reviewed, decided on and learnt from.</p>}
    </AskingDialog>
  );
}
