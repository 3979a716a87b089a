import type { ListedSet } from './starting-set.ts';

/** What the law, or the standard that inspectors hold a house against, has looked at again and again. */
export const premisesChecks: ListedSet = {
  kind: 'assets',
  title: 'Premises checks',
  help: 'The checks of a care home with their intervals. Untick what the house does not have. The day of the last check is written down with the first one that is done here.',
  keys: ['asset_tag', 'name', 'category', 'location', 'checks', 'safe_working_load_kg'],
  lines: [
    {
      cells: [
        'FIRE-1',
        'Fire alarm',
        'Fire safety',
        'Whole house',
        'Fire bell test every week; Fire drill every 6 months; Fire safety every 6 months',
      ],
      why: 'One call point every week and a service every six months (BS 5839-1). A drill at least once a year, better twice (government guide for care premises).',
    },
    {
      cells: [
        'FIRE-2',
        'Emergency lights',
        'Fire safety',
        'Whole house',
        'Emergency lights every month; Service every year',
      ],
      why: 'Switched on briefly every month, left on for their full time once a year (BS 5266-1).',
    },
    {
      cells: [
        'FIRE-3',
        'Fire doors and ways out',
        'Fire safety',
        'Whole house',
        'Fire doors and ways out every week; Looked over every 6 months',
      ],
      why: 'Ways out are kept clear and doors close by themselves (Fire Safety Order 2005). The week is our own choice.',
    },
    {
      cells: [
        'FIRE-4',
        'Fire extinguishers and blankets',
        'Fire safety',
        'Whole house',
        'Looked over every month; Fire safety every year',
      ],
      why: 'Looked at every month by staff, serviced every year (BS 5306-3).',
    },
    {
      cells: [
        'GAS-1',
        'Gas boiler and gas appliances',
        'Heating and water',
        'Boiler room',
        'Gas safety every 12 months',
      ],
      why: 'Every 12 months by a registered engineer; longer is against the law (Gas Safety Regulations 1998).',
    },
    {
      cells: ['ELEC-1', 'Fixed wiring', 'Other', 'Whole house', 'Fixed wiring every 5 years'],
      why: 'At least every five years (Electricity at Work Regulations 1989, BS 7671).',
    },
    {
      cells: ['ELEC-2', 'Portable appliances', 'Other', 'Whole house', 'Portable appliance test every year'],
      why: 'The law sets no interval; a year is usual where residents use them.',
    },
    {
      cells: [
        'WATER-1',
        'Hot water outlets',
        'Heating and water',
        'First and last on the pipe',
        'Hot water temperature every month',
      ],
      why: 'Hot enough that legionella dies, every month (HSE HSG274 part 2).',
    },
    {
      cells: [
        'WATER-2',
        'Cold water outlets',
        'Heating and water',
        'First and last on the pipe',
        'Cold water temperature every month',
      ],
      why: 'Cold enough that legionella does not grow, every month (HSE HSG274 part 2).',
    },
    {
      cells: [
        'WATER-3',
        'Outlets that are seldom used',
        'Heating and water',
        'Whole house',
        'Outlet flushed every week',
      ],
      why: 'Standing water is flushed every week (HSE HSG274 part 2).',
    },
    {
      cells: ['WATER-4', 'Shower heads and hoses', 'Bath or shower', 'Bathrooms', 'Legionella every 3 months'],
      why: 'Cleaned and descaled every quarter (HSE HSG274 part 2).',
    },
    {
      cells: ['WATER-5', 'Mixing valves', 'Bath or shower', 'Bathrooms', 'Mixing valve every year'],
      why: 'A valve that sticks scalds. A year is what makers usually say.',
    },
    {
      cells: ['WIN-1', 'Window restrictors', 'Security', 'Upper floors', 'Window restrictor every month'],
      why: 'No window opens wider than 100 mm where somebody could fall (HSE). The month is our own choice.',
    },
    {
      cells: ['CALL-1', 'Call system', 'Security', 'Whole house', 'Looked over every month; Service every year'],
      why: 'Whoever rings is heard. Both intervals are our own choice.',
    },
    {
      cells: [
        'LIFT-1',
        'Passenger lift',
        'Hoist or lift',
        'Hall',
        'Lifting equipment examination every 6 months; Service every 3 months',
      ],
      why: 'What lifts people is examined every six months; longer is against the law (LOLER 1998). The load stands on its plate.',
      asks: ['safe_working_load_kg'],
    },
    {
      cells: [
        'HOIST-1',
        'Hoist',
        'Hoist or lift',
        'Store',
        'Lifting equipment examination every 6 months; Service every year',
      ],
      why: 'Every six months by law (LOLER 1998). The load stands on its plate; add one line for each hoist.',
      asks: ['safe_working_load_kg'],
    },
    {
      cells: [
        'SLING-1',
        'Sling',
        'Sling',
        'Store',
        'Lifting equipment examination every 6 months; Looked over every month',
      ],
      why: 'Every six months by law, like the hoist it hangs from (LOLER 1998). The load stands on its label.',
      asks: ['safe_working_load_kg'],
    },
    {
      cells: ['SCALE-1', 'Weighing scales', 'Scales', 'Clinic room', 'Calibration every year'],
      why: 'A weight is only as good as the scales. The year is our own choice.',
    },
    {
      cells: [
        'CHAIR-1',
        'Wheelchairs of the house',
        'Wheelchair',
        'Hall',
        'Looked over every month; Service every year',
      ],
      why: 'Brakes, tyres and footplates (makers, MHRA). Both intervals are our own choice.',
    },
    {
      cells: ['FRIDGE-1', 'Kitchen fridge', 'Kitchen', 'Kitchen', 'Fridge temperature every day'],
      why: 'Food is kept at 8 °C or below by law; kitchens write it down every day (Food Standards Agency).',
    },
    {
      cells: ['FRIDGE-2', 'Kitchen freezer', 'Kitchen', 'Kitchen', 'Freezer temperature every day'],
      why: 'At −18 °C or below, written down every day (Food Standards Agency).',
    },
    {
      cells: ['FRIDGE-3', 'Medicines fridge', 'Medical device', 'Clinic room', 'Fridge temperature every day'],
      why: 'Between 2 and 8 °C, written down every day (NICE guideline SC1).',
    },
    {
      cells: ['AID-1', 'First aid boxes', 'Other', 'Office and kitchen', 'Looked over every month'],
      why: 'Complete and in date (First Aid Regulations 1981). The month is our own choice.',
    },
    {
      cells: ['CAR-1', 'Car of the house', 'Vehicle', 'Car park', 'Looked over every week; Service every year'],
      why: 'Tyres, lights and seat belts before people travel in it. Both intervals are our own choice.',
    },
  ],
};
