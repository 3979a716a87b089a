import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { addDays, localDay, momentAt, type Day, type Moment } from '#domain/kit/time/time.ts';
import { repairRecord, type RepairRecord } from '#domain/premises/repairs/repair-record.ts';
import { zone } from '../../stage/calendar.ts';
import { everydayRepair, repairOfDay } from '../../everyday-repairs.ts';
import { houses } from '../../stage/houses.ts';
import { reportRepair, stepRepair } from '../../house/premises.ts';
import { repairStories, stepAfter } from '../../stage/repair-stories.ts';
import type { RepairStep } from '../../stage/repair-story.ts';
import { houseOf, type Scene } from '../../stage/scene.ts';

const next: Readonly<Record<string, RepairStep>> = {
  reported: 'triaged',
  triaged: 'assigned',
  assigned: 'in_progress',
  awaiting_parts: 'in_progress',
  on_hold: 'in_progress',
  in_progress: 'completed',
  completed: 'verified',
};
const partsDays = 5;

/** When its next step is taken: parts and answers come in some days, and what is planned for a day begins on it. */
function nextAt({ status, priority, planned_date, updated_at }: RepairRecord): Moment {
  if (status === 'triaged' && planned_date !== null) return momentAt(planned_date, '09:10', zone);
  return status === 'awaiting_parts' || status === 'on_hold'
    ? momentAt(addDays(localDay(updated_at, zone), partsDays), '10:20', zone)
    : stepAfter(updated_at, priority);
}

/** What is broken is mended step by step; and now and then something else breaks. */
export function mendThings(scene: Scene, day: Day): void {
  const { book, calendar } = scene;
  const until = calendar.at(1, 0);
  for (const house of keysOf(houses)) {
    const broken = repairOfDay(house, day);
    const isKnown = book
      .of(repairRecord)
      .some((one) => one.title === broken?.title && one.home === scene.homes[house].id);
    if (broken && !isKnown) reportRepair(scene, broken, calendar.at(0, '09:25'));
  }
  for (const open of book.of(repairRecord)) {
    let repair = open;
    const house = houseOf(scene, repair.home);
    const words = repairStories.find(({ title }) => title === repair.title) ?? everydayRepair(repair.title);
    for (let step = next[repair.status]; words && step && nextAt(repair) < until; step = next[repair.status])
      repair = stepRepair(scene, repair, step, nextAt(repair), { ...words, house });
  }
}
