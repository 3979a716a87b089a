import { plan } from '#domain/plans/plan/plan.ts';
import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import type { UnreadPlan } from '#domain/residents/views/unread-plans.ts';
import { Link } from 'react-router';
import { useRecord } from '../../kit/data/use-record.ts';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { Page } from '../../kit/page/page.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import ReadTick from '../page/read-tick.tsx';
import { PlanWords } from '../page/plan-words.tsx';
import { RiskLines } from '../page/risk-lines.tsx';
import { useReadThrough } from '../page/use-read-through.ts';
import { planPath, plansPath } from '../plan-paths.ts';
import { usePlanPage } from '../use-plan-page.ts';
import { useUnreadPlans } from './use-unread-plans.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './unread-plans.module.css';

/** What changed, one plan under the other: each is ticked once its end was in sight. */
export function UnreadPlans({ house }: { house: string }) {
  const { body, state, reload } = useUnreadPlans(house);
  return (
    <Page title="Plans that changed" back={{ to: plansPath(), label: 'Support plans' }} narrow>
      {state === 'loading' && <Loading rows={6} label="Loading what changed" />}
      {state === 'failed' && (
        <ErrorState title="What changed could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body?.length === 0 && <Empty title="You have read everything">No plan changed since you last read it.</Empty>}
      {(body ?? []).map((one) => (
        <OneUnread key={one.id} plan={one} onRead={reload} />
      ))}
    </Page>
  );
}

function OneUnread({
  plan: { id, name, domain, title, supersedes, approved_at, resident },
  onRead,
}: {
  plan: UnreadPlan;
  onRead(): void;
}) {
  const { zone } = useHouseClock();
  const { record, state, reload } = useRecord(plan, id);
  const { body } = usePlanPage(id, resident);
  const [end, isReadThrough] = useReadThrough();
  return (
    <article className={css['one']} data-card aria-label={`${title}, ${name}`}>
      <h2 className={kit['heading']}>
        {name}: {title}
      </h2>
      <p className={kit['note']}>
        {planDomains[domain]}, in force since {dayInWords(localDay(approved_at, zone))}
        {supersedes && (
          <>
            {' · '}
            <Link className={kit['link']} to={planPath(id, { compare: supersedes })}>
              What changed
            </Link>
          </>
        )}
      </p>
      {!record && state === 'loading' && <Loading rows={4} />}
      {!record && state !== 'loading' && <ErrorState title="This plan could not be loaded" onRetry={reload} />}
      {record && (
        <>
          <PlanWords plan={record} risks={<RiskLines risks={body?.risks ?? []} />} />
          <div ref={end} />
          <ReadTick of={plan} record={record} onChanged={onRead} isReadThrough={isReadThrough} />
        </>
      )}
    </article>
  );
}
