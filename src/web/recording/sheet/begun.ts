import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { draftsAbout } from '../../kit/saving/drafts.ts';
import { nightCheck } from '../../pads/night/sleep-pad.tsx';

/** One sheet a day, gone on with; of every other kind only a new record is an entry begun. */
const sheetsOfTheDay: readonly string[] = [morningRoutine.name, afternoonRoutine.name, sleep.name];

/** The kinds of entry begun about somebody and not saved, each with the form that keeps it. */
export function begunAbout(resident: string): ReadonlyMap<string, string> {
  const entries = draftsAbout(resident).filter(({ form, record }) => !record || sheetsOfTheDay.includes(form));
  return new Map(entries.map(({ form }) => [form === nightCheck ? sleep.name : form, form]));
}
