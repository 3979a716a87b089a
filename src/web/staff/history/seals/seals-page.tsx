import {
  erasureSentence,
  faultSentence,
  type ErasedByOrder,
  type HistoryFault,
} from '#domain/staff/history/history-fault.ts';
import type { SealState } from '#domain/staff/history/seal-state.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../kit/access/rights.ts';
import { create } from '../../../kit/api/api.ts';
import { useLiveAnswer } from '../../../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { Page } from '../../../kit/page/page.tsx';
import { PrintButton } from '../../../kit/page/print/print-button.tsx';
import { ErrorState, Loading, NoRight } from '../../../kit/page/states.tsx';
import { entityNamed, isKnown } from '../../../kit/state/entities.ts';
import { Flag } from '../../../kit/ui/flags.tsx';
import { iconProps } from '../../../kit/ui/icon-props.ts';
import { InlineError } from '../../../kit/ui/messages/inline-error.tsx';
import { AcceptEnd, isSealState } from './accept-end.tsx';
import { CompareHead } from './compare-head.tsx';
import { DayHeads } from './day-heads.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './seals.module.css';

/** A long history takes minutes to look through. */
const timeoutMs = 900_000;

interface SealsPageProps {
  back: { to: string; label: string };
}

/** Whether anybody has rewritten what was written: for a manager, an inspector, a court. */
export function SealsPage({ back }: SealsPageProps) {
  const may = useMay();
  if (may('view', userHistory.name)) return <SealedHistory back={back} />;
  return (
    <Page title="Sealed history" back={back} narrow>
      <NoRight wanted={{ of: userHistory, act: 'view' }} />
    </Page>
  );
}

function SealedHistory({ back }: SealsPageProps) {
  const { body, state, status, reload, take } = useLiveAnswer('/api/userHistory/seals/', {
    is: isSealState,
    of: [],
    saidFor: 403,
  });
  return (
    <Page title="Sealed history" back={back} actions={state !== 'failed' && <PrintButton />} narrow>
      {state === 'loading' && <Loading rows={5} label="Loading the seals" />}
      {state === 'failed' && status === 403 && <NoRight wanted={{ of: userHistory, act: 'view' }} />}
      {state === 'failed' && status !== 403 && (
        <ErrorState title="The seals could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body && <Seals seals={body} onChanged={take} />}
    </Page>
  );
}

interface SealsProps {
  seals: SealState;
  onChanged(seals: SealState): void;
}

function Seals({ seals, onChanged }: SealsProps) {
  return (
    <div className={kit['stack']}>
      <WholeOrNot seals={seals} onChanged={onChanged} />
      <HeadNow seals={seals} />
      <CompareHead />
      <DayHeads days={seals.days} />
    </div>
  );
}

/** What the last look found, and a button for the next one. */
function WholeOrNot({ seals, onChanged }: SealsProps) {
  const { zone } = useHouseClock();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const { check } = seals;
  const look = async () => {
    setIsBusy(true);
    setSaid('');
    const answer = await create('/api/userHistory/check/', {}, { is: isSealState, timeoutMs, quiet: true });
    setIsBusy(false);
    if (answer.ok) onChanged(answer.body);
    else setSaid(answer.general.join(' ') || 'The history could not be looked through. Try again in a minute.');
  };
  return (
    <section className={`${kit['card']} ${css['card']}`} aria-label="Sealed history" data-card>
      {check === null ? (
        <p>Nobody has looked through the history yet. Hearth does it by itself once a day.</p>
      ) : check.found.length === 0 ? (
        <p>
          <Flag tone="good">Whole</Flag> All {check.lines.toLocaleString('en-GB')} lines under{' '}
          {check.seals === 1 ? 'one seal' : `${check.seals.toLocaleString('en-GB')} seals`}, and every record they tell
          of, are as Hearth left them. Looked through {momentInWords(check.checked_at, zone)}.
        </p>
      ) : (
        <Faults found={check.found} at={momentInWords(check.checked_at, zone)} onChanged={onChanged} />
      )}
      {check && check.erased.length > 0 && <Erased erased={check.erased} />}
      <InlineError>{said}</InlineError>
      <div className={`${kit['buttons']} no-print`}>
        <Button loading={isBusy} leftSection={<IconShieldCheck {...iconProps} />} onClick={() => void look()}>
          Look through it now
        </Button>
      </div>
    </section>
  );
}

/** Records that two people erased: they no longer match their seal, and that is no fault. */
const Erased = ({ erased }: { erased: readonly ErasedByOrder[] }) => (
  <details>
    <summary>Erased by two people: {erased.length}</summary>
    <ul className={css['faults']}>
      {erased.map((one) => (
        <li key={one.id}>
          <Link to={`/house-overview?disposal=${one.id}`}>{erasureSentence(one)}</Link>
        </li>
      ))}
    </ul>
  </details>
);

const kindOf = (entity: string): string => (isKnown(entity) ? entityNamed(entity).labels.one : entity);

function Faults({
  found,
  at,
  onChanged,
}: Pick<SealsProps, 'onChanged'> & { found: readonly HistoryFault[]; at: string }) {
  return (
    <>
      <p>
        <Flag tone="danger">Changed from outside</Flag> Looked through {at}. Somebody changed the database past Hearth,
        or an older back-up was put back. Leave everything as it is, save this page, and tell whoever looks after the
        server and your data-protection lead.
      </p>
      <ol className={css['faults']}>
        {found.map((fault) => (
          <li key={JSON.stringify(fault)}>{faultSentence(fault, kindOf)}</li>
        ))}
      </ol>
      {found.some(({ kind }) => kind === 'end_removed') && <AcceptEnd onChanged={onChanged} />}
    </>
  );
}

/** How long a line may wait for its seal before somebody should look why. */
const lateMs = 600_000;

function HeadNow({ seals: { head, sealed_at, waiting, waiting_since, seals } }: { seals: SealState }) {
  const { zone, now } = useHouseClock();
  const isLate = waiting_since !== null && Date.parse(now()) - Date.parse(waiting_since) > lateMs;
  return (
    <section className={`${kit['card']} ${css['card']}`} aria-label="Head of the history" data-card>
      {head && sealed_at ? (
        <>
          <p className={css['head']}>{head}</p>
          <p className={kit['quiet']}>
            Head of the history, seal {seals.toLocaleString('en-GB')}, {momentInWords(sealed_at, zone)}. It stands on
            every printed handover and cash count: whoever rewrites the history later cannot make it fit that paper.
          </p>
        </>
      ) : (
        <p>Nothing is sealed yet. The first seal comes within a minute of the first line.</p>
      )}
      {isLate && (
        <p>
          <Flag tone="watch">Sealing is late</Flag> {waiting.toLocaleString('en-GB')} lines wait since{' '}
          {momentInWords(waiting_since, zone)}. Tell whoever looks after the server.
        </p>
      )}
    </section>
  );
}
