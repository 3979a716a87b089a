/** Who was paid, what for, category, from and to which sum, and whether one has to be out for it. */
export type Purchase = readonly [
  payee: string,
  description: string,
  category: string,
  from: number,
  to: number,
  where?: 'out',
];

export const purchases: readonly Purchase[] = [
  ['Boots', 'Shampoo and toothpaste', 'toiletries', 4, 12],
  ['Rosemount News', 'Newspaper and mints', 'other', 2, 6],
  ['The Corner Café', 'Coffee and cake with a friend', 'food_drink', 5, 11, 'out'],
  ['Snips', 'Haircut', 'hairdresser', 12, 24],
  ['Oxfam', 'Jumper', 'clothing', 4, 10, 'out'],
  ['Cineworld', 'Cinema ticket', 'activity', 7, 12, 'out'],
  ['First Bus', 'Day ticket', 'transport', 4, 5, 'out'],
  ['Home Bargains', 'Birthday card and chocolates', 'present', 5, 9],
  ['Mr J. Platt', 'Chiropody', 'chiropody', 22, 28],
  ['Tesco', 'Phone top-up', 'phone', 10, 10],
  ['The Works', 'Sketchbook and pens', 'activity', 6, 14],
  ['Greggs', 'Lunch out', 'food_drink', 4, 8, 'out'],
  ['Marks and Spencer', 'Slippers with backs', 'clothing', 16, 26],
  ['B&M', 'Plant pots and compost', 'activity', 6, 15],
];

export const vouchers = [
  ['Tesco', 'Milk and bread', 'food', 6, 14],
  ['B&Q', 'Light bulbs and a hook', 'maintenance', 7, 18],
  ['B&M', 'Washing-up bowls', 'household', 5, 12],
  ['Rosemount News', 'Stamps and envelopes', 'stationery', 8, 16],
  ['The Works', 'Craft afternoon', 'activities', 10, 22],
  ['First Bus', 'Bus fares for a trip', 'transport', 6, 15],
  ['Morrisons', 'Birthday cake', 'food', 9, 16],
  ['Screwfix', 'Door wedges and sealant', 'maintenance', 9, 21],
] as const;

/** Why a purchase came without a receipt. */
export const noReceipts = [
  'Market stall, gives none',
  'The till had no paper',
  'Receipt lost on the way home',
] as const;
