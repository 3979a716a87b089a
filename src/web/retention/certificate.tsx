import type { DisposalInFull } from '#domain/retention/disposal.ts';
import { clocks } from '#domain/retention/retention-clocks.ts';
import type { ReactNode } from 'react';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { useChosenHome } from '../kit/state/store.ts';
import { Ground } from './ground.tsx';
import { kindLabel, kindWords } from './kind-words.ts';
import { RecordTable } from './record-table.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './retention.module.css';

/** What is shown to an inspector or a court: what went, on what ground, by which two people, and the proof of it. */
export function Certificate({ disposal }: { disposal: DisposalInFull }) {
  const { zone } = useHouseClock();
  const home = useChosenHome().list.find(({ id }) => id === disposal.home);
  const { id, clock, subject, asked_by, asked_at, decided_by, decided_at, reason, kinds, records, signature } =
    disposal;
  return (
    <article className={css['certificate']} data-own-paper data-card>
      <h2>Certificate of disposal</h2>
      <p>
        {home?.name}. {(records ?? 0).toLocaleString('en-GB')} {records === 1 ? 'record was' : 'records were'}{' '}
        destroyed: {kindWords(kinds)}.
      </p>
      <dl className={`${kit['facts']} ${kit['spread']}`}>
        <Fact label="Ground">
          <Ground disposal={disposal} />
        </Fact>
        <Fact label="What">
          {clock ? clocks[clock].label : kindLabel(subject?.entity ?? '')}
          {subject && `, ${subject.id}`}
        </Fact>
        <Fact label="Proposed by">
          {asked_by.name}, {momentInWords(asked_at, zone)}
        </Fact>
        <Fact label="Confirmed by">
          {decided_by?.name}, {decided_at && momentInWords(decided_at, zone)}
        </Fact>
        <Fact label="Reason">{reason}</Fact>
        <Fact label="Number of this disposal">{id}</Fact>
        <Fact label="Signature">
          <span className={css['hash']}>{signature}</span>
        </Fact>
      </dl>
      <p className={kit['note']}>
        The content, earlier versions and files of these records are gone. The hashes below are of what they were; the
        check of the history accounts for them by this disposal.
      </p>
      <RecordTable disposal={disposal} />
    </article>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
