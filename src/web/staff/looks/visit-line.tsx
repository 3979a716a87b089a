import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { clockTime } from '#domain/kit/time/clock-time.ts';
import { lookGrounds, weakGrounds, type LookGround } from '#domain/residents/looks/look-grounds.ts';
import type { Visit } from '#domain/residents/looks/visits.ts';
import { Link } from 'react-router';
import { entityNamed, isKnown } from '../../kit/state/entities.ts';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './looks.module.css';

const notable: Partial<Record<LookGround, FlagTone>> = {
  emergency: 'info',
  named: 'info',
  inspector: 'info',
  rota_later: 'info',
};
const toneOf = (ground: LookGround): FlagTone => (weakGrounds.has(ground) ? 'watch' : (notable[ground] ?? 'good'));

/** What is opened of a resident as such is their file. */
function kindOf(name: string): string {
  if (!isKnown(name)) return name;
  const entity = entityNamed(name);
  return entity.resides ? 'file' : midSentence(entity.labels.one);
}

/** "file 4, weight 2, 1 on paper or in a file". */
function readWords(read: Visit['read']): string {
  const taken = read.reduce((sum, one) => sum + one.taken, 0);
  const kinds = read.slice(0, 4).map(({ entity, looks }) => `${kindOf(entity)} ${looks}`);
  const more = read.length > 4 ? [`${read.length - 4} more kinds`] : [];
  return [...kinds, ...more, ...(taken > 0 ? [`${taken} on paper or in a file`] : [])].join(', ');
}

const looksWords = (looks: number): string => (looks === 1 ? '1 look' : `${looks} looks`);

interface VisitLineProps {
  visit: Visit;
  zone: string;
  /** The lines of the history that this visit is made of. */
  to: string;
}

/** What one person read on one day, and why they could. */
export function VisitLine({ visit, zone, to }: VisitLineProps) {
  const { name, role, first_at, last_at, looks, refused, grounds, read, reasons } = visit;
  const [first, ...others] = grounds;
  const [from, until] = [clockTime(first_at, zone), clockTime(last_at, zone)];
  return (
    <li className={css['visit']}>
      <time dateTime={first_at} className={css['time']}>
        {from === until ? from : `${from} to ${until}`}
      </time>
      <div className={css['who']}>
        <Link to={to} className={kit['link']}>
          {name}
        </Link>
        {role && <span className={kit['note']}> {role}</span>}
        {looks > 0 && (
          <span className={css['read']}>
            {looksWords(looks)}: {readWords(read)}
          </span>
        )}
        {reasons.map((reason) => (
          <q key={reason}>{reason}</q>
        ))}
      </div>
      <div className={css['why']}>
        {first && <Flag tone={toneOf(first)}>{lookGrounds[first]}</Flag>}
        {others.length > 0 && (
          <span className={kit['note']}>
            Also {others.map((ground) => midSentence(lookGrounds[ground])).join(', ')}
          </span>
        )}
        {refused > 0 && <Flag tone="watch">{refused === 1 ? 'Refused once' : `Refused ${refused} times`}</Flag>}
      </div>
    </li>
  );
}
