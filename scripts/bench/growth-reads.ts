import type { Houses } from './growth-data.ts';

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

const reviews = ['plan', 'risk', 'evaluation', 'accident'] as const;

/** Every read made by hand, asked for as its screen does. */
export const growthReads: Readonly<Record<string, (of: Houses) => string>> = {
  'house picker': () => '/api/homes/',
  board: ({ home }) => `/api/home/${home}/board/`,
  overview: ({ home }) => `/api/home/${home}/overview/`,
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
  '/api/attachment/:id/download': 'one file',
  '/api/inventory-delete/:id': 'one record by its id',
  '/api/events': 'answers without end; its replay is limited',
  '/api/userHistory/export': 'is as long as what it exports',
  '/api/home/:id/alert-back-test': 'takes its time over 90 days, beside the work of the house',
};
