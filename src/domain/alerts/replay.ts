import type { Judging } from './alert-rule.ts';
import { findingKey, type Found } from './reconcile.ts';

/** What the rules find at one moment of the past, told which alerts would be open by then. */
export type JudgedMoment = (stands: Judging['stands']) => readonly Found[];

/** What would have been raised, had the rules been judged at these moments, the oldest first: one for each time that it began. */
export function replay(moments: readonly JudgedMoment[]): readonly Found[] {
  const raised: Found[] = [];
  let open = new Map<string, Found>();
  for (const judge of moments) {
    const before = open;
    const stands: Judging['stands'] = (code, resident) => [...before.values()].some((one) => one.code === code && one.resident === resident);
    open = new Map(judge(stands).map((found) => [findingKey(found), found]));
    raised.push(...[...open].filter(([key]) => !before.has(key)).map(([, found]) => found));
  }
  return raised;
}
