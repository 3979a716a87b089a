import { planStarters } from '#domain/importing/starting-sets/plan-starters.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { planStarter } from '#domain/plans/starters/plan-starter.ts';
import { managerOf, seasonDays, type Scene } from '../stage/scene.ts';

/** Each house took our starters over before its first plans were written. */
export function takeOverStarters(scene: Scene): void {
  const { homes, book, calendar } = scene;
  for (const house of keysOf(homes))
    for (const [place, domain] of keysOf(planDomains).entries()) {
      const [, title = '', need = '', goal = '', measure = '', actions = ''] = planStarters.lines[place]?.cells ?? [];
      book.write(planStarter, {
        by: managerOf(scene, house),
        at: calendar.at(-seasonDays - 1, 840),
        values: { home: homes[house].id, domain, title, need, goal, measure, actions },
      });
    }
}
