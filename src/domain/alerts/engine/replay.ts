import type { OpenAlerts } from './alert-rule.ts';
import { findingKey, type FoundAlert } from './reconcile.ts';

/** What the rules find at one moment of the past, told which alerts would be open by then. */
export type EvaluatedMoment = (openAlerts: OpenAlerts) => readonly FoundAlert[];

/** What would have been raised, had the rules been evaluated at these moments, the oldest first, and each alert been answered: one for each time that it began. */
export function replay(moments: readonly EvaluatedMoment[]): readonly FoundAlert[] {
  const raised: FoundAlert[] = [];
  let open = new Map<string, FoundAlert>();
  for (const evaluate of moments) {
    const before = open;
    const openAlerts: OpenAlerts = {
      isOpen: (code, resident) =>
        [...before.values()].some((one) => one.code === code && one.resident === resident && one.object === null),
      openSince: () => null,
      waitingSince: () => null,
    };
    open = new Map(evaluate(openAlerts).map((found) => [findingKey(found), found]));
    raised.push(...[...open].filter(([key]) => !before.has(key)).map(([, found]) => found));
  }
  return raised;
}
