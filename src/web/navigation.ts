import { codename } from '#domain/kit/vocabulary/permissions.ts';
import {
  IconAlertTriangle,
  IconArmchair,
  IconArrowsExchange,
  IconBackpack,
  IconBell,
  IconBodyScan,
  IconBulb,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarWeek,
  IconChartInfographic,
  IconChecklist,
  IconClipboardHeart,
  IconClipboardList,
  IconHistory,
  IconHome,
  IconLockAccess,
  IconMessageReport,
  IconNotes,
  IconPackage,
  IconPaperclip,
  IconPencilPlus,
  IconRoute,
  IconShieldHalf,
  IconTool,
  IconUserShield,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react';
import type { NavAct, NavItem, Navigation } from './kit/shell/navigation/navigation.ts';
import { startTour } from './help/tour/touring.ts';
import { openRecord, recordKeys } from './kit/state/recording.ts';
import type { NextStepLink } from './kit/state/next-step.ts';
import { Bell } from './notices/devices/bell.tsx';
import type { Path } from './routes.ts';

/** The type keeps every destination among the paths there are. */
const item = (to: Path | `${Path}?${string}`, label: string, icon: NavItem['icon'], entity?: string): NavItem => ({
  to,
  label,
  icon,
  ...(entity ? { entity } : {}),
});

const home = item('/home', 'Home', IconHome);
const residents = item('/resident', 'Residents', IconUsers, 'resident');
const handover = item('/handover', 'Handover', IconArrowsExchange, 'handover');
const rota = item('/rota', 'Rota', IconCalendarWeek, 'rota');
const appointments = item('/appointment', 'Appointments', IconCalendarEvent, 'appointment');
const notes = item('/note', 'Notes', IconNotes, 'note');
const reminders = item('/notification', 'Reminders', IconBell, 'notification');
const plans = item('/supportplan', 'Support plans', IconClipboardHeart, 'plan');

/** What is written down about a resident's day, and with it who is offered to write. */
const written = [
  'fluid_intake',
  'mood',
  'sleep',
  'bath',
  'weight',
  'care',
  'morning_routine',
  'afternoon_routine',
  'note',
];
const record: NavAct = {
  act: () => openRecord(),
  label: 'Record',
  icon: IconPencilPlus,
  keys: recordKeys,
  rights: written.map((name) => codename('add', name)),
};

/** What the server asks for first, and where it is done. */
export const nextStepLinks: Readonly<Record<string, NextStepLink>> = {
  brief: { label: 'Read the brief', to: `${handover.to}?view=brief` },
};

export const navigation: Navigation = {
  groups: [
    {
      label: 'Care',
      items: [
        home,
        residents,
        handover,
        rota,
        appointments,
        notes,
        item('/house-overview?incidents=open', 'Incidents', IconAlertTriangle, 'incident'),
        item('/body-map', 'Body maps', IconBodyScan, 'body_map'),
        reminders,
      ],
    },
    {
      label: 'Plans',
      items: [
        item('/assessment', 'Assessments', IconClipboardList, 'assessment'),
        plans,
        item('/riskassessment', 'Risk assessments', IconShieldHalf, 'risk'),
        item('/evaluation', 'Evaluations', IconChecklist, 'evaluation'),
        item('/house-overview?followups=open', 'Follow-ups', IconRoute, 'follow_up'),
        item('/house-overview?calendar=agenda', 'Reviews and checks', IconCalendarCheck, 'plan_scheduler'),
      ],
    },
    {
      label: 'House',
      items: [
        item('/house-overview', 'House overview', IconChartInfographic, 'home'),
        item('/house-asset', 'Assets', IconArmchair, 'house_asset'),
        item('/house-stock', 'Stock', IconPackage, 'house_stock'),
        item('/repair-record', 'Repairs', IconTool, 'repair_record'),
        item('/resident/InventoryList', 'Belongings', IconBackpack, 'inventory'),
      ],
    },
    {
      label: 'Office',
      items: [
        item('/payment', 'Payments', IconWallet, 'payment'),
        item('/attacthment', 'Files', IconPaperclip, 'attachment'),
        item('/confidential-info', 'Confidential', IconLockAccess, 'confidential_info'),
        item('/suggesion', 'Suggestions', IconBulb, 'suggestion'),
        item('/suggesion?of=complaint', 'Complaints', IconMessageReport, 'complaint'),
        item('/staff', 'Staff', IconUserShield, 'staff'),
        item('/staff/UserHistory', 'User history', IconHistory, 'user_history'),
      ],
    },
  ],
  bar: [home, residents, record, handover],
  act: record,
  bell: Bell,
  rail: [record, home, residents, handover, rota, appointments, notes, plans, reminders],
  welcome: '/' satisfies Path,
  home: '/home' satisfies Path,
  lock: '/lock' satisfies Path,
  profile: '/staff/edit-profile' satisfies Path,
  help: '/home?help' satisfies `${Path}?${string}`,
  tour: startTour,
};
