import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { plan, planStatuses } from '#domain/plans/plan/plan.ts';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { reviewState } from '#domain/plans/review/review-dates.ts';
import type { Demand } from '#domain/residents/demands/demand.ts';
import { Button } from '@mantine/core';
import { IconHistory, IconPencil, IconTextSize } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { mayChange } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { useOwner } from '../../kit/data/use-owner.ts';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { MoreMenu, printPage } from '../../kit/page/more-menu.tsx';
import { Loading } from '../../kit/page/states.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { PersonTag } from '../../kit/person/person-tag.tsx';
import { HistoryDrawer } from '../../kit/record/history-drawer.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Flags, type FlagTone } from '../../kit/ui/flags.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { NewVersion } from '../../records/record/new-version.tsx';
import ReadTick from './read-tick.tsx';
import { WhyChanged } from '../../follow-ups/why-changed.tsx';
import { planPath } from '../plan-paths.ts';
import { AdoptButton, useMayAdopt } from '../adopt/adopt-button.tsx';
import { EvaluationsPanel } from './evaluations-panel.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PlanWords } from './plan-words.tsx';
import { ReadersPanel } from './readers-panel.tsx';
import { RiskLines } from './risk-lines.tsx';
import { SentBackNote } from './sent-back-note.tsx';
import { usePlanPage } from '../use-plan-page.ts';
import { useReadThrough } from './use-read-through.ts';
import { versionName } from '../version-name.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-page.module.css';

interface PageProps {
  record: Stored<typeof plan>;
  onChanged(record: Stored<typeof plan>): void;
}

/** The plan as a page one reads in a minute, with what the records say beside it. */
export function PlanPage({ record, onChanged }: PageProps) {
  const asked = usePlanPage(record.id, record.resident);
  const owner = useOwner(plan, record.resident);
  const [end, isReadThrough] = useReadThrough();
  const mayAdopt = useMayAdopt();
  const [showsHistory, setShowsHistory] = useState(false);
  const { body, state, reload, at } = asked;
  return (
    <article className={css['page']}>
      <header className={css['top']}>
        {owner && (
          <Link to={`/resident/detail?id=${record.resident}&tab=plans`} className={css['person']}>
            <PersonTag person={owner} />
          </Link>
        )}
        <Flags flags={useFlags(record)} label="How it stands" />
        <Tools record={record} onHistory={() => setShowsHistory(true)} />
      </header>
      <DoNotUse demands={body?.demands ?? []} />
      <WhyChanged resident={record.resident} id={record.id} />
      <SentBackNote record={record} />
      <PlanSteps record={record} approvers={body ? (body.approvers ?? []) : null} onChanged={onChanged} />
      <div className={css['columns']}>
        <div className={kit['stack']}>
          <section className={css['sheet']} data-card>
            <PlanWords
              plan={record}
              {...(mayAdopt && isInForce(record)
                ? { stepAction: (place) => <AdoptButton record={record} place={place} /> }
                : {})}
              risks={body ? <RiskLines risks={body.risks} /> : <Loading rows={1} label="Loading linked risks" />}
            />
            <div ref={end} />
            <ReadTick of={plan} record={record} onChanged={onChanged} isReadThrough={isReadThrough} />
          </section>
          <div className={kit['stack']}>
            <EvaluationsPanel plan={record.id} resident={record.resident} isOpen={isInForce(record)} />
            {body && <VersionsPanel versions={body.versions} open={record.id} />}
          </div>
        </div>
        <aside className={kit['stack']} aria-label="Beside the plan">
          {body ? (
            <>
              <StaleNote {...asked} />
              <EvidencePanel resident={record.resident} since={body.since} figures={body.evidence} />
              {body.readers && <ReadersPanel readers={body.readers} />}
            </>
          ) : (
            <Panel title="What the records say" state={state} at={at} onRetry={reload} />
          )}
        </aside>
      </div>
      {showsHistory && <HistoryDrawer entity={plan} id={record.id} onClose={() => setShowsHistory(false)} />}
    </article>
  );
}

/** What the plan names and nobody may use stands above everything it asks. */
function DoNotUse({ demands }: { demands: readonly Demand[] }) {
  const stops = demands.filter(({ topic }) => topic === 'do_not_use');
  return (
    stops.length > 0 && (
      <Flags label="Do not use" flags={stops.map(({ words }) => ({ tone: 'danger' as const, words }))} />
    )
  );
}

const tones: { readonly [S in Stored<typeof plan>['status']]: FlagTone } = {
  draft: 'watch',
  awaiting_approval: 'info',
  active: 'good',
  under_review: 'info',
  superseded: 'quiet',
  archived: 'quiet',
};

function useFlags(record: Stored<typeof plan>) {
  const today = useHouseClock().today();
  const review = reviewState(record.review_date, today);
  const words = `Review ${dayInWords(record.review_date, true)}`;
  return [
    { tone: 'quiet' as const, words: planDomains[record.domain] },
    { tone: tones[record.status], words: planStatuses[record.status] },
    { tone: 'quiet' as const, words: versionName(record) },
    ...(isInForce(record)
      ? [
          review === 'overdue'
            ? { tone: 'danger' as const, words: `${words}, overdue` }
            : { tone: review === 'due' ? ('watch' as const) : ('quiet' as const), words },
        ]
      : []),
  ];
}

function Tools({ record, onHistory }: { record: Stored<typeof plan>; onHistory(): void }) {
  const actor = useActor();
  return (
    <div className={`${kit['buttons']} no-print`}>
      {mayChange(plan, record, actor) && (
        <Button component={Link} to={planPath(record.id, { edit: '1' })} leftSection={<IconPencil {...iconProps} />}>
          Change
        </Button>
      )}
      <NewVersion of={plan} record={record} editPath={planPath(record.id, { edit: '1' })} />
      <MoreMenu
        items={[
          printPage,
          {
            label: 'Easy read',
            icon: <IconTextSize {...iconProps} />,
            act: planPath(record.id, { view: 'easy' }),
          },
          { label: 'History', icon: <IconHistory {...iconProps} />, act: onHistory },
        ]}
      />
    </div>
  );
}
