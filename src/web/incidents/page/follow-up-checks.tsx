import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { must, type Field, type Fields, unconditional } from '#domain/kit/vocabulary/fields.ts';
import { scheduledStatus } from '#domain/kit/traits/scheduled.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { makeMove } from '../../kit/saving/change-record.ts';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { valueText } from '../../kit/names/value-text.ts';
import kit from '../../kit/styles/kit.module.css';
import incidents from '../incidents.module.css';
import css from './follow-up-checks.module.css';

const tones: Readonly<Record<string, FlagTone>> = {
  scheduled: 'quiet',
  due: 'watch',
  overdue: 'danger',
  completed: 'good',
  skipped: 'quiet',
  cancelled: 'quiet',
};
/** The next ones; nobody does the twelfth check now. */
const atOnce = 3;
/** Reviews and talks are follow-ups, and stand there. */
const followedUp: readonly string[] = ['review', 'debrief'];
const doneStates = ['completed', 'skipped', 'cancelled'];

/** The server looks at the clock now and then; the page looks at it all the time. */
const statusOf = (check: Listed<typeof accidentScheduler>, now: string): string =>
  doneStates.includes(check.status) ? check.status : scheduledStatus(check.due_at, check.window_hours, now);

/** The checks that follow an incident, the first due first, done or left out right here. */
export function FollowUpChecks({ incident }: { incident: string }) {
  const { records: all, state, at, reload } = useRecords(accidentScheduler, { target: incident, limit: '200' });
  const records = all.filter(({ check_kind }) => !followedUp.includes(check_kind));
  const [showsAll, setShowsAll] = useState(false);
  const left = records.filter(({ status }) => !doneStates.includes(status));
  const next = left.slice(0, atOnce);
  const isLater = (check: Listed<typeof accidentScheduler>) => !showsAll && !next.includes(check);
  return (
    <Panel
      title="Follow-up checks"
      count={left.length > 0 ? `${left.length} to do` : undefined}
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={records.length === 0}
      empty="None. They are made when the report is sent."
    >
      {left.length === 0 && <p className={incidents['lead']}>All checks are done.</p>}
      <ul className={kit['bare']}>
        {records.map((check) => (
          <Check key={check.id} check={check} isLater={isLater(check)} onChanged={reload} />
        ))}
      </ul>
      {records.some(isLater) && (
        <Button variant="default" className={incidents['start'] ?? ''} onClick={() => setShowsAll(true)}>
          Show all {records.length} checks
        </Button>
      )}
    </Panel>
  );
}

interface CheckProps {
  check: Listed<typeof accidentScheduler>;
  /** Stands on paper, but not yet on the screen. */
  isLater: boolean;
  onChanged(): void;
}

function Check({ check, isLater, onChanged }: CheckProps) {
  const { zone } = useHouseClock();
  const actor = useActor();
  const now = useNow();
  const wording = useValueWords()(check);
  const [asking, setAsking] = useState<Move | null>(null);
  const say = (name: string) => {
    const field = accidentScheduler.fields[name];
    return field && check[name] ? valueText(field, check[name], wording) : '';
  };
  const status = statusOf(check, now);
  const stateField = accidentScheduler.fields.status;
  const title = [say('check_kind'), say('purpose')].filter(Boolean).join(': ');
  const due = momentInWords(check.due_at, zone);
  const moves = movesFrom(accidentScheduler, check, actor).filter(({ by }) => by);
  return (
    <li className={css['check']} data-later={isLater || undefined}>
      <div className={css['checkWords']}>
        <strong>{title}</strong>
        <span className={kit['note']}>
          Due {due} · {say('assigned_to') || say('assigned_role')}
        </span>
        {status === 'completed' && (
          <span>
            {say('condition')}
            {check.completed_by ? `, seen by ${say('completed_by')}` : ''}
            {check.completed_at ? `, ${say('completed_at')}` : ''}
          </span>
        )}
      </div>
      <Flag tone={check.condition === 'worse' ? 'danger' : (tones[status] ?? 'quiet')}>
        {check.condition === 'worse' ? 'Worse' : stateField ? valueText(stateField, status, wording) : status}
      </Flag>
      {moves.length > 0 && (
        <div className={`${kit['row']} ${incidents['buttons']}`}>
          {moves.map((move) => (
            <Button
              key={move.to}
              variant={move.to === 'completed' ? (status === 'scheduled' ? 'default' : 'filled') : 'subtle'}
              aria-label={`${move.to === 'completed' ? 'Record' : 'Skip'} ${title}, due ${due}`}
              onClick={() => setAsking(move)}
            >
              {move.to === 'completed' ? 'Record' : 'Skip'}
            </Button>
          ))}
        </div>
      )}
      {asking && (
        <CheckDialog check={check} move={asking} title={title} onClose={() => setAsking(null)} onChanged={onChanged} />
      )}
    </li>
  );
}

const fieldsNamed = (names: readonly string[]): Fields =>
  Object.fromEntries(
    names
      .map((name) => [name, accidentScheduler.fields[name]] as const)
      .filter((pair): pair is readonly [string, Field] => pair[1] !== undefined),
  );

/** What is written down with each way of ending a check; the move itself makes the first of them necessary. */
function asked(move: Move): Fields {
  const { condition, ...rest } = fieldsNamed(['condition', 'observations', 'note']);
  if (move.to === 'completed') return { ...(condition ? { condition: must(condition) } : {}), ...rest };
  return Object.fromEntries(
    Object.entries(fieldsNamed(move.needs ?? [])).map(([name, field]) => [name, must(unconditional(field))]),
  );
}

interface CheckDialogProps {
  check: Listed<typeof accidentScheduler>;
  move: Move;
  title: string;
  onClose(): void;
  onChanged(): void;
}

function CheckDialog({ check, move, title, onClose, onChanged }: CheckDialogProps) {
  const [opened] = useState(check);
  const isDone = move.to === 'completed';
  return (
    <AskingDialog
      title={isDone ? title : `Skip: ${title}`}
      verb={isDone ? 'Save the check' : 'Skip the check'}
      fields={asked(move)}
      draft={{ form: `follow-up-${move.to}`, record: opened.id }}
      onClose={onClose}
      act={(values) => makeMove(accidentScheduler, opened, move, values)}
      onDone={(saved) => {
        onClose();
        if (saved.condition === 'worse') showToast('Saved. Tell the person in charge now that it is worse.', 'error');
        else showToast(isDone ? 'Check saved' : 'Check skipped', 'good');
        onChanged();
      }}
    />
  );
}
