import { personName } from '#domain/kit/people/person-name.ts';
import { domainsIn, type PlanGridRow } from '#domain/residents/views/plan-grid.ts';
import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { whereabouts } from '#domain/residents/person/whereabouts.ts';
import { Link } from 'react-router';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { plansPath } from '../plan-paths.ts';
import { arrivalWords } from '../arrival-words.ts';
import { PlanLight } from './plan-cell.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-grid.module.css';

export interface RowsProps {
  rows: readonly PlanGridRow[];
  mayWrite: boolean;
}

/** Residents by parts of life; the names stay in sight while the parts move. */
export function PlanTable({ rows, mayWrite }: RowsProps) {
  const domains = domainsIn(rows);
  return (
    <div className={css['scroller']}>
      <table className={css['table']} aria-label="Support plans by resident and part of life">
        <thead>
          <tr>
            <th scope="col">Resident</th>
            {domains.map((domain) => (
              <th key={domain} scope="col">
                {planDomains[domain]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ resident, cells, arrival }) => {
            const name = personName(resident);
            return (
              <tr key={resident.id}>
                <th scope="row">
                  <span className={css['person']}>
                    <PersonFace name={name} photo={resident.photo} size={28} />
                    <span>
                      <Link to={plansPath(resident.id)} className={kit['link']}>
                        {name}
                      </Link>
                      <span className={`${kit['note']} ${css['line']}`}>
                        {[...whereabouts(resident), ...(arrival ? [arrivalWords(arrival)] : [])].join(' · ')}
                      </span>
                    </span>
                  </span>
                </th>
                {domains.map((domain) => {
                  const cell = cells.find((one) => one.domain === domain);
                  return (
                    <td key={domain}>
                      {cell && <PlanLight cell={cell} resident={resident.id} name={name} mayWrite={mayWrite} />}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
