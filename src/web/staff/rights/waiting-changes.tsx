import { guardListWords } from '#domain/staff/rights/guarded-rights.ts';
import { waitingStates } from '#domain/kit/people/two-people.ts';
import type { ShownChange } from '#domain/staff/rights/rights-change.ts';
import { group } from '#domain/staff/access/group.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Link } from 'react-router';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { DecisionButtons, type DecisionWords } from '../../kit/form/asking/decision-buttons.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { EffectList } from './effect-list.tsx';
import { rightsChangePath } from './rights-review-dialog.tsx';
import kit from '../../kit/styles/kit.module.css';
import record from '../../kit/styles/record.module.css';
import css from './rights.module.css';

const isChanges = listOf<ShownChange>('id', 'state', 'may');

const words: DecisionWords = {
  confirm: { title: 'Confirm this change of rights?', verb: 'Confirm', done: 'Confirmed. It counts from now on.' },
  refuse: { title: 'Refuse this change of rights?', verb: 'Refuse', done: 'Refused. Nothing was changed.' },
  withdraw: { title: 'Withdraw this change of rights?', verb: 'Withdraw', done: 'Withdrawn. Nothing was changed.' },
};
const stale = 'Somebody has changed it since. Refuse or withdraw this one, then it can be asked for again.';

export const useRightsChanges = (target: string | null = null) =>
  useLiveAnswer(target ? `${rightsChangePath}?target=${target}` : rightsChangePath, {
    is: isChanges,
    of: [group.name, staff.name],
  });

const addressOf = ({ entity, target }: ShownChange) =>
  entity === 'group' ? `/staff?part=groups&group=${target}` : `/staff?id=${target}`;

/** Changes of rights that wait for a second person, and what became of the last ones. Nothing is shown where there are none. */
export function WaitingChanges({ target = null, onDecided }: { target?: string | null; onDecided?: () => void }) {
  const { body, state, reload } = useRightsChanges(target);
  const all = body ?? [];
  const waiting = all.filter((change) => change.state === 'waiting');
  const decided = all.filter((change) => change.state !== 'waiting').slice(0, 5);
  if (body?.length === 0) return null;
  if (state === 'loading') return null;
  const done = () => {
    reload();
    onDecided?.();
  };
  return (
    <Panel
      title="Changes of rights"
      count={waiting.length > 0 ? waiting.length : undefined}
      state={state}
      onRetry={reload}
    >
      <ul className={kit['list']}>
        {waiting.map((change) => (
          <Waiting key={change.id} change={change} isHere={target !== null} onDecided={done} />
        ))}
      </ul>
      {decided.length > 0 && <Decided changes={decided} />}
    </Panel>
  );
}

function Waiting({ change, isHere, onDecided }: { change: ShownChange; isHere: boolean; onDecided(): void }) {
  const { zone } = useHouseClock();
  const { target_name: name, asked_by, asked_at, reason, effect, is_stale } = change;
  return (
    <li className={record['verdict']}>
      <div className={kit['ends']}>
        <h3 className={kit['subheading']}>{isHere ? name : <Link to={addressOf(change)}>{name}</Link>}</h3>
        <Flag tone="watch">{is_stale ? 'Changed since' : waitingStates.waiting}</Flag>
      </div>
      <p className={kit['note']}>
        {asked_by.name} asked on {momentInWords(asked_at, zone)}: {reason}
      </p>
      {effect && <EffectList effect={effect} />}
      <DecisionButtons
        of={change}
        path={rightsChangePath}
        words={words}
        obstacle={is_stale ? stale : null}
        onDecided={onDecided}
      >
        {(deciding) => (
          <p>
            {name}: rights over {guardListWords(change.guards)}, asked for by {asked_by.name}.
            {deciding === 'confirm' && ' Both names stand in the history.'}
          </p>
        )}
      </DecisionButtons>
    </li>
  );
}

function Decided({ changes }: { changes: readonly ShownChange[] }) {
  const { zone } = useHouseClock();
  return (
    <details className={css['more']}>
      <summary>Decided in the last 30 days</summary>
      <ul className={kit['list']}>
        {changes.map(({ id, target_name, state, asked_by, decided_by, decided_at, decision }) => (
          <li key={id}>
            <strong>{target_name}</strong>: {waitingStates[state].toLowerCase()}
            {decided_by && ` by ${decided_by.name}`}
            {decided_at && `, ${momentInWords(decided_at, zone)}`}, asked for by {asked_by.name}
            {decision && `. ${decision}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
