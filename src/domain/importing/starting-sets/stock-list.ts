import type { ListedSet, SetLine } from './starting-set.ts';

const cells = (
  item: string,
  category: string,
  unit: string,
  orderAt: number,
  order: number,
  place: string,
): readonly string[] => [item, category, '0', unit, String(orderAt), String(order), place];

const [gloves, cleaning, wash, pads, linen, office, firstAid, urgent, other] = [
  'Gloves, aprons and masks',
  'Cleaning',
  'Toiletries',
  'Continence',
  'Laundry',
  'Stationery',
  'First aid',
  'For emergencies',
  'Other',
] as const;
const dated: Pick<SetLine, 'asks' | 'why'> = {
  why: 'It goes off: write the use-by date of the box that expires first.',
  asks: ['expiry_date'],
};

/** Enough for about a week of a house of twenty; the figures are our own choice. */
export const stockList: ListedSet = {
  kind: 'stock',
  title: 'Stock list',
  help: 'What runs out in a house of about twenty people. Write what is on the shelf, or leave it at 0 and count the shelves later. Food is not in it: it goes off too soon for a list of ours. The safety sheets of cleaning products are added on their pages.',
  keys: ['item_name', 'category', 'quantity', 'unit', 'reorder_level', 'reorder_quantity', 'location', 'expiry_date'],
  lines: [
    { cells: cells('Gloves, small', gloves, 'Box', 4, 10, 'Store'), why: 'For every wash and every wound.' },
    { cells: cells('Gloves, medium', gloves, 'Box', 6, 20, 'Store'), why: 'The size that most people wear.' },
    { cells: cells('Gloves, large', gloves, 'Box', 4, 10, 'Store'), why: 'For every wash and every wound.' },
    { cells: cells('Aprons', gloves, 'Roll', 4, 10, 'Store'), why: 'One for each person and each task.' },
    { cells: cells('Masks', gloves, 'Box', 4, 10, 'Store'), why: 'Enough for the first days of an outbreak.' },
    { cells: cells('Hand gel', gloves, 'Bottle', 6, 12, 'Store'), why: 'At the front door and in every corridor.' },
    { cells: cells('Hand soap', wash, 'Bottle', 6, 12, 'Store'), why: 'At every basin.' },
    { cells: cells('Wipes for people', wash, 'Pack', 20, 50, 'Store'), why: 'Used up fastest of all.' },
    { cells: cells('Shower gel', wash, 'Bottle', 4, 12, 'Store'), why: 'For those who do not buy their own.' },
    { cells: cells('Toothpaste', wash, 'Each', 4, 12, 'Store'), why: 'For those who do not buy their own.' },
    { cells: cells('Denture tablets', wash, 'Box', 3, 6, 'Store'), why: 'Dentures are cleaned every night.' },
    { cells: cells('Toilet paper', wash, 'Pack', 4, 10, 'Store'), why: 'For the whole house.' },
    { cells: cells('Pads, day', pads, 'Pack', 8, 20, 'Store'), why: 'For those whose own have not come yet.' },
    { cells: cells('Pads, night', pads, 'Pack', 8, 20, 'Store'), why: 'For those whose own have not come yet.' },
    { cells: cells('Bed pads', pads, 'Pack', 4, 10, 'Store'), why: 'They keep a mattress dry.' },
    { cells: cells('Surface cleaner', cleaning, 'Bottle', 3, 6, 'Locked cupboard'), why: 'Kept locked (COSHH 2002).' },
    { cells: cells('Disinfectant', cleaning, 'Bottle', 3, 6, 'Locked cupboard'), why: 'Kept locked (COSHH 2002).' },
    { cells: cells('Toilet cleaner', cleaning, 'Bottle', 3, 6, 'Locked cupboard'), why: 'Kept locked (COSHH 2002).' },
    { cells: cells('Spill kit', cleaning, 'Each', 1, 2, 'Locked cupboard'), why: 'For blood and other body fluids.' },
    { cells: cells('Washing powder', linen, 'Kilogram', 5, 15, 'Laundry'), why: 'For the whole house.' },
    { cells: cells('Red laundry bags', linen, 'Roll', 2, 4, 'Laundry'), why: 'For linen that may infect.' },
    { cells: cells('Bin bags', other, 'Roll', 4, 10, 'Store'), why: 'For the whole house.' },
    { cells: cells('Clinical waste bags', other, 'Roll', 2, 4, 'Store'), why: 'Kept apart from other waste by law.' },
    { cells: cells('Batteries', office, 'Pack', 2, 4, 'Office'), why: 'For alarms, remote controls and hearing aids.' },
    { cells: cells('Printer paper', office, 'Pack', 2, 5, 'Office'), why: 'For papers that leave the house.' },
    { cells: cells('Torches', urgent, 'Each', 2, 2, 'Office'), why: 'For a night without power.' },
    { cells: cells('Foil blankets', urgent, 'Each', 5, 10, 'Office'), why: 'For whoever has to wait outside.' },
    { cells: cells('Bottled water', urgent, 'Bottle', 40, 40, 'Store'), why: 'For a day without water.' },
    { cells: cells('Plasters', firstAid, 'Box', 1, 2, 'Office'), ...dated },
    { cells: cells('Dressings', firstAid, 'Box', 1, 2, 'Office'), ...dated },
    { cells: cells('Sterile eye wash', firstAid, 'Bottle', 1, 2, 'Office'), ...dated },
    { cells: cells('Burn dressings', firstAid, 'Pack', 1, 2, 'Office'), ...dated },
  ],
};
