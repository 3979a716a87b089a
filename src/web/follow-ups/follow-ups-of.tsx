import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { Panel } from '../kit/page/panel.tsx';
import { FollowUpLine } from './follow-up-line.tsx';
import kit from '../kit/styles/kit.module.css';

interface OfProps {
  resident: string;
  /** Only what follows from this record, ended or not. */
  cause?: string;
}

/** What happened to somebody and still has to be looked at; of one event, also how it ended. */
export const FollowUpsOf = (props: OfProps) => (seesAny(useRights(), followUp) ? <Found {...props} /> : null);

function Found({ resident, cause }: OfProps) {
  const { records, state, at, reload } = useRecords(followUp, {
    resident,
    limit: '200',
    ...(cause === undefined ? { status: 'open' } : {}),
  });
  const own = cause === undefined ? records : records.filter((row) => row.cause?.id === cause);
  const open = own.filter(({ status }) => status === 'open').length;
  if (own.length === 0 && state === 'loaded') return null;
  return (
    <Panel
      title="What must be looked at"
      count={open > 0 ? `${open} open` : undefined}
      state={state}
      at={at}
      onRetry={reload}
    >
      <ul className={kit['bare']} aria-label="Follow-ups">
        {own.map((row) => (
          <FollowUpLine key={row.id} row={row} saysCause={cause === undefined} onChanged={reload} />
        ))}
      </ul>
    </Panel>
  );
}
