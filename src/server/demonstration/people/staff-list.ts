import type { Role } from '#domain/kit/vocabulary/permissions.ts';
import type { HouseKey } from '../stage/houses.ts';

export type Slot = 'day' | 'night' | 'office' | 'none';

export interface Colleague {
  readonly username: string;
  readonly first: string;
  readonly last: string;
  readonly called?: string;
  readonly group: Role;
  readonly role: string;
  readonly title: string;
  readonly houses: readonly HouseKey[];
  readonly works: Slot;
  readonly leads?: true;
  readonly employment?: 'permanent' | 'fixed_term' | 'bank' | 'agency';
  readonly hours: number;
  /** Years in the job. */
  readonly years: number;
  readonly languages?: readonly string[];
  readonly lapsed?: string;
}

const both = ['rose', 'oak'] as const;
const all = ['rose', 'oak', 'willow'] as const;

/** Everyone who works in the homes. The first six are the accounts a visitor signs in with. */
export const colleagues: readonly Colleague[] = [
  { username: 'admin', first: 'Harriet', last: 'Nwosu', group: 'superuser', role: 'admin', title: 'Head of operations', houses: all, works: 'none', hours: 37.5, years: 9 },
  { username: 'manager', first: 'Sunita', last: 'Kapoor', group: 'manager', role: 'manager', title: 'Registered manager', houses: both, works: 'office', leads: true, hours: 40, years: 7, languages: ['English', 'Hindi', 'Punjabi'] },
  { username: 'senior', first: 'Gareth', last: 'Pritchard', group: 'senior', role: 'senior', title: 'Senior support worker', houses: both, works: 'day', leads: true, hours: 37.5, years: 5, languages: ['English', 'Welsh'] },
  { username: 'carer', first: 'Blessing', last: 'Adeyemi', group: 'carer', role: 'support_worker', title: 'Support worker', houses: both, works: 'day', hours: 37.5, years: 3, languages: ['English', 'Yoruba'] },
  { username: 'agency', first: 'Tomasz', last: 'Wieczorek', group: 'agency', role: 'support_worker', title: 'Agency support worker', houses: ['rose'], works: 'none', employment: 'agency', hours: 0, years: 1, languages: ['English', 'Polish'] },
  { username: 'auditor', first: 'Eleanor', last: 'Fairhurst', group: 'auditor', role: 'admin', title: 'Quality auditor', houses: all, works: 'none', employment: 'fixed_term', hours: 0, years: 1 },

  { username: 'moira.lennox', first: 'Moira', last: 'Lennox', group: 'senior', role: 'senior', title: 'Team leader', houses: ['rose'], works: 'day', leads: true, hours: 37.5, years: 11 },
  { username: 'callum.ferris', first: 'Callum', last: 'Ferris', group: 'carer', role: 'support_worker', title: 'Recovery worker', houses: ['rose'], works: 'day', hours: 37.5, years: 2 },
  { username: 'priya.raman', first: 'Priya', last: 'Raman', group: 'carer', role: 'support_worker', title: 'Recovery worker', houses: ['rose'], works: 'day', leads: true, hours: 37.5, years: 4, languages: ['English', 'Tamil'] },
  { username: 'joel.barker', first: 'Joel', last: 'Barker', group: 'carer', role: 'support_worker', title: 'Support worker', houses: ['rose'], works: 'day', hours: 30, years: 1 },
  { username: 'stacey.holt', first: 'Stacey', last: 'Holt', group: 'carer', role: 'support_worker', title: 'Support worker', houses: ['rose'], works: 'day', hours: 37.5, years: 6, lapsed: 'moving_handling' },
  { username: 'ade.olu', first: 'Adewale', last: 'Oluwole', called: 'Ade', group: 'carer', role: 'night_worker', title: 'Night support worker', houses: ['rose'], works: 'night', leads: true, hours: 40, years: 8 },
  { username: 'lorna.mckay', first: 'Lorna', last: 'McKay', group: 'carer', role: 'night_worker', title: 'Night support worker', houses: ['rose'], works: 'night', leads: true, hours: 40, years: 5 },
  { username: 'nathan.price', first: 'Nathan', last: 'Price', group: 'carer', role: 'support_worker', title: 'Support worker, sleep-ins', houses: ['rose'], works: 'night', leads: true, hours: 36, years: 3 },

  { username: 'ruth.abara', first: 'Ruth', last: 'Abara', group: 'senior', role: 'senior', title: 'Senior support worker', houses: ['oak'], works: 'day', leads: true, hours: 37.5, years: 6 },
  { username: 'kieran.doyle', first: 'Kieran', last: 'Doyle', group: 'carer', role: 'support_worker', title: 'Support worker', houses: ['oak'], works: 'day', leads: true, hours: 37.5, years: 4 },
  { username: 'mei.lin', first: 'Mei', last: 'Lin', group: 'carer', role: 'support_worker', title: 'Support worker', houses: ['oak'], works: 'day', hours: 37.5, years: 2, languages: ['English', 'Cantonese', 'Makaton'] },
  { username: 'josie.tate', first: 'Josephine', last: 'Tate', called: 'Josie', group: 'carer', role: 'support_worker', title: 'Support worker', houses: ['oak'], works: 'day', hours: 30, years: 9, languages: ['English', 'Makaton'] },
  { username: 'yusuf.karim', first: 'Yusuf', last: 'Karim', group: 'carer', role: 'night_worker', title: 'Night support worker', houses: ['oak'], works: 'night', leads: true, hours: 40, years: 3, languages: ['English', 'Somali'] },
  { username: 'debbie.cole', first: 'Deborah', last: 'Cole', called: 'Debbie', group: 'carer', role: 'night_worker', title: 'Night support worker', houses: ['oak'], works: 'night', leads: true, hours: 40, years: 12 },

  { username: 'frances.okoro', first: 'Frances', last: 'Okoro', group: 'manager', role: 'manager', title: 'Registered manager', houses: ['willow'], works: 'office', leads: true, hours: 40, years: 6 },
  { username: 'helen.garside', first: 'Helen', last: 'Garside', group: 'senior', role: 'nurse', title: 'Registered nurse', houses: ['willow'], works: 'day', leads: true, hours: 37.5, years: 14 },
  { username: 'victor.mendes', first: 'Victor', last: 'Mendes', group: 'senior', role: 'senior', title: 'Senior carer', houses: ['willow'], works: 'day', leads: true, hours: 37.5, years: 5, languages: ['English', 'Portuguese'] },
  { username: 'anna.kowalska', first: 'Anna', last: 'Kowalska', group: 'carer', role: 'support_worker', title: 'Carer', houses: ['willow'], works: 'day', leads: true, hours: 37.5, years: 4, languages: ['English', 'Polish'] },
  { username: 'jasmine.reid', first: 'Jasmine', last: 'Reid', group: 'carer', role: 'support_worker', title: 'Carer', houses: ['willow'], works: 'day', hours: 37.5, years: 2 },
  { username: 'owen.hartley', first: 'Owen', last: 'Hartley', group: 'carer', role: 'support_worker', title: 'Carer', houses: ['willow'], works: 'day', hours: 37.5, years: 1 },
  { username: 'grace.mensah', first: 'Grace', last: 'Mensah', group: 'carer', role: 'support_worker', title: 'Carer', houses: ['willow'], works: 'day', hours: 37.5, years: 7, languages: ['English', 'Twi'] },
  { username: 'tanya.brooks', first: 'Tanya', last: 'Brooks', group: 'carer', role: 'support_worker', title: 'Carer', houses: ['willow'], works: 'day', hours: 34, years: 3 },
  { username: 'imran.shah', first: 'Imran', last: 'Shah', group: 'carer', role: 'support_worker', title: 'Carer', houses: ['willow'], works: 'day', hours: 37.5, years: 2, languages: ['English', 'Urdu'] },
  { username: 'pauline.webb', first: 'Pauline', last: 'Webb', group: 'carer', role: 'night_worker', title: 'Night carer', houses: ['willow'], works: 'night', leads: true, hours: 40, years: 16 },
  { username: 'samuel.asante', first: 'Samuel', last: 'Asante', group: 'carer', role: 'night_worker', title: 'Night carer', houses: ['willow'], works: 'night', leads: true, hours: 40, years: 4 },
  { username: 'carol.dobson', first: 'Carol', last: 'Dobson', group: 'carer', role: 'night_worker', title: 'Night carer', houses: ['willow'], works: 'night', hours: 40, years: 8 },
  { username: 'bernie.walsh', first: 'Bernadette', last: 'Walsh', called: 'Bernie', group: 'carer', role: 'cook', title: 'Cook', houses: ['willow'], works: 'none', hours: 30, years: 10 },
  { username: 'derek.hobbs', first: 'Derek', last: 'Hobbs', group: 'carer', role: 'maintenance', title: 'Caretaker', houses: all, works: 'none', hours: 37.5, years: 13 },
];
