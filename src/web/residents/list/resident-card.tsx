import type { BoardResident } from '#domain/homes/board.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { Flag, Flags } from '../../kit/ui/flags.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { bowelFlags } from '../../daily-care/bowel-flags.ts';
import { DueFlags } from '../../daily-care/due-flags.tsx';
import { FluidBar } from '../../daily-care/fluid-bar.tsx';
import { LastRecord } from '../today/last-record.tsx';
import { RecordButton } from '../today/record-button.tsx';
import { alertWords, factsOf, flagsOf } from './resident-facts.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './resident-list.module.css';

export interface RowProps {
  row: BoardResident;
  everyone: readonly BoardResident['resident'][];
  today: Day;
  to: string;
}

/** One person at a glance: who and where, what to beware of, what is due, how much they drank, and a way to write. */
export function ResidentCard({ row, everyone, today, to }: RowProps) {
  const { resident: person, due, fluid, alerts, last } = row;
  const { zone } = useHouseClock();
  const name = personName(person);
  return (
    <article className={css['card']} data-card>
      <PersonFace name={name} photo={person.photo} size={56} />
      <div className={css['who']}>
        <Link to={to} className={kit['cover']}>
          {name}
        </Link>
        <span className={css['line']}>{factsOf(person, today).join(' · ')}</span>
      </div>
      <div className={css['body']}>
        <Flags flags={[...flagsOf(person, everyone, today), ...bowelFlags(row)]} label="To beware of" />
        {alerts && alerts.open > 0 && (
          <span>
            <Flag tone={alerts.worst === 'critical' || alerts.worst === 'high' ? 'danger' : 'watch'}>
              {alertWords(alerts.open)}
            </Flag>
          </span>
        )}
        <DueFlags due={due} />
      </div>
      <div className={css['foot']}>
        <div className={css['state']}>
          {fluid && <FluidBar fluid={fluid} />}
          <LastRecord last={last} zone={zone} today={today} />
        </div>
        <RecordButton resident={person.id} name={name} />
      </div>
    </article>
  );
}
