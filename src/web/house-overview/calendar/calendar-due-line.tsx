import { localDay, localTime } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { valueText } from '../../kit/names/value-text.ts';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { ScheduledButtons } from '../../notices/reminders/scheduled-buttons.tsx';
import type { CalendarRow } from './use-due-rows.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './due-calendar.module.css';

const tones: Readonly<Record<string, FlagTone>> = {
  scheduled: 'quiet',
  due: 'watch',
  overdue: 'danger',
  completed: 'good',
  skipped: 'quiet',
};

/** One review or check: its kind, about whom, when, who does it and how it stands; done or skipped right here. */
export function CalendarDueLine({
  due,
  saysDay,
  onChanged,
}: {
  due: CalendarRow;
  saysDay: boolean;
  onChanged(): void;
}) {
  const { of, row, due_at, status } = due;
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const wording = useValueWords()(row);
  const inWords = (name: string, value = row[name]) => {
    const field = of.fields[name];
    return field && value ? valueText(field, value, wording) : '';
  };
  const person = row.resident ? (wording.nameOf(row.resident) ?? '') : 'The house';
  const what = [of.labels.one, inWords('purpose') || inWords('check_kind')].filter(Boolean).join(': ');
  const target = of.fields.target;
  const to = row.target && target?.kind === 'ref' ? where.record(target.to, row.target, row.resident) : null;
  const isOpen = !['completed', 'skipped'].includes(status);
  const title = `${what}, ${person}`;
  return (
    <li className={css['line']}>
      <div className={css['words']}>
        {to ? (
          <Link className={kit['link']} to={to}>
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        <span className={kit['note']}>
          {[
            saysDay ? dayInWords(localDay(due_at, zone), true) : null,
            localTime(due_at, zone),
            inWords('assigned_to') || inWords('assigned_role'),
            inWords('target'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Flag tone={tones[status] ?? 'quiet'}>{inWords('status', status)}</Flag>
      {isOpen && (
        <div className={`${kit['row']} no-print`}>
          <ScheduledButtons of={of} row={row} title={title} onChanged={onChanged} />
        </div>
      )}
    </li>
  );
}
