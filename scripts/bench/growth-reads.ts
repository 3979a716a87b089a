import type { Houses } from './growth-data.ts';

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

const month = day(0).slice(0, 7);
/** A gap of this night. */
const gap = `start_at=${day(0)}T21:45:00Z&end_at=${day(-1)}T07:45:00Z&shift_type=waking_night`;

const reviews = ['plan', 'risk', 'evaluation', 'accident'] as const;

/** Every read made by hand, asked for as its screen does. */
export const growthReads: Readonly<Record<string, (of: Houses) => string>> = {
  'house picker': () => '/api/homes/',
  board: ({ home }) => `/api/home/${home}/board/`,
  overview: ({ home }) => `/api/home/${home}/overview/`,
  'care recorded in a week': ({ home }) => `/api/home/${home}/figures/care_recorded/`,
  'age of records': ({ home }) => `/api/home/${home}/figures/record_age/`,
  'falls of a month': ({ home }) => `/api/home/${home}/figures/falls_rate/`,
  'houses compared': () => '/api/home/compare/',
  'register of notifications': ({ home }) => `/api/home/${home}/registers/notifications/`,
  'drinks round': ({ home }) => `/api/home/${home}/round/?kind=fluid_intake`,
  summary: ({ resident }) => `/api/resident/${resident}/summary/`,
  timeline: ({ resident }) => `/api/resident/${resident}/timeline/`,
  'day total': ({ resident }) => `/api/fluid-intake/day-total/?resident=${resident}`,
  chart: ({ resident }) => `/api/resident/${resident}/chart/?kind=fluid_intake&from=${day(89)}&to=${day(0)}`,
  'what is open before a discharge': ({ resident }) => `/api/resident/${resident}/leaving/`,
  'handover of a person': ({ resident }) => `/api/resident/${resident}/handover/`,
  'handover of a house': ({ handover }) => `/api/handover/${handover}/sheet/`,
  'house on a page': ({ home }) => `/api/home/${home}/brief/`,
  'plan grid': ({ home }) => `/api/home/${home}/plan-grid/`,
  'unread plans': ({ home }) => `/api/home/${home}/unread-plans/`,
  'plans of a person': ({ resident }) => `/api/resident/${resident}/plans/`,
  'plan page': ({ plan }) => `/api/plan/${plan}/page/`,
  'evidence of a plan': ({ plan }) => `/api/plan/${plan}/evidence/?from=${day(89)}&to=${day(0)}`,
  'around a risk': ({ risk }) => `/api/risk/${risk}/around/`,
  restrictions: ({ home }) => `/api/home/${home}/restrictions/`,
  'follow-ups': ({ home }) => `/api/home/${home}/follow-ups/`,
  ...Object.fromEntries(
    reviews.map((kind) => [
      `calendar of ${kind} reviews`,
      ({ home }: Houses) => `/api/${kind}-scheduler/?home=${home}&status=scheduled,due,overdue&limit=200`,
    ]),
  ),
  'assessments due': ({ home }) => `/api/assessment/due/?home=${home}`,
  'sheet of a form': ({ form, resident }) => `/api/assessment/${form}/sheet/?resident=${resident}`,
  'sheet of a result': ({ result }) => `/api/assessment-result/${result}/sheet/`,
  'content of a form': ({ form }) => `/api/assessment/${form}/content/`,
  'series of an appointment': ({ appointment }) => `/api/appointment/${appointment}/series/`,
  'alert rules': ({ home }) => `/api/home/${home}/alert-rules/`,
  'failed deliveries': ({ home }) => `/api/home/${home}/failed-deliveries/`,
  'deliveries of a reminder': ({ reminder }) => `/api/reminder/${reminder}/deliveries/`,
  'rota of four weeks': ({ home }) => `/api/home/${home}/rota-grid/?from=${day(7)}&days=28`,
  'marks of four weeks of the rota': ({ home }) => `/api/home/${home}/rota-marks/?from=${day(7)}&days=28`,
  'coverage of the rota': ({ home }) => `/api/rota/coverage/?home=${home}&from=${day(7)}&days=28`,
  'staffing at a moment': ({ home }) => `/api/rota/staffing/?home=${home}&at=${day(7)}T09:00:00Z`,
  'leave that is asked for': ({ home }) => `/api/rota/leave/?home=${home}`,
  'who could fill a gap': ({ home }) => `/api/home/${home}/rota-candidates/?${gap}`,
  continuity: ({ home }) => `/api/home/${home}/continuity/?from=${day(7)}&days=7`,
  'money of a house': ({ home }) => `/api/home/${home}/money/`,
  'passbook of a tin': ({ resident }) => `/api/resident/${resident}/passbook/`,
  'passbook of the float': ({ home }) => `/api/home/${home}/passbook/`,
  'month of the accounts': ({ home }) => `/api/home/${home}/month/?month=${month}`,
  'patterns of money': ({ home }) => `/api/home/${home}/money-patterns/`,
  'things of the house': ({ home }) => `/api/home/${home}/assets/`,
  'log book': ({ home }) => `/api/home/${home}/log-book/?from=${day(60)}&to=${day(30)}`,
  shelves: ({ home }) => `/api/home/${home}/shelves/`,
  'shopping list': ({ home }) => `/api/home/${home}/shopping-list/`,
  'repairs of a house': ({ home }) => `/api/home/${home}/repairs/`,
  search: ({ home }) => `/api/search/?q=4711&home=${home}`,
  reminders: ({ home }) => `/api/reminder/?home=${home}&status=active,snoozed`,
  'history of a house': ({ home }) => `/api/userHistory/?home=${home}`,
  'history of a person': ({ resident }) => `/api/userHistory/?resident=${resident}`,
};

/** What has no line, and why that is safe. */
export const withoutGrowth: Readonly<Record<string, string>> = {
  '/api/schema': 'reads no record',
  '/api/health/live': 'reads no record',
  '/api/health/ready': 'reads no record',
  '/api/password_reset': 'reads no record',
  '/api/me/channels': 'reads the settings',
  '/api/draft/:form': 'one row by its key',
  '/api/suggestion/:id/outcomes': 'what points at one suggestion, each by its own index',
  '/api/attachment/:id/download': 'one file',
  '/api/attachment/:id/thumbnail': 'one small picture',
  '/api/attachment/space': 'adds up the files of one house, of which the settings allow so many',
  '/api/upload/:id': 'one row by its key',
  '/api/inventory-delete/:id': 'one record by its id',
  '/api/events': 'answers without end; its replay is limited',
  '/api/userHistory/export': 'is as long as what it exports',
  '/api/rota/:id/leave': 'at most six weeks of one house, found by its index',
  '/api/rota/hours': 'is as long as what it exports',
  '/api/me/calendar': 'one row by its key',
  '/api/me/views': 'at most twenty rows of one person',
  '/api/calendar/:token': 'seven months of one person, found by their index',
  '/api/home/:id/alert-back-test': 'takes its time over 90 days, beside the work of the house',
};
