import { home as homeEntity } from '#domain/homes/home.ts';
import { waitingStates } from '#domain/kit/people/two-people.ts';
import type { DisposalInFull } from '#domain/retention/disposal.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { DecisionButtons, type DecisionWords } from '../kit/form/asking/decision-buttons.tsx';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { Page } from '../kit/page/page.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { Flag } from '../kit/ui/flags.tsx';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { Certificate } from './certificate.tsx';
import { Ground } from './ground.tsx';
import { countOf, disposalTitle, kindWords } from './kind-words.ts';
import { RecordTable } from './record-table.tsx';
import { disposalCalls, recordsDuePath } from './retention-paths.ts';
import kit from '../kit/styles/kit.module.css';
import css from './retention.module.css';

const isInFull = objectWith<DisposalInFull>('id', 'state', 'kinds', 'listed');
const back = { to: recordsDuePath, label: 'Records due' };

const words: DecisionWords = {
  confirm: {
    title: 'Let these records go for good?',
    verb: 'Confirm disposal',
    done: 'Gone. The certificate can be printed.',
  },
  refuse: { title: 'Refuse this disposal?', verb: 'Refuse', done: 'Refused. Nothing went.' },
  withdraw: { title: 'Withdraw this disposal?', verb: 'Withdraw', done: 'Withdrawn. Nothing went.' },
};

/** One disposal: exactly what goes, the second person's answer, and afterwards its certificate. */
export function DisposalPage({ id }: { id: string }) {
  const asked = useLiveAnswer(`${disposalCalls}${id}/`, { is: isInFull, of: [homeEntity.name, legalHold.name] });
  const { body, state, status, reload } = asked;
  const isGone = body?.state === 'confirmed';
  return (
    <Page
      title="Disposal of records"
      back={back}
      narrow
      actions={isGone && <PrintButton isMain>Print the certificate</PrintButton>}
    >
      {state === 'loading' && <Loading rows={6} label="Loading what goes" />}
      {state === 'failed' && status === 403 && <NoRight wanted={{ of: legalHold, act: 'view' }} />}
      {state === 'failed' && status === 404 && (
        <ErrorState title="This disposal was not found">It may belong to a house you do not work in.</ErrorState>
      )}
      {state === 'failed' && status !== 403 && status !== 404 && !body && (
        <ErrorState title="This disposal could not be loaded" onRetry={reload}>
          Nothing went. Check the network, then try again.
        </ErrorState>
      )}
      <StaleNote {...asked} />
      {body && (isGone ? <Certificate disposal={body} /> : <Proposed disposal={body} onDecided={reload} />)}
    </Page>
  );
}

function Proposed({ disposal, onDecided }: { disposal: DisposalInFull; onDecided(): void }) {
  const { zone } = useHouseClock();
  const { state, asked_by, asked_at, reason, kinds, obstacle, mark, decided_by, decided_at, decision } = disposal;
  return (
    <div className={kit['stack']}>
      <Panel title={disposalTitle(disposal)}>
        <div className={kit['beside']}>
          <Flag tone={state === 'waiting' ? 'watch' : 'quiet'}>{waitingStates[state]}</Flag>
          <Ground disposal={disposal} />
        </div>
        <p className={css['words']}>
          {asked_by.name} proposed it {momentInWords(asked_at, zone)}: {reason}
        </p>
        {decided_at && (
          <p className={css['words']}>
            {waitingStates[state]}
            {decided_by && ` by ${decided_by.name}`} {momentInWords(decided_at, zone)}. {decision} Nothing went.
          </p>
        )}
        {state === 'waiting' && (
          <DecisionButtons
            of={disposal}
            path={disposalCalls}
            words={words}
            confirming={{ mark }}
            obstacle={obstacle}
            isDanger
            onDecided={onDecided}
          >
            {(deciding) => (
              <p>
                {disposalTitle(disposal)}
                {countOf(kinds) > 1 && `: ${kindWords(kinds)}`}.
                {deciding === 'confirm' &&
                  ' Their content, earlier versions and files are destroyed and cannot be brought back. Who did it, and a hash of each, stay.'}
              </p>
            )}
          </DecisionButtons>
        )}
      </Panel>
      {state === 'waiting' && (
        <Panel title="What goes" count={countOf(kinds).toLocaleString('en-GB')}>
          <p className={css['words']}>{kindWords(kinds)}.</p>
          <RecordTable disposal={disposal} />
        </Panel>
      )}
    </div>
  );
}
