import { faultWords, type LedgerProof } from '#domain/money/ledger/ledger-proof.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRights } from '../../kit/access/rights.ts';
import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import kit from '../../kit/styles/kit.module.css';

const isProof = objectWith<LedgerProof>('proved_at', 'lines', 'faults');

interface ProofProps {
  home: string;
  /** Null before the first night. */
  proof: LedgerProof | null;
  onProved(proof: LedgerProof): void;
}

/** When the books were last added up again, what did not agree, and the button that adds them up now. */
export function ProofNote({ home, proof, onProved }: ProofProps) {
  const { zone } = useHouseClock();
  const rights = useRights();
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  async function prove() {
    setIsBusy(true);
    const answer = await create(`/api/home/${home}/prove-ledger/`, {}, { is: isProof });
    setIsBusy(false);
    if (!answer.ok) return setSaid(notDone(answer));
    setSaid('');
    onProved(answer.body);
  }
  return (
    <section aria-label="Proof of the books" className={kit['column']}>
      {proof ? (
        <p className={kit['beside']}>
          {proof.faults.length === 0 ? (
            <Flag tone="good">The books add up</Flag>
          ) : (
            <Flag tone="danger">The books do not add up</Flag>
          )}
          <span>
            Every account was added up again from its first line {momentInWords(proof.proved_at, zone)}: {proof.lines}{' '}
            lines in {proof.accounts} accounts.
          </span>
        </p>
      ) : (
        <p className={kit['note']}>The books are added up again every night; the first night is still to come.</p>
      )}
      <Faults proof={proof} />
      <InlineError>{said}</InlineError>
      {rights.has('reconcile_cash') && (
        <div className={`${kit['buttons']} no-print`}>
          <Button variant="default" loading={isBusy} onClick={() => void prove()}>
            Add up the books now
          </Button>
        </div>
      )}
    </section>
  );
}

function Faults({ proof }: Pick<ProofProps, 'proof'>) {
  const where = useEntityPaths();
  if (!proof || proof.faults.length === 0) return null;
  return (
    <ul>
      {proof.faults.map((fault) => {
        const to = fault.source && where.record(fault.source.entity, fault.source.id, null);
        const words = faultWords(fault);
        return (
          <li key={`${fault.account_kind} ${fault.resident}`}>
            {to ? (
              <Link className={kit['link']} to={to}>
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
