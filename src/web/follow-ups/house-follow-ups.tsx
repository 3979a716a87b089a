import { askWords, followUpStatus, triggerInSentence } from '#domain/plans/follow-up/follow-up-words.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { useNow } from '../kit/house/use-now.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { Panel } from '../kit/page/panel.tsx';
import { Flag } from '../kit/ui/flags.tsx';
import { Line, Lines } from '../kit/ui/record-lines.tsx';
import type { FollowUpRow } from './follow-up-paths.ts';

const shownAtOnce = 4;

/** What happened in the house and waits for an answer, the most pressing first, each beside its cause. */
export const HouseFollowUps = ({ home }: { home: string }) =>
  seesAny(useRights(), followUp) ? <Found home={home} /> : null;

function Found({ home }: { home: string }) {
  const { records, state, at, reload, hasMore } = useRecords(followUp, { home, status: 'open', limit: '20' });
  if (records.length === 0 && state === 'loaded') return null;
  return (
    <Panel
      title="What must be looked at"
      count={hasMore ? undefined : records.length || undefined}
      state={state}
      at={at}
      onRetry={reload}
      action={
        <Button variant="subtle" component={Link} to="/house-overview?followups=open">
          All follow-ups
        </Button>
      }
    >
      <Lines>
        {records.slice(0, shownAtOnce).map((row) => (
          <OneFollowUp key={row.id} row={row} />
        ))}
      </Lines>
    </Panel>
  );
}

/** Leads to what happened, where the follow-up is answered; without such a page, to the follow-ups of the house. */
function OneFollowUp({ row }: { row: FollowUpRow }) {
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const cause = row.cause && where.record(row.cause.entity, row.cause.id, row.resident);
  const who = useValueWords()(row).nameOf(row.resident);
  const isOverdue = followUpStatus(row, useNow()) === 'overdue';
  return (
    <Line
      to={cause ?? '/house-overview?followups=open'}
      title={[who, triggerInSentence(row)].filter(Boolean).join(': ')}
      mark={isOverdue && <Flag tone="danger">Overdue</Flag>}
    >
      {askWords(row)} · by {momentInWords(row.due_at, zone)}
    </Line>
  );
}
