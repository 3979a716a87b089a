import type { lazyPage } from './kit/page/opening/lazy-page.tsx';

export type Screen = Parameters<typeof lazyPage<object>>[0];
interface Place {
  path: string;
  exact: boolean;
}
interface Filled {
  list?: string;
  filter?: Readonly<Record<string, string>>;
  /** Links to this list take another of its paths. */
  second?: true;
  /** How the page is called where its list is narrowed. */
  title?: string;
  form?: string;
  /** The form is that of the selected record, not of a new one. */
  changes?: true;
  detail?: string;
  /** Further kinds of record that share the page; the address names the open one by `of`. */
  also?: readonly string[];
  /** Those of them that the page draws itself, instead of their list. */
  draws?: readonly string[];
  /** The pages of those of them that have one made by hand. */
  pages?: Readonly<Record<string, Screen>>;
  /** Kinds that belong together: from the list of one leads a way to the others. */
  related?: readonly string[];
}
/** One of the three pages that an entity's declaration fills, or one made by hand, perhaps in the place of such a page. */
export type RouteRow = Place & (Filled | (Filled & { screen: Screen }));

/** Fetched ahead of need: a tablet locks whether or not there is a network. */
export const lock: Screen = () => import('./session/lock-screen.tsx');
/** Fetched while somebody chooses a house. */
export const home: Screen = () => import('./homes/home-screen.tsx');

/** Three paths lead to the things of the house. */
const assets: Screen = () => import('./premises/assets/asset-screen.tsx');
const repairs: Screen = () => import('./premises/repairs/repair-screen.tsx');
const stock: Screen = () => import('./premises/stock/stock-screen.tsx');

const money = ['payment', 'petty_cash', 'payments_handover'] as const;
const forms = ['assessment', 'question', 'choice', 'answer'] as const;

/** The paths are part of the product and keep the spelling people have bookmarked. */
export const signedInRoutes = [
  { path: '/', exact: true, screen: () => import('./homes/house-selection-screen.tsx') },
  { path: '/home', exact: true, list: 'home', screen: home },
  { path: '/home/add-home', exact: false, form: 'home', screen: () => import('./homes/add-home-screen.tsx') },
  { path: '/rota', exact: false, list: 'rota', screen: () => import('./rota/rota-screen.tsx') },
  {
    path: '/appointment',
    exact: true,
    list: 'appointment',
    screen: () => import('./appointments/appointment-screen.tsx'),
  },
  { path: '/appointment/add-appointment', exact: false, form: 'appointment' },
  {
    path: '/evaluation',
    exact: true,
    list: 'evaluation',
    screen: () => import('./plans/evaluations/evaluations-screen.tsx'),
  },
  {
    path: '/evaluation/add-evaluation',
    exact: false,
    form: 'evaluation',
    screen: () => import('./plans/evaluations/evaluation-form-screen.tsx'),
  },
  {
    path: '/evaluation/deatil',
    exact: true,
    detail: 'evaluation',
    screen: () => import('./plans/evaluations/evaluation-screen.tsx'),
  },
  {
    path: '/attacthment',
    exact: false,
    list: 'attachment',
    screen: () => import('./attachments/attachment-screen.tsx'),
  },
  {
    path: '/attacthment/upload',
    exact: false,
    form: 'attachment',
    screen: () => import('./attachments/upload/upload-screen.tsx'),
  },
  { path: '/staff', exact: true, list: 'staff', screen: () => import('./staff/people/staff-screen.tsx') },
  {
    path: '/staff/add-staff',
    exact: false,
    form: 'staff',
    screen: () => import('./staff/people/add-staff-screen.tsx'),
  },
  { path: '/staff/edit-profile', exact: false, screen: () => import('./staff/account/edit-profile-screen.tsx') },
  {
    path: '/staff/UserHistory',
    exact: false,
    list: 'user_history',
    screen: () => import('./staff/history/history-screen.tsx'),
  },
  {
    path: '/staff/delete-non-superusers',
    exact: false,
    screen: () => import('./staff/account/close-accounts-screen.tsx'),
  },
  { path: '/handover', exact: false, list: 'handover', screen: () => import('./handover/handover-screen.tsx') },
  {
    path: '/assessment',
    exact: true,
    list: 'assessment',
    also: ['assessment'],
    related: forms,
    screen: () => import('./assessments/assessment-screen.tsx'),
  },
  {
    path: '/assessment/detail',
    exact: false,
    detail: 'assessment',
    also: ['answer'],
    related: forms,
    screen: () => import('./assessments/assessment-detail-screen.tsx'),
  },
  {
    path: '/assessment/possible-answer',
    exact: false,
    list: 'choice',
    also: ['question', 'choice'],
    related: forms,
    screen: () => import('./assessments/form-builder-screen.tsx'),
  },
  {
    path: '/supportplan',
    exact: false,
    list: 'plan',
    also: ['plan_starter'],
    pages: { plan_starter: () => import('./plans/starters/starters-screen.tsx') },
    screen: () => import('./plans/grid/plans-screen.tsx'),
  },
  {
    path: '/supportplan/detail',
    exact: false,
    detail: 'plan',
    screen: () => import('./plans/screens/plan-screen.tsx'),
  },
  {
    path: '/supportplan/add-supportplan',
    exact: false,
    form: 'plan',
    screen: () => import('./plans/screens/add-plan-screen.tsx'),
  },
  {
    path: '/supportplan/evaluations',
    exact: false,
    list: 'evaluation',
    screen: () => import('./plans/evaluations/plan-evaluations-screen.tsx'),
  },
  { path: '/riskassessment', exact: true, list: 'risk', screen: () => import('./risks/risks-screen.tsx') },
  { path: '/riskassessment/detail', exact: false, detail: 'risk', screen: () => import('./risks/risk-screen.tsx') },
  {
    path: '/riskassessment/add-riskassessment',
    exact: false,
    form: 'risk',
    screen: () => import('./risks/risk-form-screen.tsx'),
  },
  {
    path: '/suggesion',
    exact: true,
    list: 'suggestion',
    also: ['complaint'],
    pages: { complaint: () => import('./complaints/complaint-screen.tsx') },
    screen: () => import('./suggestions/suggestion-screen.tsx'),
  },
  {
    path: '/suggesion/add-suggestion',
    exact: false,
    form: 'suggestion',
    screen: () => import('./suggestions/add/add-suggestion-screen.tsx'),
  },
  {
    path: '/resident',
    exact: true,
    list: 'resident',
    screen: () => import('./residents/list/resident-list-screen.tsx'),
  },
  {
    path: '/resdient/add-resdient',
    exact: false,
    form: 'resident',
    screen: () => import('./residents/admission/admission-screen.tsx'),
  },
  {
    path: '/resident/detail',
    exact: false,
    detail: 'resident',
    screen: () => import('./residents/resident-screen.tsx'),
  },
  {
    path: '/resident/discharged-resident',
    exact: false,
    list: 'resident',
    filter: { status: 'discharged,deceased' },
    screen: () => import('./residents/list/discharged-screen.tsx'),
  },
  { path: '/resident/add-inventory', exact: false, form: 'inventory' },
  { path: '/resident/edit-inventory', exact: false, form: 'inventory', changes: true },
  {
    path: '/resident/InventoryList',
    exact: false,
    list: 'inventory',
    screen: () => import('./belongings/belongings-screen.tsx'),
  },
  { path: '/note', exact: true, list: 'note', screen: () => import('./notes/note-feed-screen.tsx') },
  { path: '/note/add-note', exact: false, form: 'note', screen: () => import('./notes/note-form-screen.tsx') },
  { path: '/note/deleted-notes', exact: false, screen: () => import('./notes/deleted-notes-screen.tsx') },
  {
    path: '/payment',
    exact: true,
    list: 'payment',
    also: ['petty_cash', 'payments_handover'],
    draws: ['payments_handover'],
    related: money,
    screen: () => import('./money/screens/money-screen.tsx'),
  },
  {
    path: '/payment/add-payment',
    exact: false,
    form: 'payment',
    screen: () => import('./money/screens/payment-form-screen.tsx'),
  },
  {
    path: '/notification',
    exact: false,
    list: 'notification',
    screen: () => import('./notices/reminders/reminders-screen.tsx'),
  },
  { path: '/house-asset', exact: false, list: 'house_asset', also: ['asset_check'], screen: assets },
  { path: '/asset-list', exact: false, list: 'house_asset', also: ['asset_check'], screen: assets },
  {
    path: '/house-overview',
    exact: false,
    detail: 'home',
    also: ['legal_hold'],
    screen: () => import('./house-overview/overview-screen.tsx'),
  },
  { path: '/house-overview/asset-list', exact: false, list: 'house_asset', also: ['asset_check'], screen: assets },
  { path: '/house-overview/stock-list', exact: false, second: true, list: 'house_stock', screen: stock },
  { path: '/house-overview/repair-list', exact: false, second: true, list: 'repair_record', screen: repairs },
  { path: '/house-stock', exact: false, list: 'house_stock', screen: stock },
  { path: '/stock-list', exact: false, list: 'house_stock', screen: stock },
  { path: '/repair-record', exact: false, list: 'repair_record', screen: repairs },
  { path: '/repair-list', exact: false, list: 'repair_record', screen: repairs },
  {
    path: '/confidential-info',
    exact: false,
    list: 'confidential_info',
    screen: () => import('./confidential/confidential-screen.tsx'),
  },
  {
    path: '/confidential-list',
    exact: false,
    list: 'confidential_info',
    screen: () => import('./confidential/confidential-screen.tsx'),
  },
  { path: '/body-map', exact: true, list: 'body_map', screen: () => import('./body-map/body-map-screen.tsx') },
  {
    path: '/body-map/add',
    exact: false,
    form: 'body_map',
    screen: () => import('./body-map/chart/add-marks-screen.tsx'),
  },
  { path: '/login', exact: false, screen: () => import('./session/already-signed-in-screen.tsx') },
  { path: '/error', exact: false, screen: () => import('./session/error-screen.tsx') },
  { path: '/lock', exact: false, screen: lock },
] as const satisfies readonly RouteRow[];

export type Path = (typeof signedInRoutes)[number]['path'];
