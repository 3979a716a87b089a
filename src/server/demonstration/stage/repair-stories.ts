import { addDays, momentAt, wallClock, type Moment } from '#domain/kit/time/time.ts';
import { mended, type RepairStep, type RepairStory, type RepairWords } from './repair-story.ts';
import { repairsOfLate } from './repairs-of-late.ts';
import { minutesLater, zone, type Calendar } from './calendar.ts';
import type { HouseKey } from './houses.ts';

export const repairStories: readonly RepairStory[] = [
  {
    house: 'willow',
    day: -20,
    time: '10:15',
    title: 'Bath runs too hot',
    description:
      'Thermometer showed 45.2 °C at the bath tap with the mixer on its usual mark. Shower next door is fine.',
    location: 'Bathroom one',
    category: 'heating_hot_water',
    priority: 'emergency',
    tag: 'BATH-1',
    control: 'Bath tap isolated, sign on the door, showers only.',
    contractor: 'Aire Heating',
    until: mended,
    work: 'Mixing valve stripped, descaled and reset; 41.0 °C at the outlet after five minutes.',
    cost: 168,
  },
  {
    house: 'rose',
    day: -6,
    time: '09:40',
    title: 'Shower tray leaks into the hall ceiling',
    description: 'Damp patch the size of a plate below the shower room; sealant has come away along the back edge.',
    location: 'Shower room',
    category: 'plumbing',
    priority: 'urgent',
    tag: 'SHOWER-1',
    control: 'Shower room locked; everyone has the bath or a wash in their room for now.',
    contractor: 'Rosemount Plumbing',
    until: ['triaged', 'assigned', 'in_progress', 'awaiting_parts'],
    work: 'Tray lifted and bedded again, new seal all round; ran for twenty minutes, ceiling dry.',
    cost: 210,
  },
  {
    house: 'rose',
    day: -33,
    time: '16:20',
    title: 'Games room radiator cold',
    description: 'Radiator does not warm though the pipe to it does. Bled twice.',
    location: 'Games room',
    category: 'heating_hot_water',
    priority: 'urgent',
    contractor: 'Aire Heating',
    until: mended,
    work: 'Stuck valve replaced.',
    cost: 74,
  },
  {
    house: 'rose',
    day: -2,
    time: '08:50',
    title: 'Back gate latch does not catch',
    description: 'The latch lifts in the wind and the gate swings on to the lane.',
    location: 'Garden',
    category: 'doors_locks',
    priority: 'routine',
    until: ['triaged'],
    work: 'Latch moved up a centimetre and a second spring fitted.',
    cost: 12,
  },
  {
    house: 'oak',
    day: -41,
    time: '11:05',
    title: 'Trampoline net torn',
    description: 'Seam split for about thirty centimetres at the entrance.',
    location: 'Garden',
    category: 'garden',
    priority: 'urgent',
    control: 'Trampoline out of use until the net is changed; Simon shown with the picture strip.',
    until: mended,
    work: 'New net fitted and tested with Simon looking on.',
    cost: 89,
  },
  {
    house: 'oak',
    day: -9,
    time: '13:30',
    title: 'Dishwasher leaves a puddle',
    description: 'Water on the floor after each wash, about a cupful.',
    location: 'Kitchen',
    category: 'kitchen',
    priority: 'routine',
    control: 'Towel down, wet-floor sign, washing up by hand.',
    contractor: 'Beko care',
    until: ['triaged', 'assigned'],
    work: 'Door seal and inlet hose changed; three washes without a drop.',
    cost: 96,
  },
  {
    house: 'oak',
    day: -60,
    time: '10:00',
    title: 'Repaint the hall',
    description: 'Scuffs from the chairs all along the left wall. Residents chose yellow.',
    location: 'Hall',
    category: 'decoration',
    priority: 'planned',
    plannedIn: 40,
    until: ['triaged'],
    work: 'Left wall washed, filled and painted in the yellow that was chosen.',
    cost: 340,
  },
  {
    house: 'willow',
    day: -55,
    time: '20:10',
    title: 'Call bell in room 9 does not ring',
    description: 'Lamp lights on the panel but no sound at the desk.',
    location: 'Room 9',
    category: 'call_system',
    priority: 'emergency',
    control: 'Hand bell given; checks every half hour.',
    contractor: 'Courtney Call Systems',
    until: mended,
    work: 'Sounder replaced, all bells on the corridor tested.',
    cost: 130,
  },
  {
    house: 'willow',
    day: -4,
    time: '16:45',
    title: 'Lift stops short of the first floor',
    description:
      'Stopped about two centimetres low, twice this afternoon, with Mrs Gaunt’s chair in it the second time. Nobody hurt. The engineer has been and waits for a levelling board.',
    location: 'Hall',
    category: 'lift_hoist',
    priority: 'emergency',
    tag: 'LIFT-1',
    isUnsafe: true,
    control:
      'Lift switched off and locked at the hall, signs on both floors. Meals, activities and the hairdresser come upstairs; the evacuation chair and two staff for anyone who has to go down. Helen has the list of who.',
    contractor: 'Stannah',
    phone: '0808 496 0077',
    until: ['triaged', 'assigned', 'in_progress', 'awaiting_parts'],
    work: 'Levelling board replaced, both landings within three millimetres, thorough examination passed.',
    cost: 1180,
  },
  ...repairsOfLate,
];

/** Minutes from step to step. */
const pace: Readonly<Record<RepairWords['priority'], number>> = {
  emergency: 200,
  urgent: 600,
  routine: 1300,
  planned: 1300,
};

/** The next step is taken in the hours in which people mend things. */
export function stepAfter(at: Moment, priority: RepairWords['priority']): Moment {
  const next = minutesLater(at, pace[priority]);
  const { day, time } = wallClock(next, zone);
  if (time >= '08:00' && time < '19:00') return next;
  return momentAt(time < '08:00' ? day : addDays(day, 1), '08:40', zone);
}

/** When each step of a repair was taken. */
export function stepsOf(
  story: RepairStory,
  calendar: Calendar,
): readonly { readonly status: RepairStep; readonly at: Moment }[] {
  let at = calendar.at(story.day, story.time);
  return story.until.map((status) => ({ status, at: (at = stepAfter(at, story.priority)) }));
}

/** Whether a thing of the house could not be used then, because its repair was reported and nobody had looked at the work yet. */
export const isOutOfUse = (house: HouseKey, tag: string, at: string, calendar: Calendar): boolean =>
  repairStories.some((story) => {
    if (story.house !== house || story.tag !== tag || at < calendar.at(story.day, story.time)) return false;
    const mendedAt = stepsOf(story, calendar).find(({ status }) => status === 'verified')?.at;
    return mendedAt === undefined || at < mendedAt;
  });
