import { sizeInWords } from '../kit/vocabulary/size-in-words.ts';
import { minutesBetween, type Moment } from '../kit/time/time.ts';

/** What can be measured of the product and the machine under it. */
export interface SystemFacts {
  readonly version: string;
  readonly started_at: Moment;
  /** The version that ran before this one, and since when this one does; null on a database that knows no other. */
  readonly updated: { readonly from: string; readonly at: Moment } | null;
  readonly database: { readonly version: string; readonly bytes: number; readonly answered_in_ms: number };
  /** Null where the records lie on another machine. */
  readonly disk: { readonly free: number; readonly size: number } | null;
  readonly mail: {
    readonly is_set_up: boolean;
    readonly waiting_since: Moment | null;
    readonly last_sent_at: Moment | null;
  };
  /** The newest; null where none was ever taken. */
  readonly backup: { readonly taken_at: Moment; readonly bytes: number; readonly place: string } | null;
  /** When one was last started and looked into. */
  readonly proven_at: Moment | null;
  /** How far the database's clock is from the server's. */
  readonly clocks_apart_ms: number;
  readonly history: {
    readonly checked_at: Moment | null;
    readonly faults: number;
    /** Since when a line waits for its seal. */
    readonly waiting_since: Moment | null;
  };
}

/** As somebody reads it. */
export interface SystemState {
  readonly looked_at: Moment;
  readonly findings: readonly SystemFinding[];
}

export type Concern = 'good' | 'warning' | 'danger';

const subjects = ['backup', 'history', 'disk', 'database', 'mail', 'clocks', 'version'] as const;
export type Subject = (typeof subjects)[number];

/** One thing that was looked at: how it stands, and what to do where it does not stand well. */
export interface SystemFinding {
  readonly subject: Subject;
  readonly concern: Concern;
  readonly words: string;
  readonly todo: string | null;
}

/** In minutes. */
const hour = 60;
const day = 24 * hour;
const gigabyte = 1_073_741_824;

type Verdict = Omit<SystemFinding, 'subject'>;

const good = (words: string): Verdict => ({ concern: 'good', words, todo: null });
const warning = (words: string, todo: string): Verdict => ({ concern: 'warning', words, todo });
const danger = (words: string, todo: string): Verdict => ({ concern: 'danger', words, todo });

/** A night may be late by two hours; after a week without one too much would be lost. */
const backupLate = { warning: 26 * hour, danger: 7 * day };
/** A back-up that nobody has started for a month is a hope. */
const proofLasts = 31 * day;

const daily = 'Whoever looks after the server sets up a back-up for every night; “Running it for real” says how.';

function checkBackup({ backup, proven_at }: SystemFacts, now: Moment): Verdict {
  if (!backup) return danger('No back-up has ever been taken. If this machine breaks, everything is lost.', daily);
  const age = minutesBetween(backup.taken_at, now);
  const last = `The last back-up was taken ${ago(age)} (${sizeInWords(backup.bytes)}, in ${backup.place}).`;
  if (age > backupLate.danger) return danger(last, daily);
  if (age > backupLate.warning) return warning(last, 'Ask whoever looks after the server why last night’s is missing.');
  if (proven_at === null || minutesBetween(proven_at, now) > proofLasts)
    return warning(
      `${last} None was tried within a month.`,
      'Whoever looks after the server takes the next one with --prove, which starts it and looks into it.',
    );
  return good(`${last} One was tried ${ago(minutesBetween(proven_at, now))}.`);
}

function checkHistory({ history: { checked_at, faults, waiting_since } }: SystemFacts, now: Moment): Verdict {
  if (faults > 0)
    return danger(
      faults === 1
        ? 'One place in the history does not fit its seals.'
        : `${faults} places in the history do not fit their seals.`,
      'Open “Sealed history”: it names each of them and says what to do. Leave everything as it is until then.',
    );
  if (waiting_since !== null && minutesBetween(waiting_since, now) > 10)
    return warning(
      `Lines of the history have waited for their seal for ${lasting(minutesBetween(waiting_since, now))}.`,
      'Restart Hearth. If they still wait after ten minutes, ask whoever looks after the server.',
    );
  if (checked_at === null)
    return good('Every line is sealed. Hearth looks through all of them once a day, first within a day.');
  return good(`Every line is sealed, and all were whole ${ago(minutesBetween(checked_at, now))}.`);
}

function checkDisk({ disk }: SystemFacts): Verdict {
  if (!disk) return good('The records lie on a database server of your own; its disk is looked after there.');
  const words = `${sizeInWords(disk.free)} of ${sizeInWords(disk.size)} are free.`;
  const todo = 'Whoever looks after the server frees some space: when the disk is full, nothing can be saved.';
  if (disk.free < gigabyte) return danger(words, todo);
  return disk.free < disk.size / 10 ? warning(words, todo) : good(words);
}

function checkDatabase({ database: { version, bytes, answered_in_ms } }: SystemFacts): Verdict {
  const words = `PostgreSQL ${version} with ${sizeInWords(bytes)} answered in ${answered_in_ms} ms.`;
  return answered_in_ms > 500
    ? warning(words, 'The database is busy or its disk is slow. If this stays, ask whoever looks after the server.')
    : good(words);
}

function checkMail({ mail: { is_set_up, waiting_since, last_sent_at } }: SystemFacts, now: Moment): Verdict {
  if (!is_set_up)
    return warning(
      'No mail server is set up: nobody gets a letter. Whoever invites a colleague is given a card to print, and the links of forgotten passwords stand in the server’s log.',
      'Whoever looks after the server sets SMTP_URL.',
    );
  if (waiting_since !== null && minutesBetween(waiting_since, now) > hour)
    return danger(
      `A letter has waited for ${lasting(minutesBetween(waiting_since, now))}.`,
      'The mail server refuses or does not answer. Whoever looks after the server checks SMTP_URL and its log.',
    );
  return good(
    last_sent_at
      ? `Letters go out; the last one went ${ago(minutesBetween(last_sent_at, now))}.`
      : 'A mail server is set up. No letter was needed yet.',
  );
}

function checkClocks({ clocks_apart_ms }: SystemFacts): Verdict {
  const apart = Math.abs(clocks_apart_ms);
  const todo =
    'Whoever looks after the servers lets both set their clocks by the network (NTP): records carry these times.';
  const words = `The clocks of Hearth and its database are ${(apart / 1000).toFixed(1)} s apart.`;
  if (apart > 30_000) return danger(words, todo);
  return apart > 2_000 ? warning(words, todo) : good('The clocks of Hearth and its database agree.');
}

function checkVersion({ version, started_at, updated }: SystemFacts, now: Moment): Verdict {
  const running = `Hearth ${version} has run for ${lasting(minutesBetween(started_at, now))}.`;
  return good(updated ? `${running} It followed ${updated.from} ${ago(minutesBetween(updated.at, now))}.` : running);
}

const checks: Readonly<Record<Subject, (facts: SystemFacts, now: Moment) => Verdict>> = {
  backup: checkBackup,
  history: checkHistory,
  disk: checkDisk,
  database: checkDatabase,
  mail: checkMail,
  clocks: checkClocks,
  version: checkVersion,
};

const urgency: Readonly<Record<Concern, number>> = { danger: 0, warning: 1, good: 2 };

/** Everything that was looked at, what needs somebody first. */
export const findingsOf = (facts: SystemFacts, now: Moment): readonly SystemFinding[] =>
  subjects
    .map((subject) => ({ subject, ...checks[subject](facts, now) }))
    .sort((a, b) => urgency[a.concern] - urgency[b.concern]);

/** `3 hours`, in the largest whole unit. */
function lasting(minutes: number): string {
  const units = [
    [day, 'day'],
    [hour, 'hour'],
    [1, 'minute'],
  ] as const;
  for (const [size, name] of units) {
    const many = Math.floor(minutes / size);
    if (many >= 1) return many === 1 ? `one ${name}` : `${many} ${name}s`;
  }
  return 'less than a minute';
}

const ago = (minutes: number): string => `${lasting(minutes)} ago`;
