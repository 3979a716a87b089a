import { monthWords } from '#domain/kit/time/day-words.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { dueByMonth, type DueCheck, type CheckGroup } from '#domain/premises/assets/asset-list.ts';
import { checkKinds } from '#domain/premises/assets/check-kinds.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { Signs } from '../../kit/record/signs.tsx';
import { CheckDialog } from './checking/check-dialog.tsx';
import { dueSign } from './checking/due-words.ts';
import { useMayCheck } from './checking/use-may-check.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './assets.module.css';

function titleOf(when: CheckGroup['when']): string {
  if (when === 'late') return 'Overdue, or never done';
  return when === 'first' ? 'New here: first checks to do' : monthWords(when);
}

interface DueTableProps {
  home: string;
  checks: readonly DueCheck[];
  today: Day;
  pathTo(id: string): string;
}

/** What is due, month after month, each checked from its own line. */
export function DueTable({ home, checks, today, pathTo }: DueTableProps) {
  const [asking, setAsking] = useState<DueCheck | null>(null);
  const mayCheck = useMayCheck();
  return (
    <>
      <FiguresTable wide framed className={css['due']}>
        <thead>
          <tr>
            <th scope="col">Thing</th>
            <th scope="col">Check</th>
            <th scope="col">State</th>
            <th scope="col">Where</th>
            <th scope="col">Last</th>
            <th scope="col" className="no-print">
              <VisuallyHidden>Do it</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {dueByMonth(checks).map(({ when, checks: due }) => (
            <Fragment key={when}>
              <tr className={css['group']}>
                <th scope="colgroup" colSpan={6}>
                  {titleOf(when)}
                </th>
              </tr>
              {due.map((check) => (
                <tr key={`${check.item.id} ${check.kind}`}>
                  <th scope="row">
                    <Link className={kit['link']} to={pathTo(check.item.id)}>
                      {check.item.name}
                    </Link>
                  </th>
                  <td>{checkKinds[check.kind]}</td>
                  <td>
                    <Signs value={[dueSign(check, today)]} />
                  </td>
                  <td>{check.item.location}</td>
                  <td className={css['last']}>{lastSaid(check)}</td>
                  <td className={`${css['act']} no-print`}>
                    {mayCheck && (
                      <Button
                        variant="default"
                        aria-label={`Check: ${checkKinds[check.kind]}, ${check.item.name}`}
                        onClick={() => setAsking(check)}
                      >
                        Check
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </FiguresTable>
      {asking && <CheckDialog home={home} asset={asking.item} kind={asking.kind} onClose={() => setAsking(null)} />}
    </>
  );
}

const lastSaid = ({ last }: DueCheck): string =>
  last?.last_on ? [dayInWords(last.last_on, true), last.by ?? []].flat().join(', ') : '';
