import type { AnyRecord } from '#domain/kit/entity.ts';
import { createHash } from 'node:crypto';
import { handover } from '#domain/handover/handover.ts';
import { handoverResident } from '#domain/handover/handover-resident.ts';
import { minutesLater } from './calendar.ts';
import { houses, type HouseKey } from './houses.ts';
import { isHere, nameOf, type Resident, type Scene } from './scene.ts';
import { deck, seeded, type Seeded } from './seeded.ts';
import { watchfulFor } from './stories.ts';

const changes = [['waking_night', 'early', 450], ['early', 'late', 870], ['late', 'waking_night', 1305]] as const;
const daysBack = 21;
/** Pages about each resident are kept for the newest handovers only; older ones are read in the notes. */
const pagesBack = 5;

const issues = ['Hot water slow first thing; Derek knows.', 'New rota is on the board.', 'Food order comes at ten.', 'Fire door on the landing sticks a little.', 'Quiet shift.', 'Laundry is behind; two loads left in the dryer.', 'Choir practice used the lounge until nine.', 'Boiler serviced today.', 'Key to the shed is back on its hook.'];
const tasks = ['Ring the surgery about repeat prescriptions', 'Put the recycling out', 'Post the birthday card on the desk', 'Check the first-aid box by the kitchen', 'Top up the feeder', 'Order thickener', 'Return the optician’s call', 'Print the menus for the week'];

export function handOver(scene: Scene): void {
  for (const house of Object.keys(houses) as HouseKey[]) {
    const random = seeded(`handovers ${house}`);
    const draw = { issue: deck(issues, random), task: deck(tasks, random) };
    for (let offset = -daysBack; offset <= 0; offset += 1) for (const change of changes) give(scene, house, offset, change, random, draw);
  }
}

function give(scene: Scene, house: HouseKey, offset: number, [from, to, minutes]: (typeof changes)[number], random: Seeded, draw: { readonly issue: () => string; readonly task: () => string }): void {
  const { book, calendar, duty } = scene;
  const at = calendar.at(offset, minutes);
  if (minutesLater(at, 30) > calendar.now) return;
  const by = duty.lead(house, minutesLater(at, -60));
  const coming = duty.at(house, minutesLater(at, 35)).map(({ staff }) => staff).filter((staff) => staff !== by);
  const [taker] = coming;
  const values = {
    home: scene.homes[house].id, handover_date: calendar.day(offset), from_shift: from, to_shift: to, given_by: by, staff_on_next_shift: coming, house_issues: draw.issue(), keys_handed: true, phones_handed: true, fire_panel_ok: random.chance(0.97),
    tasks: random.chance(0.6) ? [{ text: draw.task(), assigned_to: taker ?? null, due_at: minutesLater(at, 300), done_at: minutesLater(at, 240) < calendar.now && random.chance(0.85) ? minutesLater(at, 240) : null }] : [],
    visitors: random.chance(0.3) ? 'Family in for tea; signed in and out.' : null,
  };
  const draft = book.write(handover, { by, at: minutesLater(at, -20), values });
  const given = book.carryOn(handover, draft, { by, at, sets: { status: 'given' } });
  const received = taker ? book.carryOn(handover, given, { by: taker, at: minutesLater(at, 12), sets: { status: 'received', received_by: coming } }) : given;
  if (offset > -pagesBack) for (const resident of scene.residents.filter((one) => one.house === house && one.leftAt === undefined)) page(scene, resident, received, offset, at, by, random);
}

function page(scene: Scene, resident: Resident, kept: AnyRecord, offset: number, at: string, by: string, random: Seeded): void {
  const watch = watchfulFor(resident, offset);
  const here = isHere(resident, at);
  const words = {
    situation: watch?.situation ?? `${nameOf(resident)} has been ${random.pick(['settled', 'in good spirits', 'quiet', 'busy', 'much as usual'])} this shift.`,
    background: resident.profile.diagnoses.join(', '), assessment: watch?.assessment ?? random.pick(['No change.', 'As usual for them.', 'Comfortable.', 'Nothing new.']), recommendation: watch?.recommendation ?? random.pick(['Carry on with the plan.', 'Usual support.', 'Offer the garden if it stays dry.', 'Early night if wanted.']),
  };
  const hash = kept['status'] === 'received' ? { frozen: JSON.stringify(words), hash: createHash('sha256').update(JSON.stringify(words)).digest('hex') } : {};
  scene.book.write(handoverResident, {
    by, at: minutesLater(at, -10),
    values: { resident: resident.record.id, handover: kept.id, priority: watch?.priority ?? 'routine', whereabouts: here ? 'in' : 'hospital', risk_change: watch?.priority === 'urgent' ? 'up' : 'none', remark: watch?.remark ?? null, ...words, mood: here ? random.pick(['Settled', 'Good', 'Low at first, better later', 'Cheerful']) : null, meals: here ? random.pick(['Ate well', 'Half of lunch', 'All of both meals']) : null, ...hash },
  });
}
