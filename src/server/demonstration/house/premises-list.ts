import type { AssetCheckKind } from '#domain/premises/assets/check-kinds.ts';
import type { HouseKey } from '../stage/houses.ts';

export interface Thing {
  readonly tag: string;
  readonly name: string;
  readonly category: string;
  readonly location: string;
  readonly make?: string;
  readonly cost?: number;
  readonly load?: number;
  /** Kind of check, and how many days ago it was last done. */
  readonly checks: readonly (readonly [kind: AssetCheckKind, daysAgo: number])[];
}

const everywhere: readonly Thing[] = [
  {
    tag: 'BATH-1',
    name: 'Bath, ground floor',
    category: 'bath_shower',
    location: 'Bathroom one',
    make: 'Parker',
    cost: 3400,
    checks: [['tmv', 140]],
  },
  {
    tag: 'SHOWER-1',
    name: 'Shower, ground floor',
    category: 'bath_shower',
    location: 'Shower room',
    make: 'AKW',
    cost: 1250,
    checks: [
      ['tmv', 140],
      ['legionella', 60],
      ['flushing', 3],
    ],
  },
  {
    tag: 'SCALES-1',
    name: 'Chair scales',
    category: 'scales',
    location: 'Clinic room',
    make: 'Marsden',
    cost: 620,
    checks: [['calibration', 230]],
  },
  {
    tag: 'FIRE-1',
    name: 'Fire alarm panel',
    category: 'fire_safety',
    location: 'Front hall',
    make: 'Morley',
    cost: 2900,
    checks: [
      ['fire', 85],
      ['service', 170],
      ['bell_test', 2],
      ['fire_drill', 66],
    ],
  },
  {
    tag: 'LIGHT-1',
    name: 'Emergency lights',
    category: 'fire_safety',
    location: 'Front hall',
    checks: [
      ['fire', 92],
      ['emergency_light', 9],
      ['fire_door', 2],
    ],
  },
  {
    tag: 'TAP-1',
    name: 'Furthest tap, kitchen',
    category: 'heating_water',
    location: 'Kitchen',
    checks: [
      ['hot_water', 11],
      ['cold_water', 11],
    ],
  },
  {
    tag: 'WINDOW-1',
    name: 'Windows, first floor',
    category: 'security',
    location: 'First floor',
    checks: [['window_restrictor', 14]],
  },
  {
    tag: 'FREEZER-1',
    name: 'Kitchen freezer',
    category: 'kitchen',
    location: 'Kitchen',
    make: 'Beko',
    cost: 390,
    checks: [
      ['pat', 205],
      ['freezer', 1],
    ],
  },
  {
    tag: 'BOILER-1',
    name: 'Boiler',
    category: 'heating_water',
    location: 'Boiler cupboard',
    make: 'Worcester',
    cost: 4100,
    checks: [['gas', 290]],
  },
  {
    tag: 'FRIDGE-1',
    name: 'Kitchen fridge',
    category: 'kitchen',
    location: 'Kitchen',
    make: 'Beko',
    cost: 480,
    checks: [
      ['pat', 200],
      ['fridge', 1],
    ],
  },
  {
    tag: 'WASH-1',
    name: 'Washing machine',
    category: 'laundry',
    location: 'Laundry',
    make: 'Miele',
    cost: 1150,
    checks: [
      ['pat', 200],
      ['service', 210],
    ],
  },
  {
    tag: 'TAB-1',
    name: 'Tablet, lounge',
    category: 'it_phone',
    location: 'Office',
    make: 'Samsung',
    cost: 240,
    checks: [['pat', 120]],
  },
];

/** The houses were furnished at different times, and the engineers come on different days. */
export const laterIn: Readonly<Record<HouseKey, number>> = { rose: 0, oak: 19, willow: 34 };
export const isEverywhere = (thing: Thing): boolean => everywhere.includes(thing);

export const things: Readonly<Record<HouseKey, readonly Thing[]>> = {
  rose: [
    ...everywhere,
    {
      tag: 'CAR-1',
      name: 'House car',
      category: 'vehicle',
      location: 'Drive',
      make: 'Dacia',
      cost: 13_900,
      checks: [['service', 150]],
    },
  ],
  oak: [
    ...everywhere,
    {
      tag: 'HOIST-1',
      name: 'Ceiling track hoist',
      category: 'hoist_lift',
      location: 'Room 4',
      make: 'Guldmann',
      cost: 2600,
      load: 205,
      checks: [
        ['loler', 168],
        ['service', 168],
      ],
    },
    {
      tag: 'SLING-1',
      name: 'Sling, medium',
      category: 'sling',
      location: 'Room 4',
      make: 'Guldmann',
      cost: 190,
      load: 205,
      checks: [
        ['loler', 100],
        ['visual', 9],
      ],
    },
    {
      tag: 'BUS-1',
      name: 'Minibus with tail lift',
      category: 'vehicle',
      location: 'Car park',
      make: 'Ford',
      cost: 31_000,
      checks: [
        ['loler', 120],
        ['service', 95],
      ],
    },
  ],
  willow: [
    ...everywhere,
    {
      tag: 'HOIST-1',
      name: 'Mobile hoist',
      category: 'hoist_lift',
      location: 'First floor store',
      make: 'Arjo',
      cost: 2100,
      load: 190,
      checks: [
        ['loler', 110],
        ['service', 110],
      ],
    },
    {
      tag: 'HOIST-2',
      name: 'Bath hoist',
      category: 'hoist_lift',
      location: 'Bathroom one',
      make: 'Arjo',
      cost: 1900,
      load: 180,
      checks: [['loler', 176]],
    },
    {
      tag: 'BED-6',
      name: 'Profiling bed',
      category: 'bed',
      location: 'Room 6',
      make: 'Invacare',
      cost: 890,
      load: 180,
      checks: [['service', 300]],
    },
    {
      tag: 'MAT-17',
      name: 'Air mattress',
      category: 'mattress',
      location: 'Room 17',
      make: 'Talley',
      cost: 740,
      checks: [['service', 90]],
    },
    {
      tag: 'LIFT-1',
      name: 'Passenger lift',
      category: 'hoist_lift',
      location: 'Hall',
      make: 'Stannah',
      cost: 22_000,
      load: 630,
      checks: [
        ['loler', 140],
        ['service', 60],
      ],
    },
  ],
};

/** What a fortnight uses stands after the level to order again at. */
export type StockLine = readonly [
  item: string,
  category: string,
  unit: string,
  level: number,
  use: number,
  location: string,
  cost: number,
];

export const stockLines: readonly StockLine[] = [
  ['Nitrile gloves, medium', 'ppe', 'box', 6, 5, 'Store cupboard', 4.2],
  ['Aprons on a roll', 'ppe', 'roll', 4, 3, 'Store cupboard', 3.9],
  ['Hand soap refills', 'toiletries', 'bottle', 6, 4, 'Laundry shelf', 2.1],
  ['Toilet rolls', 'toiletries', 'pack', 5, 4, 'Store cupboard', 6.5],
  ['Long-life milk, semi-skimmed', 'food', 'litre', 10, 24, 'Pantry', 1.15],
  ['Tea bags', 'drink', 'box', 3, 2, 'Pantry', 3.4],
  ['Surface sanitiser', 'cleaning_coshh', 'bottle', 4, 3, 'COSHH cupboard', 2.8],
  ['Laundry liquid', 'laundry', 'litre', 8, 6, 'Laundry', 1.9],
  ['Sterile dressings, 10 cm', 'first_aid', 'box', 2, 1, 'Clinic room', 7.6],
  ['Printer paper', 'stationery', 'pack', 3, 1, 'Office', 4.1],
  ['Paints and brushes', 'activity', 'each', 2, 1, 'Activities cupboard', 9],
];

/** What only some houses keep. */
export const moreStock: Readonly<Record<HouseKey, readonly StockLine[]>> = {
  rose: [['Decaffeinated coffee', 'drink', 'box', 2, 1, 'Pantry', 4.6]],
  oak: [['Drink thickener', 'medical_consumable', 'each', 4, 2, 'Kitchen, locked cupboard', 8.9]],
  willow: [
    ['Continence pads, day', 'continence', 'pack', 12, 9, 'First floor store', 7.2],
    ['Drink thickener', 'medical_consumable', 'each', 5, 3, 'Kitchen, locked cupboard', 8.9],
    ['Emergency batteries', 'emergency', 'pack', 2, 1, 'Office', 5],
  ],
};

/** Which shelf has run low in which house. */
export const runLow: Readonly<Record<HouseKey, readonly string[]>> = {
  rose: ['Long-life milk, semi-skimmed', 'Nitrile gloves, medium'],
  oak: ['Drink thickener'],
  willow: ['Continence pads, day'],
};

/** What is to be used soon in which house, and in how many days. */
export const nearDate: Readonly<Record<HouseKey, readonly [item: string, days: number]>> = {
  rose: ['Long-life milk, semi-skimmed', 12],
  oak: ['Drink thickener', 21],
  willow: ['Sterile dressings, 10 cm', 5],
};
