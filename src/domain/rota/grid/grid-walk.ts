/** Where the focus is on the grid: the line, the day, and which of the shifts of that day. */
interface GridSpot {
  readonly line: number;
  readonly day: number;
  readonly place: number;
}

export const walkKeys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'] as const;
export type WalkKey = (typeof walkKeys)[number];

interface Walked {
  readonly lines: number;
  readonly days: number;
  /** How many places take the focus there: the shifts, or the empty place where one may be added. */
  stopsAt(line: number, day: number): number;
}

const upwards = (from: number, end: number) => Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);
const downwards = (from: number) => upwards(0, from).toReversed();

/** Where a key leads. Whoever only reads passes over empty cells, and where nothing follows one stays. */
export function walk(key: WalkKey, from: GridSpot, { lines, days, stopsAt }: Walked): GridSpot | null {
  const { line, day, place } = from;
  const onLine = (among: readonly number[]): GridSpot | null => {
    const next = among.find((one) => stopsAt(line, one) > 0);
    return next === undefined ? null : { line, day: next, place: 0 };
  };
  const onDay = (among: readonly number[]): number | undefined => among.find((one) => stopsAt(one, day) > 0);
  switch (key) {
    case 'ArrowRight':
      return onLine(upwards(day + 1, days));
    case 'ArrowLeft':
      return onLine(downwards(day));
    case 'Home':
      return onLine(upwards(0, days));
    case 'End':
      return onLine(downwards(days));
    case 'ArrowDown': {
      if (place + 1 < stopsAt(line, day)) return { line, day, place: place + 1 };
      const next = onDay(upwards(line + 1, lines));
      return next === undefined ? null : { line: next, day, place: 0 };
    }
    case 'ArrowUp': {
      if (place > 0) return { line, day, place: place - 1 };
      const next = onDay(downwards(line));
      return next === undefined ? null : { line: next, day, place: stopsAt(next, day) - 1 };
    }
  }
}
