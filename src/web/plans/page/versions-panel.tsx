import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { PlanVersion } from '#domain/residents/views/plan-page.ts';
import { planStatuses } from '#domain/plans/plan/plan.ts';
import { Link } from 'react-router';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { versionName } from '../version-name.ts';
import { planPath } from '../plan-paths.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-page.module.css';

/** Every version of the plan, and what changed from one to the next. */
export function VersionsPanel({ versions, open }: { versions: readonly PlanVersion[]; open: string }) {
  if (versions.length < 2) return null;
  return (
    <Panel title="Versions" count={versions.length}>
      <ul className={`${kit['bare']} ${css['ruled']}`}>
        {versions.map((one, place) => {
          const before = versions[place + 1];
          return (
            <li key={one.id} className={css['version']}>
              <Link to={planPath(one.id)} className={css['record']} aria-current={one.id === open || undefined}>
                <strong>{versionName(one)}</strong> {midSentence(planStatuses[one.status])}, from{' '}
                {dayInWords(one.start_date, true)}
                {one.approved_by && `, approved by ${one.approved_by}`}
              </Link>
              {before && (
                <Link to={planPath(one.id, { compare: before.id })} className={css['record']}>
                  What changed
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
