import { cellStates, type PlanCell } from '#domain/residents/views/plan-grid.ts';
import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { Link } from 'react-router';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { newPlanPath, planPath, plansPath } from '../plan-paths.ts';
import { cellTones } from '../plan-tones.ts';
import css from './plan-grid.module.css';

/** Where the cell leads: to its plan, to the person's plans where it has several, or to writing the one that is missing. */
function cellPath({ plans, domain }: PlanCell, resident: string, mayWrite: boolean): string | null {
  const [first, second] = plans;
  if (first) return second ? plansPath(resident) : planPath(first.id);
  return mayWrite ? newPlanPath(resident, domain) : null;
}

/** What is said besides the state: why one is wanted, or when the next review is. */
export function cellWords({ state, plans, because, by }: PlanCell): string {
  if (because) return [because, by && `by ${dayInWords(by, true)}`].filter(Boolean).join(', ');
  const [first] = plans;
  return first && state !== 'draft' && state !== 'waiting' ? `Review ${dayInWords(first.review_date, true)}` : '';
}

interface CellProps {
  cell: PlanCell;
  resident: string;
  name: string;
  mayWrite: boolean;
}

/** One part of somebody's life: a light and a word, and what to do next. */
export function PlanLight({ cell, resident, name, mayWrite }: CellProps) {
  const path = cellPath(cell, resident, mayWrite);
  const more = cell.plans.length > 1 ? `, ${cell.plans.length} plans` : '';
  const said = `${cellStates[cell.state]}${more}`;
  const flag = <Flag tone={cellTones[cell.state]}>{said}</Flag>;
  const title = cellWords(cell);
  if (!path)
    return (
      <span className={css['light']} title={title}>
        {flag}
      </span>
    );
  return (
    <Link
      to={path}
      className={css['light']}
      title={title}
      aria-label={`${planDomains[cell.domain]}, ${name}: ${said}${title ? `. ${title}` : ''}`}
    >
      {flag}
    </Link>
  );
}
