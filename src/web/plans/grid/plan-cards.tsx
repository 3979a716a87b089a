import { personName } from '#domain/kit/people/person-name.ts';
import { cellStates, type PlanGridRow, type PlanCell } from '#domain/residents/views/plan-grid.ts';
import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { whereabouts } from '#domain/residents/person/whereabouts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { newPlanPath, planPath } from '../plan-paths.ts';
import { cellTones } from '../plan-tones.ts';
import { arrivalWords } from '../arrival-words.ts';
import { cellWords } from './plan-cell.tsx';
import type { RowsProps } from './plan-table.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-grid.module.css';

/** A resident a card, a plan a line: for the hand, and for one person's plans. */
export const PlanCards = ({ rows, mayWrite }: RowsProps) => (
  <ul className={css['cards']}>
    {rows.map((row) => (
      <PlanCard key={row.resident.id} row={row} mayWrite={mayWrite} />
    ))}
  </ul>
);

function PlanCard({ row: { resident, cells, arrival }, mayWrite }: { row: PlanGridRow; mayWrite: boolean }) {
  const name = personName(resident);
  return (
    <li className={css['card']} data-card>
      <div className={kit['beside']}>
        <PersonFace name={name} photo={resident.photo} />
        <div>
          <h2 className={css['cardName']}>
            <Link to={`/resident/detail?id=${resident.id}&tab=plans`}>{name}</Link>
          </h2>
          <span className={`${kit['note']} ${css['line']}`}>{whereabouts(resident).join(' · ')}</span>
        </div>
      </div>
      {arrival && <p className={kit['note']}>{arrivalWords(arrival)}</p>}
      {cells.length === 0 && <p className={kit['quiet']}>No plans, and nothing calls for one.</p>}
      <ul className={kit['bare']} aria-label={`Plans of ${name}`}>
        {cells.map((cell) => (
          <CellLines key={cell.domain} cell={cell} resident={resident.id} mayWrite={mayWrite} />
        ))}
      </ul>
    </li>
  );
}

function CellLines({ cell, resident, mayWrite }: { cell: PlanCell; resident: string; mayWrite: boolean }) {
  if (cell.plans.length === 0)
    return (
      <Line to={mayWrite ? newPlanPath(resident, cell.domain) : null} cell={cell} state="missing">
        {cellWords(cell)}
      </Line>
    );
  return cell.plans.map((plan) => (
    <Line key={plan.id} to={planPath(plan.id)} cell={cell} state={plan.state}>
      {plan.title}
      {plan.state === 'draft' || plan.state === 'waiting'
        ? cell.because && ` · ${cellWords(cell)}`
        : ` · review ${dayInWords(plan.review_date, true)}`}
    </Line>
  ));
}

interface LineProps {
  to: string | null;
  cell: PlanCell;
  state: PlanCell['state'];
  children: ReactNode;
}

function Line({ to, cell, state, children }: LineProps) {
  const words = (
    <>
      <span className={css['words']}>
        <strong>{planDomains[cell.domain]}</strong>
        <span className={`${kit['note']} ${css['line']}`}>{children}</span>
      </span>
      <Flag tone={cellTones[state]}>{cellStates[state]}</Flag>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={css['row']}>
          {words}
        </Link>
      ) : (
        <span className={css['row']}>{words}</span>
      )}
    </li>
  );
}
