import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import { isNightCheck } from '../daily-care/sleep/night-checks.ts';
import {
  choice,
  explained,
  longText,
  must,
  parts,
  readOnly,
  ref,
  section,
  text,
  whole,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { usualZone } from '../kit/vocabulary/home-settings.ts';
import { everything } from '../kit/vocabulary/permissions.ts';
import { signs } from '../kit/vocabulary/computed-columns.ts';
import { homeSettingsFields, startSettings } from '../kit/vocabulary/home-settings-fields.ts';

const staffNeeded = (label: string, from: number) =>
  must(whole(label, { unit: 'people', min: 0, max: 20, default: from }));
/** A cup holds at least a mouthful and at most a jug. */
const isCupSize = (size: string): boolean => /^\d+$/.test(size) && Number(size) >= 20 && Number(size) <= 1000;

/** Hours, such as 0.5. */
const isCheckHour = (hours: string): boolean =>
  /^\d+(\.\d{1,2})?$/.test(hours) && Number(hours) >= 0.25 && Number(hours) <= 168;

export const home = entity({
  name: 'home',
  labels: { one: 'House', many: 'Houses' },
  purpose: 'The houses of the provider, with their places, people and settings.',
  title: ['name'],
  belongsTo: 'itself',
  access: {
    superuser: everything,
    manager: ['view', 'change'],
    senior: ['view'],
    carer: ['view'],
    agency: ['view'],
    auditor: ['view'],
  },
  fields: {
    ...section('The house', {
      name: must(text('Name', { max: 120 })),
      code: explained('code', text('Short code', { max: 10 })),
      service_type: must(
        choice('Kind of service', {
          options: {
            mental_health: 'Mental health',
            learning_disability: 'Learning disability',
            older_people: 'Older people',
            dementia: 'Dementia',
            physical_disability: 'Physical disability',
            mixed: 'Mixed',
          },
          default: 'mixed',
        }),
      ),
      regulator: explained(
        'regulator',
        must(
          choice('Regulator', {
            options: {
              CQC: 'Care Quality Commission (England)',
              CIW: 'Care Inspectorate Wales',
              CI: 'Care Inspectorate (Scotland)',
              RQIA: 'RQIA (Northern Ireland)',
            },
            default: 'CQC',
          }),
        ),
      ),
      registration_number: text('Registration number', { max: 30 }),
      provider_name: must(text('Provider', { max: 120 })),
      status: must(
        choice('Status', { options: { active: 'Open', suspended: 'Suspended', closed: 'Closed' }, default: 'active' }),
      ),
      // Made whole by the server; no house of people becomes one, and it becomes no house of people.
      is_practice: readOnly(yesNo('Practice house', { default: false })),
    }),
    ...section('Address and contact', {
      address_line1: must(text('Address', { max: 120 })),
      address_line2: text('Address, second line', { max: 120 }),
      town: must(text('Town', { max: 80 })),
      postcode: must(text('Postcode', { max: 8, like: 'postcode' })),
      phone: must(text('Phone', { max: 30, like: 'phone' })),
      email: text('E-mail', { max: 200, like: 'email' }),
      time_zone: must(text('Time zone', { max: 60, like: 'time_zone', default: usualZone })),
    }),
    ...section('People', {
      registered_manager: explained('registered_manager', ref('Registered manager', { to: 'staff' })),
      deputy_manager: ref('Deputy manager', { to: 'staff' }),
      max_residents: must(
        whole('Places', { min: 1, max: 200, help: 'The most residents the house is registered for.' }),
      ),
      min_staffing: explained(
        'min_staffing',
        must(
          parts(
            'Least staff on shift',
            {
              early: staffNeeded('Early', 2),
              late: staffNeeded('Late', 2),
              waking_night: staffNeeded('Waking night', 1),
              sleep_in: staffNeeded('Sleep-in', 1),
            },
            { default: { early: 2, late: 2, waking_night: 1, sleep_in: 1 } },
          ),
        ),
      ),
    }),
    ...section('In an emergency', {
      on_call_phone: text('On-call phone', { max: 30, like: 'phone', help: 'Shown on every alert.' }),
      emergency_info: longText('What to do in an emergency', { max: 4000 }),
    }),
    ...section('Settings', { settings: must(parts('Settings', homeSettingsFields, { default: startSettings })) }),
  },
  list: ['name', 'service_type', 'occupancy', 'on_shift', 'open_alerts', 'status'],
  computed: {
    occupancy: { shownAs: text('Residents', { max: 20 }), from: ['max_residents'] },
    on_shift: { shownAs: whole('On shift now', { min: 0, max: 1000 }), from: [] },
    open_alerts: { shownAs: signs('Open alerts'), from: [] },
  },
  carries: ['code', 'town', 'phone', 'time_zone', 'on_call_phone'],
  order: 'name',
  filters: ['service_type'],
  search: ['name', 'code', 'town'],
  unique: [
    { fields: ['name'], ignoreCase: true, sentence: 'Another house has this name.' },
    { fields: ['code'], ignoreCase: true, sentence: 'Another house has this code.' },
  ],
  check({ settings }) {
    if (settings?.cup_sizes_ml.every(isCupSize) === false)
      return { settings: 'Cup sizes must be whole numbers between 20 and 1000 ml.' };
    if (!isNightCheck(settings?.night_check_default_min ?? 0))
      return { settings: 'Night checks come every 15, 30, 60, 120 or 240 minutes; 0 where nobody looks in.' };
    // A house that was set up before there was such a setting has none of it.
    const hours = Object.entries(settings ?? {}).flatMap(([name, set]) =>
      name.startsWith('checks_after_') && Array.isArray(set) ? set.map(String) : [],
    );
    return hours.every(isCheckHour)
      ? {}
      : { settings: 'Checks come between a quarter of an hour and a week after it happened.' };
  },
  warn: (house) =>
    house.registered_manager === null
      ? { registered_manager: ['no_registered_manager', 'This house has no registered manager. Save it all the same?'] }
      : {},
});
export type Home = RecordOf<typeof home>;
