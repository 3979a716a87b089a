import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';

/**
 * The lines of a draft that are still what its screen keeps, by their names. A draft waits on the server for as long as
 * nobody goes on with it, and an earlier release may have saved something else under the same name.
 */
export const draftedLines = <T>(lines: unknown, is: (line: unknown) => line is T): Readonly<Record<string, T>> =>
  isRecordValues(lines)
    ? Object.fromEntries(Object.entries(lines).flatMap(([name, line]) => (is(line) ? [[name, line] as const] : [])))
    : {};
