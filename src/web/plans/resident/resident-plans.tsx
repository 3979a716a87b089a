import { plan } from '#domain/plans/plan/plan.ts';
import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { cellStates } from '#domain/residents/views/plan-grid.ts';
import {
  briefDays,
  type PlanBrief,
  type ResidentPlans as Plans,
  residentPlansMadeOf,
  type RiskBrief,
} from '#domain/residents/views/resident-plans.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { recordAddress } from '../../records/record-address.ts';
import { arrivalWords } from '../arrival-words.ts';
import { bandTones } from '../band-tones.ts';
import { newPlanPath, planPath } from '../plan-paths.ts';
import { cellTones } from '../plan-tones.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './resident-plans.module.css';

const isPlans = objectWith<Plans>('plans', 'missing');

/** What somebody is supported by: each plan with its goal, what the records say and its next review, and the risks. */
export function ResidentPlans({ person, hasLeft }: { person: string; hasLeft: boolean }) {
  const mayWrite = mayAdd(plan, useRights()) && !hasLeft;
  const { body, state, at, reload } = useLiveAnswer(`${pathOf(resident)}${person}/plans/`, {
    is: isPlans,
    of: residentPlansMadeOf,
    resident: person,
  });
  const add = mayWrite && (
    <Button variant="default" component={Link} to={newPlanPath(person, '')} leftSection={<IconPlus {...iconProps} />}>
      Add support plan
    </Button>
  );
  const { plans = [], missing = [], arrival = null, risks } = body ?? {};
  return (
    <div className={css['both']}>
      <Panel
        title="Support plans"
        count={plans.length || undefined}
        state={state}
        at={at}
        onRetry={reload}
        action={add}
        isEmpty={plans.length + missing.length === 0}
        empty="How this person is supported, part by part. There is no plan, and nothing calls for one."
      >
        {arrival && <p className={kit['note']}>{arrivalWords(arrival)}</p>}
        <ul className={kit['bare']}>
          {missing.map(({ domain, because, by }) => (
            <li key={domain} className={css['plan']}>
              <span className={kit['ends']}>
                <strong>{planDomains[domain]}</strong>
                <Flag tone="danger">{cellStates.missing}</Flag>
              </span>
              <span className={kit['note']}>
                {[because, by && `by ${dayInWords(by, true)}`].filter(Boolean).join(', ')}
              </span>
              {mayWrite && (
                <Link to={newPlanPath(person, domain)} className={kit['link']}>
                  Write it now
                </Link>
              )}
            </li>
          ))}
          {plans.map((one) => (
            <PlanLine key={one.id} plan={one} person={person} />
          ))}
        </ul>
        {plans.length > 0 && <p className={kit['note']}>The figures are of the last {briefDays} days.</p>}
      </Panel>
      {risks && <Risks risks={risks} person={person} mayWrite={!hasLeft} />}
    </div>
  );
}

function PlanLine({
  plan: { id, domain, title, state, goals, evidence, review_date, is_unread },
  person,
}: {
  plan: PlanBrief;
  person: string;
}) {
  return (
    <li className={css['plan']}>
      <span className={kit['ends']}>
        <Link to={planPath(id)} className={kit['link']}>
          {title}
        </Link>
        <span className={kit['row']}>
          {is_unread && <Flag tone="info">Read it</Flag>}
          <Flag tone={cellTones[state]}>{cellStates[state]}</Flag>
        </span>
      </span>
      <span className={kit['note']}>
        {planDomains[domain]} · review {dayInWords(review_date, true)}
      </span>
      {goals.map(({ goal }) => (
        <span key={goal} className={css['goal']}>
          <span className={kit['quiet']}>Goal</span> {goal}
        </span>
      ))}
      {evidence.length > 0 && (
        <span className={css['evidence']}>
          {evidence.map(({ what, value, chart }) =>
            chart ? (
              <Link key={what} to={recordAddress(person, { entity: chart, id: null })}>
                {what} {value}
              </Link>
            ) : (
              <Link key={what} to={planPath(id)}>
                {what} {value}
              </Link>
            ),
          )}
        </span>
      )}
    </li>
  );
}

function Risks({ risks, person, mayWrite }: { risks: readonly RiskBrief[]; person: string; mayWrite: boolean }) {
  const where = useEntityPaths();
  const rights = useRights();
  const add = mayWrite && mayAdd(risk, rights) && (
    <Button
      variant="default"
      component={Link}
      to={`${where.form(risk.name)}?resident=${person}`}
      leftSection={<IconPlus {...iconProps} />}
    >
      Add risk assessment
    </Button>
  );
  return (
    <Panel
      title="Risks"
      count={risks.length || undefined}
      action={add}
      isEmpty={risks.length === 0}
      empty="What could go wrong for this person, and what is done about it. No risk is assessed yet."
    >
      <ul className={kit['bare']}>
        {risks.map(({ id, title, residual_band, residual_score, review_date, status }) => {
          const [tone, words] = residual_band ? bandTones[residual_band] : (['quiet', 'Not scored'] as const);
          return (
            <li key={id} className={css['plan']}>
              <span className={kit['ends']}>
                <Link to={where.record(risk.name, id, person) ?? ''} className={kit['link']}>
                  {title}
                </Link>
                <Flag tone={tone}>{[words, residual_score].filter(Boolean).join(' ')}</Flag>
              </span>
              <span className={kit['note']}>
                {status === 'active' ? '' : `${statusWords[status]} · `}review {dayInWords(review_date, true)}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const statusWords: { readonly [S in RiskBrief['status']]: string } = {
  draft: 'Draft',
  awaiting_approval: 'Waiting for approval',
  active: 'Active',
  under_review: 'Under review',
  closed: 'Closed',
};
