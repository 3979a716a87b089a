import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { handover, type Handover } from '#domain/handover/handover.ts';
import { minutesLater } from '../stage/calendar.ts';
import { houses, type HouseKey } from '../stage/houses.ts';
import { seasonDays, type Scene } from '../stage/scene.ts';
import { deck, seeded, type Seeded } from '../stage/seeded.ts';
import { remarkOn } from './stories.ts';

/** From which shift to which, and at what minute of the day. */
export const changes = [
  ['waking_night', 'early', 450],
  ['early', 'late', 870],
  ['late', 'waking_night', 1305],
] as const;
/** Pages about each resident are written for the newest handovers only; what older ones told is read in the records. */
const pagesBack = 2;

export const issues = [
  'Hot water slow first thing; Derek knows.',
  'New rota is on the board.',
  'Food order comes at ten.',
  'Fire door on the landing sticks a little.',
  'Quiet shift.',
  'Laundry is behind; two loads left in the dryer.',
  'Lounge was used for a family party until nine.',
  'Boiler serviced today.',
  'Key to the shed is back on its hook.',
  'Night light on the stairs flickers; bulb ordered.',
  'Fridge thermometer changed, the old one read low.',
  'Student nurse on placement this week.',
  'Car is in for its service until tomorrow.',
  'Bins go out tonight instead of Thursday.',
  'Phone line crackled this afternoon; reported.',
  'Menu changed: fish tomorrow, pie on Friday.',
  'Infection control spot check went well.',
  'Visitors asked to sign in the new book.',
  'Back gate was found open once; please pull it to.',
  'Clothes delivery from the laundry is one bag short.',
  'Window in the quiet room is hard to shut.',
  'Two parcels in the office to be opened with their owners.',
  'Garden chairs are wet; towels by the door.',
  'Fire drill went well: three minutes ten.',
  'Carpet cleaner comes on Wednesday; lounge closed for an hour.',
];
export const tasks = [
  'Ring the surgery about repeat prescriptions',
  'Put the recycling out',
  'Post the birthday card on the desk',
  'Check the first-aid box by the kitchen',
  'Top up the feeder',
  'Order thickener',
  'Return the optician’s call',
  'Print the menus for the week',
  'Book the taxi for tomorrow’s clinic',
  'Wipe down the wheelchairs',
  'Take the sample to the surgery before eleven',
  'Ring the pharmacy about the missing cream',
  'Put fresh batteries in the hall clock',
  'Show the new bank worker the fire panel',
  'Label the new clothes in the laundry basket',
  'Charge the spare phone',
  'Ask Derek to look at the tap upstairs',
  'Write the names on the photo board',
  'Chase the hospital letter',
  'Count the keys with the night lead',
];

/** A handover whose pages are still to be composed from the records, and the remarks that go on them. */
export interface Uncomposed {
  readonly handover: Handover;
  /** By resident. */
  readonly remarks: ReadonlyMap<string, string>;
}

/** The handovers of the last weeks, the oldest first; what the newest say is composed when their records are stored. */
export function handOver(scene: Scene): readonly Uncomposed[] {
  const newest: Uncomposed[] = [];
  for (const house of keysOf(houses)) {
    const random = seeded(`handovers ${house}`);
    const draw = { issue: deck(issues, random), task: deck(tasks, random) };
    for (let offset = -seasonDays; offset <= 0; offset += 1)
      for (const change of changes) {
        const given = give(scene, house, offset, change, random, draw);
        if (given && offset > -pagesBack) newest.push({ handover: given, remarks: remarksOf(scene, house, offset) });
      }
  }
  return newest;
}

const remarksOf = (scene: Scene, house: HouseKey, offset: number): ReadonlyMap<string, string> =>
  new Map(
    scene.residents
      .filter((one) => one.house === house)
      .flatMap((one) => {
        const remark = remarkOn(one, offset);
        return remark ? [[one.record.id, remark] as const] : [];
      }),
  );

export function give(
  scene: Scene,
  house: HouseKey,
  offset: number,
  [from, to, minutes]: (typeof changes)[number],
  random: Seeded,
  draw: { readonly issue: () => string; readonly task: () => string },
): Handover | null {
  const { book, calendar, duty } = scene;
  const at = calendar.at(offset, minutes);
  if (minutesLater(at, 30) > calendar.now) return null;
  const by = duty.lead(house, minutesLater(at, -60));
  const coming = duty
    .at(house, minutesLater(at, 35))
    .map(({ staff }) => staff)
    .filter((staff) => staff !== by);
  const [taker] = coming;
  const values = {
    home: scene.homes[house].id,
    handover_date: calendar.day(offset),
    from_shift: from,
    to_shift: to,
    given_by: by,
    staff_on_next_shift: coming,
    house_issues: draw.issue(),
    keys_handed: true,
    phones_handed: true,
    fire_panel_ok: random.chance(0.97),
    tasks: random.chance(0.6)
      ? [
          {
            text: draw.task(),
            assigned_to: taker ?? null,
            due_at: minutesLater(at, 300),
            done_at: minutesLater(at, 240) < calendar.now && random.chance(0.85) ? minutesLater(at, 240) : null,
          },
        ]
      : [],
    visitors: random.chance(0.3) ? 'Family in for tea; signed in and out.' : null,
  };
  const draft = book.write(handover, { by, at: minutesLater(at, -20), values });
  const given = book.carryOn(handover, draft, { by, at, sets: { status: 'given' } });
  // Somebody always comes on: where the rota has nobody, it waits to be received.
  return taker
    ? book.carryOn(handover, given, {
        by: taker,
        at: minutesLater(at, 12),
        sets: { status: 'received', received_by: coming },
      })
    : given;
}
