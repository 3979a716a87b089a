import { evaluation } from '#domain/plans/review/evaluation.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { evaluationsPath } from '../plan-paths.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-page.module.css';

const outcomes = { continue: 'carry on', amend: 'change the plan', end: 'end the plan', escalate: 'ask for more help' };

/** How the plan has been going, newest first, and the way to look at it again. */
export function EvaluationsPanel({ plan, resident, isOpen }: { plan: string; resident: string; isOpen: boolean }) {
  const where = useEntityPaths();
  const rights = useRights();
  const { records, state, at, hasMore, reload } = useRecords(evaluation, { plan, limit: '10' });
  if (!seesAny(rights, evaluation)) return null;
  const add = isOpen && mayAdd(evaluation, rights) && (
    <Button
      variant="default"
      className="no-print"
      component={Link}
      to={`${where.form(evaluation.name)}?${new URLSearchParams({ plan, resident })}`}
      leftSection={<IconPlus {...iconProps} />}
    >
      Add evaluation
    </Button>
  );
  return (
    <Panel
      title="Evaluations"
      state={state}
      at={at}
      onRetry={reload}
      action={add}
      isEmpty={records.length === 0}
      empty="Not evaluated yet."
    >
      <ul className={`${kit['bare']} ${css['ruled']}`}>
        {records.map((one) => (
          <li key={one.id}>
            <Link to={where.record(evaluation.name, one.id, resident) ?? ''} className={css['record']}>
              <strong>{dayInWords(one.evaluation_date, true)}</strong> {outcomes[one.outcome]}
              {' · '}
              {[namesIn(one).get(String(one.evaluated_by)), one.progress].filter(Boolean).join(' · ')}
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Link to={evaluationsPath(plan, resident)} className={css['record']}>
          All evaluations of this plan
        </Link>
      )}
    </Panel>
  );
}
