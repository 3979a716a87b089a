/** What `npm run bench` measures: our shares of a bare server's speed, or the parts that are named behind `--`. */
import { say } from '../running/say.ts';

type Part = () => Promise<void>;

const parts: Readonly<Record<string, Part>> = {
  /** Done within four minutes; what the others measure takes longer, and each tells of one area. */
  shares: async () => (await import('./shares.ts')).measureShares(),
  'first-paint': async () => (await import('./browser/first-paint.ts')).measureFirstPaint(),
  /** What years of records cost. Two databases are made once in `.cache/growth`. */
  growth: async () => (await import('./growth.ts')).measureGrowth(),
  plans: async () => (await import('./plans.ts')).measurePlans(),
  async rota() {
    await (await import('./rota.ts')).measureRota();
    await (await import('./browser/planning-grid.ts')).measurePlanningGrid();
  },
  money: async () => (await import('./money.ts')).measureMoney(),
  /** A thousand lines of a spreadsheet. */
  importing: async () => (await import('./importing.ts')).measureImporting(),
  /** Sealing and looking through the history. */
  history: async () => (await import('./history.ts')).measureHistory(),
  /** What the pages of the history cost with ten times the lines. */
  'history-pages': async () => (await import('./history-pages.ts')).measureHistoryPages(),
  /** Every alert rule over forty houses. */
  sweep: async () => (await import('./sweep.ts')).measureSweep(),
  handover: async () => (await import('./handover.ts')).measureHandover(),
  /** Words among a million notes. */
  search: async () => (await import('./search.ts')).measureSearch(1_000_000),
  /** Whether a stop-watch could tell who has an account. */
  'same-time': async () => (await import('./same-time.ts')).measureSameTime(),
};

/** False where a name is none of a part. */
export async function measureParts(asked: readonly string[]): Promise<boolean> {
  const names = asked.includes('all') ? Object.keys(parts) : asked.length > 0 ? asked : ['shares'];
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    say(`There is no part called ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}, and all.`);
    return false;
  }
  for (const name of names) await parts[name]?.();
  return true;
}
