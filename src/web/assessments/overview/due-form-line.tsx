import type { DueRow } from '#domain/assessments/due-assessments.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { useChosenHome } from '../../kit/state/store.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { beginPath, resultPath } from '../fill/assessment-paths.ts';
import { severityTone } from '../fill/severity-tone.ts';
import { dueTones, dueWords } from './due-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../../kit/styles/person-lines.module.css';

const signed = (change: number): string =>
  change === 0 ? 'unchanged' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`;

/** One form for one person: how it stands, what was found last, and what to do next. */
export function DueFormLine({ row, namesPerson }: { row: DueRow; namesPerson: boolean }) {
  const { zone } = useHouseClock();
  const rights = useRights();
  const photo = useChosenHome().residents.find(({ id }) => id === row.person.id)?.photo ?? null;
  const { person, form, last, begun, state } = row;
  const to = begun
    ? resultPath(begun.id)
    : state === 'countersign' && last
      ? resultPath(last.id)
      : beginPath(form.id, person.id);
  const verb = begun ? 'Go on' : state === 'countersign' ? 'Look at it' : 'Begin';
  const about = `${form.title}, ${person.name}`;
  const lastOn = last && dayInWords(localDay(last.assessed_at, zone), true);
  return (
    <li className={css['line']}>
      {namesPerson && <PersonFace name={person.name} photo={photo} size={40} />}
      <div className={css['words']}>
        <span className={css['what']}>
          {namesPerson && <strong>{person.name}</strong>}
          <span>{form.title}</span>
        </span>
        <span className={kit['beside']}>
          <Flag tone={dueTones[state]}>{dueWords(row)}</Flag>
          {begun && <span className={kit['note']}>by {begun.by_name ?? 'somebody'}</span>}
        </span>
        {last && (
          <span className={kit['beside']}>
            <Link className={kit['link']} to={resultPath(last.id)} aria-label={`${lastOn}, last result: ${about}`}>
              {lastOn}
            </Link>
            {last.total !== null && <span>Score {last.total}</span>}
            {last.band && <Flag tone={severityTone(last.severity)}>{last.band}</Flag>}
            {last.change !== null && <span className={kit['note']}>{signed(last.change)} since the one before</span>}
          </span>
        )}
      </div>
      {(mayAdd(assessmentResult, rights) || state === 'countersign') && (
        <Button
          component={Link}
          to={to}
          variant={state === 'later' ? 'default' : 'filled'}
          className="no-print"
          aria-label={`${verb}: ${about}`}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}
