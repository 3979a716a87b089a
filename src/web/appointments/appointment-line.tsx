import { appointment } from '#domain/appointments/appointment.ts';
import { clashesOf, clashWords } from '#domain/appointments/clashes.ts';
import { outcomeDue } from '#domain/appointments/outcome-due.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { localTime, type Moment } from '#domain/kit/time/time.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { Flags, type FlagTone } from '../kit/ui/flags.tsx';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { valueText } from '../kit/names/value-text.ts';
import { isOff, type ListedAppointment } from './visit.ts';
import { visitTone } from './visit-tone.ts';
import css from './appointment-line.module.css';

interface LineProps {
  visit: ListedAppointment;
  /** Those of the same days, for what they would need at the same time. */
  among: readonly ListedAppointment[];
  now: Moment;
  /** Where the day is not said above it. */
  day?: string;
  onOutcome?: ((visit: ListedAppointment) => void) | undefined;
}

/** What somebody should see to before or after a visit. */
function flagsOf(
  visit: ListedAppointment,
  among: readonly ListedAppointment[],
  now: Moment,
): { tone: FlagTone; words: string }[] {
  const due = outcomeDue(visit, now);
  const isOpen = due === 'not_yet';
  return [
    ...clashesOf(visit, among).map((clash) => ({ tone: 'danger' as const, words: clashWords[clash] })),
    ...(isOpen && visit.escort_needed && !visit.escort_staff
      ? [{ tone: 'watch' as const, words: 'Needs an escort' }]
      : []),
    ...(due === 'overdue' ? [{ tone: 'danger' as const, words: 'Outcome overdue' }] : []),
    ...(due === 'due' ? [{ tone: 'watch' as const, words: 'Outcome to write' }] : []),
    ...(visit.status === 'confirmed' && isOpen ? [{ tone: 'good' as const, words: 'Confirmed' }] : []),
  ];
}

/** One appointment as one reads it in passing: when, who, what, with whom, and what is still open about it. */
export function AppointmentLine({ visit, among, now, day, onOutcome }: LineProps) {
  const { zone } = useHouseClock();
  const wording = useValueWords()(visit);
  const say = (name: string) => {
    const field = appointment.fields[name];
    return field && visit[name] && visit[name] !== 'none' ? valueText(field, visit[name], wording) : '';
  };
  const until = visit.ends_at ? `–${localTime(visit.ends_at, zone)}` : '';
  const details = [
    say('with_whom'),
    say('location'),
    say('transport'),
    say('escort_staff') && `with ${say('escort_staff')}`,
    say('repeat') && `repeats ${midSentence(say('repeat'))}`,
  ].filter(Boolean);
  const flags = flagsOf(visit, among, now);
  const isRecorded = outcomeDue(visit, now) === 'recorded';
  return (
    <li
      className={`${css['visit']} ${css['toned']}`}
      data-tone={visitTone(visit.appointment_type)}
      data-off={isOff(visit) || undefined}
      data-card
    >
      <p className={css['when']}>
        {day && <span>{day}</span>}
        <strong>{localTime(visit.starts_at, zone)}</strong>
        {until}
      </p>
      <div className={css['what']}>
        <Link to={`?id=${visit.id}`} className={css['title']}>
          {say('resident') || 'The house'} · {visit.title}
        </Link>
        <p className={css['details']}>{[say('appointment_type'), ...details].join(' · ')}</p>
        {visit.preparation && !isRecorded && <p className={css['prepare']}>To prepare: {visit.preparation}</p>}
        {isRecorded && <p className={css['details']}>{say('status')}</p>}
        {flags.length > 0 && <Flags flags={flags} />}
      </div>
      {onOutcome && (
        <Button variant="default" onClick={() => onOutcome(visit)}>
          Write outcome<VisuallyHidden> of {visit.title}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
