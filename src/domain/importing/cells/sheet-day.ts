import { addDays, isDay, type Day } from '../../kit/time/time.ts';
import { typedDay, type Tense } from '../../kit/time/typed-day.ts';
import { typedTime } from '../../kit/time/typed-time.ts';

/** The two ways in which spreadsheets count days; the second is that of old Macintosh files. */
export type Epoch = 1900 | 1904;

/** So far a bare number is taken for a day: 31 December 2099. */
const lastSerial = 73_050;

/** The day that a spreadsheet means by a number. In the older count there is a 29 February 1900, which never was. */
export function serialDay(serial: number, epoch: Epoch = 1900): Day | null {
  const days = Math.floor(serial);
  if (!Number.isFinite(serial) || days < (epoch === 1904 ? 0 : 1) || days > lastSerial) return null;
  if (epoch === 1904) return addDays('1904-01-01', days);
  return addDays('1899-12-30', days < 60 ? days + 1 : days);
}

/** The time of day in the fraction of such a number. */
export function serialTime(serial: number): string {
  const minutes = Math.min(Math.round((serial - Math.floor(serial)) * 24 * 60), 24 * 60 - 1);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A day without its year is a guess, and a guess of a whole column at that. */
const namesYear = (text: string): boolean =>
  /\d{4}/.test(text) || /^\d{1,2}[-/. ][A-Za-z0-9]{1,9}[-/. ]\d{2}$/.test(text);

/** The day in a cell: as people write it, day before month, or as a spreadsheet counts it. */
export function sheetDay(given: string, today: Day, tense: Tense, epoch: Epoch = 1900): Day | null {
  const text = given.trim();
  if (isDay(text)) return text;
  if (/^\d{1,5}(\.\d+)?$/.test(text)) return serialDay(Number(text), epoch);
  // A spreadsheet that shows a day as a moment writes midnight behind it.
  const bare = text.replace(/[ T]00:00(:00)?(\.0+)?Z?$/, '');
  return namesYear(bare) ? typedDay(bare, today, tense) : null;
}

interface SheetMoment {
  readonly day: Day;
  /** Null where the cell says the day alone. */
  readonly time: string | null;
}

/** Longer than anybody writes a day and a time. */
const mostLetters = 100;

/** The day and the time in a cell: `14/11/2026 10:30`, `2026-11-14T10:30`, `46340.4375`. */
export function sheetMoment(given: string, today: Day, tense: Tense, epoch: Epoch = 1900): SheetMoment | null {
  const text = given.trim();
  if (text.length > mostLetters) return null;
  const alone = sheetDay(text, today, tense, epoch);
  if (alone !== null) {
    const serial = /^\d{1,5}\.\d+$/.test(text) ? Number(text) : null;
    return { day: alone, time: serial === null ? null : serialTime(serial) };
  }
  const [, dayText, timeText] =
    /^(.+?)(?:T|,? at |,? +)(\d{1,2}[:.h]?\d{0,2}(?: ?[ap]m)?)(?::\d{2})?$/i.exec(text) ?? [];
  const day = dayText === undefined ? null : sheetDay(dayText, today, tense, epoch);
  const time = timeText === undefined ? null : typedTime(timeText);
  return day !== null && time !== null ? { day, time } : null;
}
