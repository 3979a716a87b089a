import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { legalHold, type LegalHold } from '#domain/retention/legal-hold.ts';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useMay } from '../kit/access/rights.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { dayInWords } from '../kit/house/house-clock.ts';
import { Page } from '../kit/page/page.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { NoRight } from '../kit/page/states.tsx';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { Line, Lines } from '../kit/ui/record-lines.tsx';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { CourtOrder } from './court-order.tsx';
import { DisposalPanels } from './disposal-panels.tsx';
import { DuePanel } from './due-panel.tsx';
import { kindLabel } from './kind-words.ts';
import { holdsPath } from './retention-paths.ts';
import kit from '../kit/styles/kit.module.css';

interface DueProps {
  home: ListedHome;
  back: { to: string; label: string };
}

/** What has been kept as long as it must be, what is held, and what two people decide about it. */
export function RecordsDuePage({ home, back }: DueProps) {
  const may = useMay();
  if (!may('view', legalHold.name))
    return (
      <Page title="Records due" back={back}>
        <NoRight wanted={{ of: legalHold, act: 'view' }} />
      </Page>
    );
  return (
    <Page
      title="Records due"
      back={back}
      actions={
        may('add', legalHold.name) && (
          <>
            {/* What is due comes late and would move a button below it under a finger. */}
            <Button
              variant="default"
              component={Link}
              to={`${holdsPath}&add=1`}
              leftSection={<IconPlus {...iconProps} />}
            >
              Add hold
            </Button>
            <CourtOrder home={home} />
          </>
        )
      }
    >
      <div className={kit['stack']}>
        <p className={kit['quiet']}>
          Nothing here goes by itself. One person proposes, another sees exactly what goes and confirms it.
        </p>
        <DisposalPanels home={home} part="waiting" />
        <DuePanel home={home} />
        <HeldPanel home={home} />
        <DisposalPanels home={home} part="decided" />
      </div>
    </Page>
  );
}

function HeldPanel({ home }: { home: ListedHome }) {
  const { records, state, at, reload } = useRecords(legalHold, { home: home.id, status: 'held' }, { isPart: true });
  const wordsOf = useValueWords();
  return (
    <Panel
      title="Held"
      count={records.length > 0 ? records.length : undefined}
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={records.length === 0}
      empty="Nothing is held. A hold keeps what an inquiry, a claim or an inspection may still ask for."
    >
      <Lines>
        {records.map((hold) => (
          <Line key={hold.id} to={`${holdsPath}&id=${hold.id}`} title={onHoldName(hold, wordsOf(hold).nameOf)}>
            {hold.reason} {hold.ends_by_itself ? 'Kept until' : 'Looked at again on'} {dayInWords(hold.review_on, true)}
            .
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}

type OnHold = Pick<LegalHold, 'resident' | 'staff' | 'record'>;

/** Whom or what a hold is about. */
function onHoldName({ resident, staff, record }: OnHold, nameOf: (id: string) => string | null): string {
  const person = resident ?? staff;
  if (person !== null) return nameOf(person) ?? 'Somebody';
  return `One ${midSentence(kindLabel(record?.entity ?? 'record'))}`;
}
