/** What went wrong between us and the database, as far as its error tells. */

/** It could not be reached, or not in time: nothing was sent. */
const unreached = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P03',
  '53300',
  '08001',
  '08004',
]);
/** It broke while something was under way. */
const broken = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P04',
  '57P05',
  '25P03',
  '25P04',
  '08000',
  '08003',
  '08006',
  '08007',
]);
/** The statement took too long, waited too long for another, or stood in another's way. */
const slow = new Set(['57014', '55P03', '40P01', '40001']);
/** Disk full, and what PostgreSQL reports of a file system that is. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** A node in recovery, or short of memory: it will be better soon. */
const unable = new Set(['25006', '53200', '53000', '53400', '58030', '58000']);

const unreachedWords = /timeout exceeded when trying to connect|due to connection timeout|not queryable/;
const brokenWords = /Connection terminated|Query read timeout|Client was closed/;

export type DatabaseFault = 'unreached' | 'broken' | 'slow' | 'full' | 'unable';

const byCode: readonly (readonly [DatabaseFault, ReadonlySet<string>])[] = [
  ['unreached', unreached],
  ['broken', broken],
  ['slow', slow],
  ['full', full],
  ['unable', unable],
];

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Null where the database is not at fault. */
export function databaseFault(error: unknown): DatabaseFault | null {
  // Every address of a host name was tried.
  if (error instanceof AggregateError) return databaseFault(error.errors[0]);
  if (!(error instanceof Error)) return null;
  const known = byCode.find(([, codes]) => codes.has(codeOf(error)))?.[0];
  // PostgreSQL tells some failures of its files only in words.
  if ((known === undefined || known === 'unable') && /No space left on device|disk full/i.test(error.message))
    return 'full';
  if (known) return known;
  if (unreachedWords.test(error.message)) return 'unreached';
  return brokenWords.test(error.message) ? 'broken' : null;
}

/** With this the connection is gone, and the answer to what was under way on it. A server that panics says so with its last words. */
export const endsConnection = (error: unknown): boolean =>
  databaseFault(error) === 'broken' || (error instanceof Error && 'severity' in error && error.severity === 'PANIC');

const notApplied = new WeakSet<Error>();
const outcomeUnknown = new WeakSet<Error>();

/** What this error ended has left nothing behind. */
export const isNotApplied = (error: unknown): boolean =>
  error instanceof Error && notApplied.has(error) && !outcomeUnknown.has(error);

export function markNotApplied(error: unknown): void {
  if (error instanceof Error) notApplied.add(error);
}

/** Something stays, or may: no answer came, or what was written before it is committed. */
export function markOutcomeUnknown(error: unknown): void {
  if (error instanceof Error) outcomeUnknown.add(error);
}
