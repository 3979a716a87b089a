import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

/** What PostgreSQL says of a row it refuses. Its message, detail and place in a statement may hold what somebody wrote about a resident. */
const safeParts = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

const isFromDatabase = (error: Error): error is Error & RecordValues => 'severity' in error && 'routine' in error;

/** Where in our code it happened; the line above says what, and may quote. */
const placesIn = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** An error as the log may keep it: no names, no clinical text. */
function withoutContent(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  if (!isFromDatabase(error))
    return {
      type: error.name,
      message: error.message,
      stack: error.stack,
      ...('code' in error ? { code: error.code } : {}),
    };
  const said = safeParts.flatMap((part) => (error[part] === undefined ? [] : [[part, error[part]]]));
  return { type: error.name, ...Object.fromEntries(said), stack: placesIn(error) };
}

export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: withoutContent } }, to);
