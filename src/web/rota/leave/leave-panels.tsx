import { may } from '#domain/kit/vocabulary/permissions.ts';
import { leaveStateWords, type NamedLeave } from '#domain/rota/leave/leave-request.ts';
import { rota } from '#domain/rota/rota.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useActor } from '../../kit/access/use-actor.ts';
import { create } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { LeaveDecision, leaveRunWords } from './leave-decision.tsx';
import kit from '../../kit/styles/kit.module.css';

const isLeave = listOf<NamedLeave>('state', 'days');
const tones = { asked: 'watch', approved: 'good', refused: 'danger' } as const;

/** One's own leave and what became of it; for whoever decides, what colleagues ask for. */
export function LeavePanels({ home }: { home: string }) {
  const { me, rights } = useActor();
  const path = `${pathOf(rota)}leave/?${new URLSearchParams({ home })}`;
  const asked = useLiveAnswer<NamedLeave[]>(path, { is: isLeave, of: [rota.name], home });
  const [own, others] = [true, false].map((isOwn) =>
    (asked.body ?? []).filter(({ staff }) => (staff === me) === isOwn),
  );
  const frame = { state: asked.state, at: asked.at, onRetry: asked.reload };
  return (
    <>
      {own && own.length > 0 && (
        <Panel title="My leave" {...frame}>
          <ul className={kit['list']} aria-label="My leave">
            {own.map((run) => (
              <OwnLeave key={run.days[0]?.id} run={run} onChanged={asked.reloadQuietly} />
            ))}
          </ul>
        </Panel>
      )}
      {others && others.length > 0 && may(rights, 'publish', rota.name) && (
        <Panel title="Leave is asked for" count={others.length} {...frame}>
          <ul className={kit['list']} aria-label="Leave that colleagues ask for">
            {others.map((run) => (
              <AskedLeave key={run.days[0]?.id} run={run} onChanged={asked.reloadQuietly} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

interface RunProps {
  run: NamedLeave;
  onChanged(): void;
}

function OwnLeave({ run, onChanged }: RunProps) {
  const { today } = useHouseClock();
  const [isBusy, setIsBusy] = useState(false);
  const [first] = run.days;
  const words = leaveRunWords(run);
  async function takeBack() {
    setIsBusy(true);
    const sent = { version: first?.version, take_back: true };
    const answer = await create(`${pathOf(rota)}${first?.id}/leave/`, sent, { quiet: true });
    setIsBusy(false);
    if (!answer.ok) return showToast(notDone(answer), 'error');
    showToast('Leave taken back', 'good');
    onChanged();
  }
  return (
    <li className={kit['ends']}>
      <span>
        {words} <Flag tone={tones[run.state]}>{leaveStateWords[run.state]}</Flag>
        {run.reason && <span className={kit['note']}> {run.reason}</span>}
      </span>
      {run.state !== 'refused' && first && first.date > today() && (
        <Button
          variant="default"
          loading={isBusy}
          aria-label={`Take leave back: ${words}`}
          onClick={() => void takeBack()}
        >
          Take it back
        </Button>
      )}
    </li>
  );
}

function AskedLeave({ run, onChanged }: RunProps) {
  const [isOpen, setIsOpen] = useState(false);
  const words = leaveRunWords(run);
  return (
    <li className={kit['ends']}>
      <span>
        <strong>{run.name}</strong> {words}
      </span>
      <Button variant="default" aria-label={`Decide: ${run.name}, ${words}`} onClick={() => setIsOpen(true)}>
        Decide
      </Button>
      {isOpen && (
        <LeaveDecision
          id={run.days[0]?.id ?? ''}
          name={run.name}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            onChanged();
          }}
        />
      )}
    </li>
  );
}
