import type { Concern, SystemFinding, Subject, SystemState } from '#domain/upkeep/system-state.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { Page } from '../kit/page/page.tsx';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { Flag, type FlagTone } from '../kit/ui/flags.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';
import { ChangesOfVersion } from './changes-of-version.tsx';
import { useVersionChanges } from './use-version-changes.ts';
import kit from '../kit/styles/kit.module.css';
import css from './upkeep.module.css';

const isState = objectWith<SystemState>('looked_at', 'findings');

const names: Readonly<Record<Subject, string>> = {
  backup: 'Back-up',
  history: 'Sealed history',
  disk: 'Disk',
  database: 'Database',
  mail: 'Mail',
  clocks: 'Clocks',
  version: 'Version',
};

const tones: Readonly<Record<Concern, { tone: FlagTone; words: string }>> = {
  danger: { tone: 'danger', words: 'Act now' },
  warning: { tone: 'watch', words: 'Look into it' },
  good: { tone: 'good', words: 'Well' },
};

/** Where more is said of a subject. */
const further: { readonly [S in Subject]?: { to: string; label: string } } = {
  history: { to: '/staff/UserHistory?view=seals', label: 'Open the sealed history' },
};

/** Whether Hearth itself is well: in words, with what to do, for somebody who is no technician. */
export function SystemPage({ back }: { back: { to: string; label: string } }) {
  const { body, state, status, reload } = useLiveAnswer('/api/system/', { is: isState, of: [] });
  const { zone } = useHouseClock();
  const { changes } = useVersionChanges();
  const actions = (
    <>
      <PrintButton />
      <Button variant="default" leftSection={<IconRefresh {...iconProps} />} onClick={reload}>
        Look again
      </Button>
    </>
  );
  return (
    <Page title="Is everything well?" back={back} actions={actions} narrow>
      {state === 'loading' && <Loading rows={7} label="Looking" />}
      {state === 'failed' && status === 403 && <NoRight wanted={{ of: userHistory, act: 'view' }} />}
      {state === 'failed' && status !== 403 && (
        <ErrorState title="Hearth could not look at itself" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body && (
        <div className={kit['stack']}>
          <p className={kit['quiet']}>
            {inShort(body.findings)} Looked at {momentInWords(body.looked_at, zone)}.
          </p>
          <ul className={css['findings']} data-card>
            {body.findings.map((finding) => (
              <OneFinding key={finding.subject} finding={finding} />
            ))}
          </ul>
          {changes && <ChangesOfVersion changes={changes} />}
        </div>
      )}
    </Page>
  );
}

function OneFinding({ finding: { subject, concern, words, todo } }: { finding: SystemFinding }) {
  const { tone, words: called } = tones[concern];
  const more = further[subject];
  return (
    <li className={css['finding']}>
      <h2 className={css['subject']}>{names[subject]}</h2>
      <Flag tone={tone}>{called}</Flag>
      <div className={css['words']}>
        <p>{words}</p>
        {todo && <p className={css['todo']}>{todo}</p>}
        {more && (
          <Link className={`${kit['link']} no-print`} to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
    </li>
  );
}

function inShort(findings: readonly SystemFinding[]): string {
  const amiss = findings.filter(({ concern }) => concern !== 'good').length;
  if (amiss === 0) return 'Everything is well.';
  return amiss === 1 ? 'One thing needs somebody.' : `${amiss} things need somebody.`;
}
