import type { HistoryLine } from '#domain/staff/history/history-line.ts';

const says = ({ user_name, action, summary, reason, result }: HistoryLine): string =>
  JSON.stringify([user_name, action, summary, reason, result]);

/**
 * Successive lines that say the same of the same person are shown once, as the newest of them. A line with changes is
 * never folded.
 */
export function folded(lines: readonly HistoryLine[]): { line: HistoryLine; times: number }[] {
  const groups: { line: HistoryLine; times: number }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && !line.changes && !last.line.changes && says(last.line) === says(line)) last.times += 1;
    else groups.push({ line, times: 1 });
  }
  return groups;
}
