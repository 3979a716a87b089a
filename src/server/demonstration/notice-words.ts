import type { HouseKey } from './houses.ts';

export interface ReminderStory {
  readonly house: HouseKey;
  readonly about?: string;
  readonly first?: string;
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly severity: 'info' | 'low' | 'medium' | 'high' | 'critical';
  readonly category: string;
  readonly day: number;
  readonly time: string;
  readonly to: readonly string[];
  /** What became of it. */
  readonly after?: 'acknowledged' | 'actioned' | 'cleared';
  readonly plan?: string;
}

const rose = ['manager', 'senior', 'carer'];
const oak = ['manager', 'senior', 'carer', 'ruth.abara'];
const willow = ['frances.okoro', 'helen.garside', 'victor.mendes'];

/** What the homes are being reminded of. Titles name nobody: they are seen on locked screens. */
export const reminderStories: readonly ReminderStory[] = [
  { house: 'rose', about: 'Clarke', first: 'Desmond', code: 'INC-9', title: 'Two falls within 28 days', message: 'Falls on the bathroom floor and by the bed. Look at the risk assessment and the plan again.', severity: 'high', category: 'clinical', day: -1, time: '21:05', to: rose },
  { house: 'rose', about: 'Baptiste', code: 'WT-1', title: 'Weight loss over three months', message: 'More than five per cent, not planned.', severity: 'high', category: 'clinical', day: -5, time: '10:10', to: rose, after: 'acknowledged' },
  { house: 'rose', about: 'Rahman', code: 'MOOD-2', title: 'Low mood for several days', message: 'Six days of low scores in a row.', severity: 'medium', category: 'clinical', day: -3, time: '19:40', to: rose, after: 'actioned', plan: 'Care coordinator visiting, hourly look-in at night, PHQ-9 with Priya on Thursday.' },
  { house: 'rose', code: 'ROTA-1', title: 'Tonight’s waking night is not filled', message: 'One person short of the minimum from 21:45. Bank and agency have been asked.', severity: 'critical', category: 'staffing', day: 0, time: '00:10', to: ['manager', 'senior'] },
  { house: 'rose', code: 'MON-1', title: 'A cash count does not add up', message: 'One tin £5.00 short at last night’s count.', severity: 'high', category: 'money', day: -1, time: '22:00', to: ['manager', 'senior'] },
  { house: 'rose', code: 'STK-1', title: 'Gloves are running low', message: 'Nitrile gloves, medium, are below their level. Milk as well.', severity: 'medium', category: 'property', day: -2, time: '11:00', to: rose },
  { house: 'rose', code: 'STF-3', title: 'A course has run out', message: 'Moving and handling, one person.', severity: 'medium', category: 'staffing', day: -20, time: '08:00', to: ['manager'], after: 'acknowledged' },
  { house: 'oak', about: 'Thorpe', code: 'FL-3', title: 'Drinking too little', message: 'Under 1,500 ml two days running.', severity: 'high', category: 'clinical', day: -1, time: '07:05', to: oak },
  { house: 'oak', about: 'Lyle', code: 'PLAN-1', title: 'A plan review is overdue', message: 'Living with diabetes: review was due twelve days ago.', severity: 'medium', category: 'task', day: -11, time: '08:00', to: ['manager', 'senior', 'ruth.abara'] },
  { house: 'oak', about: 'Achebe', code: 'LEG-1', title: 'A DoLS runs out soon', message: 'Nine days left. The renewal has been sent.', severity: 'medium', category: 'safeguarding', day: -5, time: '08:00', to: ['manager', 'ruth.abara'], after: 'actioned', plan: 'Renewal form sent; DoLS team rung, assessor to come this week.' },
  { house: 'oak', code: 'AST-1', title: 'Hoist examination is due', message: 'Ceiling track hoist, room 4: due within a fortnight.', severity: 'medium', category: 'property', day: -4, time: '08:00', to: ['manager', 'derek.hobbs'] },
  { house: 'oak', code: 'STK-1', title: 'Drink thickener is running low', message: 'Below its level; two residents depend on it.', severity: 'medium', category: 'property', day: -2, time: '11:20', to: oak },
  { house: 'oak', about: 'Reid', code: 'manual', title: 'Ring the ward at ten and at six', message: 'Ward J12, ask for the nurse looking after Marlon.', severity: 'info', category: 'task', day: -1, time: '09:00', to: oak },
  { house: 'willow', about: 'Ogden', code: 'BODY-2', title: 'Pressure damage to be reviewed', message: 'District nurse confirmed category 2.', severity: 'high', category: 'clinical', day: -26, time: '11:30', to: willow, after: 'actioned', plan: 'Two-hourly turns, mattress reset, nurse visits Monday and Thursday.' },
  { house: 'willow', about: 'Marlowe', code: 'FL-2', title: 'Fluids below target', message: 'Three days under three quarters of the target.', severity: 'medium', category: 'clinical', day: -1, time: '07:05', to: willow },
  { house: 'willow', about: 'Harris', code: 'LEG-1', title: 'An urgent DoLS ends this week', message: 'Standard authorisation has been asked for.', severity: 'high', category: 'safeguarding', day: -2, time: '08:00', to: ['frances.okoro', 'helen.garside'] },
  { house: 'willow', code: 'REP-1', title: 'Lift repair is past its target', message: 'Stops short of the first floor. Engineer is waiting for a part.', severity: 'high', category: 'property', day: -2, time: '12:00', to: ['frances.okoro', 'derek.hobbs'], after: 'acknowledged' },
  { house: 'willow', about: 'Danby', code: 'BATH-2', title: 'Bath water above 44 °C', message: 'Cooled and tested again before use.', severity: 'high', category: 'safety', day: -20, time: '10:05', to: willow, after: 'cleared' },
];

export const suggestionStories: readonly { readonly house: HouseKey; readonly day: number; readonly from: string; readonly name?: string; readonly category: string; readonly title: string; readonly body: string; readonly complaint?: true; readonly after?: readonly (readonly [status: string, response?: string])[] }[] = [
  { house: 'rose', day: -62, from: 'resident', name: 'Robin', category: 'environment', title: 'Softer light in the lounge', body: 'The strip lights make it hard to stay. Could we have lamps in the evening?', after: [['acknowledged'], ['done', 'Two lamps bought with Robin; the strip lights go off at seven.']] },
  { house: 'rose', day: -18, from: 'resident', name: 'Maggie', category: 'food', title: 'Jollof once a month', body: 'I can teach whoever is on. Everybody asked for seconds last time.', after: [['considering'], ['agreed', 'First Saturday of the month, with Maggie in charge.']] },
  { house: 'rose', day: -3, from: 'anonymous', category: 'communication', title: 'Say who is on tonight', body: 'It would help to see the names on the board before bedtime.' },
  { house: 'oak', day: -40, from: 'family', name: 'Bhavna Desai', category: 'activities', title: 'Garba night for Navratri', body: 'The whole family would come and dance with everyone.', after: [['done', 'Forty people came. Kavita led the first dance.']] },
  { house: 'oak', day: -9, from: 'staff', name: 'Mei Lin', category: 'care', title: 'Picture menu on the tablet', body: 'Photos of our own meals would be easier than the symbols.', after: [['considering']] },
  { house: 'willow', day: -50, from: 'family', name: 'Gillian Frost', category: 'communication', title: 'A call after each GP visit', body: 'I only heard a week later what the doctor had said.', complaint: true, after: [['acknowledged'], ['agreed', 'We are sorry. The nurse on duty now rings the same day; written in each plan.']] },
  { house: 'willow', day: -25, from: 'visitor', category: 'environment', title: 'A bench at the gate', body: 'Somewhere to sit on the way to the river.', after: [['declined', 'The path belongs to the council, who said no; two chairs now stand inside the gate.']] },
  { house: 'willow', day: -6, from: 'resident', name: 'Sheila Gaunt', category: 'activities', title: 'A debate once a fortnight', body: 'This house would give the cook a pay rise. I am happy to chair.' },
];
