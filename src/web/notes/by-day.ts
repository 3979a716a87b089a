/** Rows in their order, under the day each belongs to. */
export function byDay<R>(rows: readonly R[], dayOf: (row: R) => string): [day: string, rows: R[]][] {
  const days = new Map<string, R[]>();
  for (const row of rows) days.set(dayOf(row), [...(days.get(dayOf(row)) ?? []), row]);
  return [...days];
}
