import type { WaitingMovement } from '#domain/money/views/house-money.ts';
import { signingSteps } from '#domain/money/signing-steps.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useRights } from '../../kit/access/rights.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { useAuth } from '../../kit/state/store.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';

/** Whom a movement waits for, in words. */
function waitsFor({ status, witness_name, posted_alone }: WaitingMovement): string {
  if (status === 'awaiting_authority') return 'Waits to be authorised';
  if (status === 'queried') return 'Queried';
  const named = witness_name ? `: ${witness_name} is named` : '';
  return posted_alone ? `Posted alone, waits to be countersigned${named}` : `Waits for a witness${named}`;
}

/** Everything that waits for a signature; what the reader can sign themselves stands first. */
export function WaitingPanel({ waiting }: { waiting: readonly WaitingMovement[] }) {
  const rights = useRights();
  const { user } = useAuth();
  const { lone_worker_limit: loneLimit } = useHomeSettings();
  const me = user?.id ?? null;
  const mine = (one: WaitingMovement) =>
    signingSteps(one, { entity: one.entity, me, rights, loneLimit }).some(
      ({ act, by }) => by === 'me' && (act === 'witness' || act === 'authorise'),
    );
  const own = waiting.filter(mine);
  const others = waiting.filter((one) => !mine(one));
  return (
    <Panel
      title="Waiting for a signature"
      count={waiting.length || undefined}
      isEmpty={waiting.length === 0}
      empty="Payments wait here for their second signature. Everything is signed."
      wide
      action={
        <Button variant="subtle" component={Link} to="/payment?all=1">
          All payments
        </Button>
      }
    >
      <Lines>
        {[...own, ...others].map((one) => (
          <Waiting key={one.id} one={one} isMine={own.includes(one)} />
        ))}
      </Lines>
    </Panel>
  );
}

function Waiting({ one, isMine }: { one: WaitingMovement; isMine: boolean }) {
  const where = useEntityPaths();
  const { zone } = useHouseClock();
  const whose = one.resident_name ?? 'Petty cash';
  return (
    <Line
      to={where.record(one.entity, one.id, one.resident)}
      title={`${poundWords(one.amount)} · ${one.description} · ${whose}`}
      mark={isMine && <Flag tone="watch">You can sign</Flag>}
    >
      {waitsFor(one)} · {one.recorded_by_name && `written by ${one.recorded_by_name}, `}
      {momentInWords(one.occurred_at, zone, true)}
    </Line>
  );
}
