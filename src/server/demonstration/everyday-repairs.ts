import type { Day } from '#domain/kit/time/time.ts';
import type { Calendar } from './stage/calendar.ts';
import type { HouseKey } from './stage/houses.ts';
import { mended, type RepairStory, type RepairWords } from './stage/repair-story.ts';
import { seeded } from './stage/seeded.ts';

type Everyday = Omit<RepairWords, 'house'>;

/** What breaks in any house. */
const everyday: readonly Everyday[] = [
  {
    title: 'Kitchen tap drips',
    description: 'A drop every two seconds, worse when it is turned hard.',
    location: 'Kitchen',
    category: 'plumbing',
    priority: 'routine',
    work: 'New washer; closes with two fingers.',
    cost: 6,
  },
  {
    title: 'Landing light out',
    description: 'Changed the bulb, still dark.',
    location: 'First-floor landing',
    category: 'electrical',
    priority: 'urgent',
    control: 'Lamp with a long lead on the landing table, night staff told.',
    work: 'Fitting replaced.',
    cost: 38,
  },
  {
    title: 'Fire door does not close by itself',
    description: 'Stops a hand’s breadth before the latch.',
    location: 'Lounge',
    category: 'fire_safety',
    priority: 'urgent',
    control: 'Door is kept shut by hand, looked at every hour, written on the fire sheet.',
    contractor: 'Aire Fire Doors',
    work: 'Closer adjusted and one hinge changed; closes from any angle.',
    cost: 85,
  },
  {
    title: 'Toilet runs on',
    description: 'Water keeps running into the pan after a flush.',
    location: 'Ground-floor toilet',
    category: 'plumbing',
    priority: 'routine',
    work: 'Flush valve changed.',
    cost: 24,
  },
  {
    title: 'Carpet edge lifting',
    description: 'About the length of a hand by the threshold; somebody could catch a toe.',
    location: 'Dining room',
    category: 'flooring',
    priority: 'urgent',
    control: 'Taped down and marked, chair moved away from it.',
    work: 'New threshold strip, edge glued.',
    cost: 31,
  },
  {
    title: 'Window hard to shut',
    description: 'Sticks at the bottom since the rain.',
    location: 'Quiet room',
    category: 'windows',
    priority: 'routine',
    work: 'Planed and waxed; restrictor tested at 95 mm.',
    cost: 0,
  },
  {
    title: 'Tumble dryer does not heat',
    description: 'Turns but stays cold.',
    location: 'Laundry',
    category: 'laundry',
    priority: 'urgent',
    contractor: 'Leeds Appliance Care',
    work: 'Heater thermostat reset and filter housing cleaned.',
    cost: 72,
  },
  {
    title: 'Wardrobe door off its hinge',
    description: 'Top hinge has pulled out of the wood.',
    location: 'Room 3',
    category: 'other',
    priority: 'routine',
    work: 'Hole plugged, hinge set again with longer screws.',
    cost: 4,
  },
  {
    title: 'Garden path slippery',
    description: 'Moss on the slabs by the bench.',
    location: 'Garden',
    category: 'garden',
    priority: 'urgent',
    control: 'Path closed with a rope; round by the lawn.',
    work: 'Scrubbed with a wire broom and sanded.',
    cost: 9,
  },
  {
    title: 'Tablet does not charge',
    description: 'Only with the plug held at an angle.',
    location: 'Office',
    category: 'it',
    priority: 'routine',
    work: 'New cable and plug.',
    cost: 14,
  },
  {
    title: 'Radiator knocks at night',
    description: 'Three or four knocks when it warms up, loud enough to wake somebody.',
    location: 'Room 5',
    category: 'heating_hot_water',
    priority: 'routine',
    contractor: 'Aire Heating',
    work: 'Bled, and the pipe clipped where it touched the joist.',
    cost: 60,
  },
  {
    title: 'Handrail loose',
    description: 'Moves a finger’s width at the bottom bracket.',
    location: 'Stairs',
    category: 'other',
    priority: 'emergency',
    control: 'Somebody walks with anyone who uses the stairs; sign up.',
    work: 'Bracket fixed into the brick with a resin anchor, pulled with full weight.',
    cost: 18,
  },
];

const repairEveryDays = 14;
const mendedWithinDays = 12;

/** Whether something broke in a house on a day, and what. */
export function repairOfDay(house: HouseKey, day: Day): RepairWords | null {
  const random = seeded(`repair ${house} ${day}`);
  return random.chance(1 / repairEveryDays) ? { house, ...random.pick(everyday) } : null;
}

/** What broke in a house in the season and was mended, nothing of it twice. */
export function everydayRepairs(house: HouseKey, calendar: Calendar, days: number): readonly RepairStory[] {
  const chosen = new Map<string, RepairStory>();
  for (let day = -days; day < -mendedWithinDays; day += 1) {
    const words = repairOfDay(house, calendar.day(day));
    if (words && !chosen.has(words.title)) chosen.set(words.title, { ...words, day, time: '09:25', until: mended });
  }
  return [...chosen.values()];
}

export const everydayRepair = (title: unknown): Everyday | undefined => everyday.find((one) => one.title === title);
