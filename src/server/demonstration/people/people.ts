import { keysOf, tableOf } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Role } from '#domain/kit/vocabulary/permissions.ts';
import { home, type Home } from '#domain/homes/home.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { trainingCourses } from '#domain/staff/person/training-courses.ts';
import { minutesLater, type Calendar } from '../stage/calendar.ts';
import { houses, type HouseKey } from '../stage/houses.ts';
import { idAt } from '../stage/id-at.ts';
import type { RecordBook } from '../stage/record-book.ts';
import { seasonDays } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';
import { colleagues, type Colleague } from './staff-list.ts';

export type GroupIds = Readonly<Record<Role, string>>;

export interface People {
  readonly homes: Readonly<Record<HouseKey, Home>>;
  readonly staff: ReadonlyMap<string, AnyRecord>;
}

const houseKeys = keysOf(houses);
const langs = ['English'];

/** The homes and everyone who works there, as they stood when the homes began with Hearth. */
export function settle(
  book: RecordBook,
  calendar: Calendar,
  groups: GroupIds,
  faces: ReadonlyMap<string, string>,
  provider: string,
): People {
  const random = seeded('people');
  const opening = calendar.at(-seasonDays - 2, '09:00');
  const ids = new Map(colleagues.map((one) => [one.username, idAt(opening, random)]));
  const admin = ids.get('admin') ?? null;
  const homes = tableOf(houseKeys, (key) =>
    book.write(home, { by: admin, at: opening, values: houseValues(key, ids, provider) }),
  );
  const hired = colleagues.map((one, place) => {
    const values = {
      ...personValues(one, place, random, calendar),
      ...jobValues(one, homes, ids, calendar),
      ...accountValues(one, groups, calendar),
      photo: faces.get(one.username) ?? null,
    };
    return [
      one.username,
      book.write(staff, { by: admin, at: minutesLater(opening, 5 + place), id: ids.get(one.username) ?? '', values }),
    ] as const;
  });
  return { homes, staff: new Map(hired) };
}

const houseValues = (key: HouseKey, ids: ReadonlyMap<string, string>, provider: string) => ({
  ...houses[key],
  provider_name: provider,
  registered_manager: ids.get(key === 'willow' ? 'frances.okoro' : 'manager') ?? null,
  deputy_manager: ids.get({ rose: 'moira.lennox', oak: 'ruth.abara', willow: 'helen.garside' }[key]) ?? null,
});

function personValues(one: Colleague, place: number, random: Seeded, calendar: Calendar) {
  const mail = `${one.first}.${one.last}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
  const age = Math.max(one.years + 20, random.whole(24, 58));
  return {
    first_name: one.first,
    last_name: one.last,
    preferred_name: one.called ?? null,
    gender: one.man ? 'male' : 'female',
    staff_number: `CCH-${String(101 + place)}`,
    phone: `07700 900${String(100 + place)}`,
    email: `${mail}@example.org`,
    date_of_birth: calendar.day(-age * 365 - random.whole(0, 300)),
    address: `${random.whole(1, 140)} ${random.pick(['Chapel Lane', 'Roundhay Road', 'Cardigan Road', 'Otley Old Road', 'Tempest Road', 'Street Lane'])}, Leeds`,
    emergency_contact: {
      name: `${random.pick(['Alex', 'Jo', 'Sam', 'Chris', 'Pat', 'Lee'])} ${one.last}`,
      relationship: random.pick(['Partner', 'Parent', 'Sister', 'Brother']),
      phone: `07700 900${String(300 + place)}`,
    },
    languages: one.languages ?? langs,
  };
}

function jobValues(
  one: Colleague,
  homes: Readonly<Record<HouseKey, AnyRecord>>,
  ids: ReadonlyMap<string, string>,
  calendar: Calendar,
) {
  const boss =
    one.group === 'superuser'
      ? null
      : one.group === 'manager'
        ? 'admin'
        : one.houses.includes('rose') || one.houses.includes('oak')
          ? 'manager'
          : 'frances.okoro';
  return {
    role: one.role,
    job_title: one.title,
    employment_type: one.employment ?? 'permanent',
    agency_name: one.employment === 'agency' ? 'Northern Care Staffing' : null,
    homes: one.houses.map((key) => homes[key].id),
    default_home: homes[one.houses[0] ?? 'rose'].id,
    line_manager: boss ? (ids.get(boss) ?? null) : null,
    start_date: calendar.day(-one.years * 365 - 40),
    contracted_hours: one.hours,
    status: 'active',
    ...vetting(one, calendar),
    ...development(one, ids, calendar, boss),
    may_lead_shift: one.leads ?? false,
    first_aider: one.leads ?? false,
    medicines_competent:
      one.role !== 'cook' && one.role !== 'maintenance' && one.group !== 'agency' && one.group !== 'auditor',
    hoist_competent: one.works === 'day' || one.works === 'night',
    driver: one.years % 2 === 1,
  };
}

const vetting = (one: Colleague, calendar: Calendar) => ({
  identity_checked_on: calendar.day(-one.years * 365 - 50),
  right_to_work_type: one.languages?.includes('Polish') ? 'settled' : 'uk_irish',
  rtw_checked_on: calendar.day(-one.years * 365 - 50),
  dbs_level: 'enhanced_barred',
  dbs_number: `0017${String(34_560_000 + one.username.length * 97_531 + one.years * 1_117)}`,
  dbs_issued_on: calendar.day(-Math.min(one.years, 3) * 365 - 45),
  dbs_update_service: one.years > 2,
  dbs_last_checked: calendar.day(-60),
  references_received: 2,
  work_history_complete: true,
  gaps_explained: true,
  health_declaration: true,
  ...(one.role === 'nurse'
    ? { professional_body: 'nmc', registration_number: '98I1234E', registration_expiry: calendar.day(160) }
    : {}),
});

/** Everybody is in date but for the few that a manager should notice. */
function development(one: Colleague, ids: ReadonlyMap<string, string>, calendar: Calendar, boss: string | null) {
  const courses = keysOf(trainingCourses).slice(0, 12);
  const random = seeded(`training ${one.username}`);
  return {
    induction_completed_on: calendar.day(-one.years * 365 - 26),
    care_certificate: one.years > 1 ? 'complete' : 'in_progress',
    training: courses.map((course) => ({
      course,
      completed_on: calendar.day(course === one.lapsed ? -390 : -random.whole(100, 330)),
      provider: random.pick(['Leeds Care Academy', 'In house', 'Online learning hub']),
    })),
    supervisions: [{ date: calendar.day(-random.whole(6, 62)), by: boss ? (ids.get(boss) ?? null) : null }],
    appraisal_due: calendar.day(random.whole(20, 240)),
  };
}

function accountValues(one: Colleague, groups: GroupIds, calendar: Calendar) {
  const guest = one.group === 'agency' || one.group === 'auditor';
  return {
    username: one.username,
    last_login: calendar.at(-1 - (one.username.length % 5), '07:20'),
    // They have worked with Hearth for years.
    tour_answered_at: calendar.at(-1 - (one.username.length % 5), '07:20'),
    is_superuser: one.group === 'superuser',
    groups: [groups[one.group]],
    access_starts_at: guest ? calendar.at(-1, '08:00') : null,
    access_expires_at: guest ? calendar.at(5, '08:00') : null,
  };
}
