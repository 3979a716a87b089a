import { appointment } from '../appointments/appointment.ts';
import { weight } from '../daily-care/weight/weight.ts';
import { roles } from '../kit/vocabulary/permissions.ts';
import { payment } from '../money/payment.ts';
import { houseAsset } from '../premises/assets/house-asset.ts';
import { houseStock } from '../premises/stock/house-stock.ts';
import { family } from '../residents/family/family.ts';
import { resident } from '../residents/person/resident.ts';
import { usualGroups, usualUsername } from '../staff/person/joining.ts';
import { staff } from '../staff/person/staff.ts';
import { staffRoles } from '../staff/person/staff-person.ts';
import { importKind, importPart, type ImportKind, type Texts } from './import-kind.ts';
import { optionMeant } from './option-meant.ts';
import { sheetDay } from './sheet-day.ts';

/** A line of an older paper says nothing about who would be called; the page of the resident does. */
const contactDoubts = ['no_emergency_contact', 'no_next_of_kin', 'no_proof'];

const contactFields = [
  'first_name',
  'last_name',
  'relationship',
  'phone',
  'mobile',
  'email',
  'address',
  'is_next_of_kin',
  'is_emergency_contact',
] as const;

const contactWords = {
  relationship: ['relation', 'relationship to resident'],
  phone: ['telephone', 'tel', 'home phone', 'landline'],
  mobile: ['mobile phone', 'mobile number', 'cell'],
  email: ['email', 'email address'],
  is_next_of_kin: ['nok'],
} as const;

/** Ten digits are written in groups, and read without them. */
const plainNumber = (text: string): string => (/^[\d\s-]{10,14}$/.test(text) ? text.replace(/[\s-]/g, '') : text);

const noAllergies = /^(none|none known|nil|nil known|nka|nkda|no known( drug)? allergies|no)\.?$/i;
const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === '';

function residentTexts(texts: Texts, today: string): Texts {
  const isNone = noAllergies.test((texts['allergies'] ?? '').trim());
  const moved = sheetDay(texts['admission_date'] ?? '', today, 'any');
  return {
    ...texts,
    national_id: plainNumber((texts['national_id'] ?? '').trim()),
    ...(isNone ? { allergies: '', no_known_allergies: 'Yes' } : {}),
    ...(isEmpty(texts['status']) ? { status: moved !== null && moved > today ? 'pre_admission' : 'current' } : {}),
  };
}

function staffTexts(texts: Texts): Texts {
  const role = optionMeant(staffRoles, texts['role'] ?? '');
  const group = role === null ? undefined : usualGroups[role];
  return {
    ...texts,
    ...(isEmpty(texts['username']) ? { username: usualUsername(texts['first_name'], texts['last_name']) } : {}),
    ...(isEmpty(texts['groups']) && group ? { groups: roles[group] } : {}),
    ...(isEmpty(texts['status']) ? { status: 'onboarding' } : {}),
  };
}

const opening = 'Opening balance';

/** Every kind of record that a house begins with, in the order in which they are brought in. */
export const importKinds = {
  staff: importKind({
    entity: staff,
    label: 'Staff',
    one: 'member of staff',
    help: 'Everybody begins as “Starting”, with the group that goes with their role and a username made of their name. Nobody can sign in before you have invited them.',
    right: 'manage_users',
    fields: [
      'first_name',
      'last_name',
      'preferred_name',
      'role',
      'email',
      'phone',
      'start_date',
      'staff_number',
      'job_title',
      'employment_type',
      'agency_name',
      'contracted_hours',
      'date_of_birth',
      'gender',
      'address',
      'languages',
      'username',
      'groups',
      'status',
      'access_starts_at',
      'access_expires_at',
      'identity_checked_on',
      'right_to_work_type',
      'rtw_checked_on',
      'rtw_expiry',
      'dbs_level',
      'dbs_number',
      'dbs_issued_on',
      'dbs_update_service',
      'references_received',
      'induction_completed_on',
      'may_lead_shift',
      'first_aider',
      'driver',
    ],
    near: {
      first_name: ['forename', 'given name', 'firstname', 'christian name'],
      last_name: ['surname', 'family name', 'lastname'],
      role: ['position', 'post', 'grade'],
      email: ['email', 'email address', 'work email'],
      phone: ['telephone', 'tel', 'mobile', 'mobile number', 'phone number', 'contact number'],
      start_date: ['started', 'date started', 'joined', 'employment start date'],
      staff_number: ['payroll number', 'employee number', 'employee id', 'staff id', 'payroll no'],
      contracted_hours: ['hours', 'weekly hours', 'contract hours'],
      date_of_birth: ['dob', 'birth date', 'birthday', 'born'],
      employment_type: ['contract', 'contract type'],
      dbs_number: ['dbs', 'dbs certificate', 'crb number'],
      rtw_expiry: ['visa expiry', 'visa until'],
    },
    completes: staffTexts,
    knownBy: [['staff_number'], ['email'], ['first_name', 'last_name']],
  }),
  residents: importKind({
    entity: resident,
    label: 'Residents',
    one: 'resident',
    help: 'One line for each person, with one contact in the same line if you like. Further contacts are brought in with a file of their own.',
    fields: [
      'national_id',
      'national_id_type',
      'national_id_unknown',
      'title',
      'first_name',
      'last_name',
      'preferred_name',
      'date_of_birth',
      'date_of_birth_unknown',
      'gender',
      'room',
      'admission_date',
      'admission_type',
      'admitted_from',
      'status',
      'key_worker',
      'gp_name',
      'gp_phone',
      'gp_practice',
      'gp_unknown',
      'allergies',
      'no_known_allergies',
      'allergies_unknown',
      'diagnoses',
      'diabetes',
      'diet',
      'mobility',
      'height_cm',
      'dnacpr_status',
      'dols_status',
      'placing_authority',
      'funding_type',
      'ethnicity',
      'religion',
      'first_language',
      'marital_status',
      'pharmacy',
    ],
    near: {
      national_id: ['nhs number', 'nhs no', 'nhs', 'chi number', 'hsc number', 'national id', 'resident number'],
      first_name: ['forename', 'given name', 'firstname', 'christian name'],
      last_name: ['surname', 'family name', 'lastname'],
      preferred_name: ['known as', 'preferred name', 'called'],
      date_of_birth: ['dob', 'birth date', 'birthday', 'born'],
      gender: ['sex'],
      room: ['room number', 'room no', 'bedroom', 'flat'],
      admission_date: ['admission date', 'date of admission', 'admitted', 'moved in', 'date moved in'],
      admitted_from: ['admitted from', 'previous address'],
      gp_name: ['doctor', 'gp name', 'general practitioner'],
      gp_phone: ['gp telephone', 'surgery phone', 'gp tel', 'doctor phone'],
      gp_practice: ['surgery', 'practice', 'gp surgery'],
      key_worker: ['keyworker', 'named carer'],
      diagnoses: ['diagnosis', 'medical history', 'conditions'],
      height_cm: ['height'],
      dnacpr_status: ['dnar', 'dnr'],
      funding_type: ['funding'],
    },
    unknowns: {
      national_id: 'national_id_unknown',
      date_of_birth: 'date_of_birth_unknown',
      gp_name: 'gp_unknown',
      gp_phone: 'gp_unknown',
      allergies: 'allergies_unknown',
    },
    completes: residentTexts,
    knownBy: [['national_id'], ['first_name', 'last_name', 'date_of_birth']],
    contact: importPart({ entity: family, fields: contactFields, near: contactWords, confirmed: contactDoubts }),
  }),
  contacts: importKind({
    entity: family,
    label: 'Families and contacts',
    one: 'contact',
    help: 'Bring the residents in first. Each line names its resident as they are called here, or by their number.',
    fields: [
      'resident',
      ...contactFields,
      'emergency_order',
      'call_at_night',
      'information_level',
      'lpa_health',
      'lpa_finance',
    ],
    near: {
      ...contactWords,
      resident: ['resident name', 'service user', 'name of resident'],
      first_name: ['forename', 'given name', 'firstname', 'contact first name'],
      last_name: ['surname', 'family name', 'lastname', 'contact last name'],
    },
    confirmed: contactDoubts,
    knownBy: [['resident', 'first_name', 'last_name']],
  }),
  stock: importKind({
    entity: houseStock,
    label: 'Stock',
    one: 'thing in stock',
    help: 'The quantity is what is on the shelf today; from then on it changes by what comes in, goes out or is counted.',
    fields: [
      'item_name',
      'category',
      'quantity',
      'unit',
      'reorder_level',
      'reorder_quantity',
      'location',
      'expiry_date',
      'batch_no',
      'storage_temp',
      'supplier',
      'unit_cost',
    ],
    near: {
      item_name: ['name', 'product', 'description', 'article'],
      quantity: ['amount', 'in stock', 'qty', 'count', 'stock level'],
      reorder_level: ['minimum', 'minimum stock', 'reorder level', 'reorder at'],
      reorder_quantity: ['reorder quantity', 'order quantity'],
      location: ['place', 'cupboard', 'shelf', 'store', 'location'],
      expiry_date: ['expiry', 'best before', 'expires'],
      unit_cost: ['cost', 'unit cost', 'unit price', 'price'],
    },
    knownBy: [['item_name', 'location']],
  }),
  assets: importKind({
    entity: houseAsset,
    label: 'Assets',
    one: 'thing of the house',
    help: 'Checks and their dates are added on the page of each thing.',
    fields: [
      'asset_tag',
      'name',
      'category',
      'location',
      'condition',
      'status',
      'safe_working_load_kg',
      'make',
      'model',
      'serial_number',
      'supplier',
      'purchase_date',
      'purchase_cost',
      'warranty_expiry',
    ],
    near: {
      asset_tag: ['asset number', 'asset no', 'asset id', 'inventory number'],
      name: ['item', 'description', 'asset'],
      category: ['type', 'kind'],
      location: ['place', 'room', 'location'],
      safe_working_load_kg: ['swl', 'max load'],
      serial_number: ['serial', 'serial no'],
      purchase_date: ['purchase date', 'date of purchase', 'purchased'],
      purchase_cost: ['cost', 'value', 'purchase price'],
      warranty_expiry: ['warranty'],
    },
    knownBy: [['asset_tag']],
  }),
  balances: importKind({
    entity: payment,
    label: 'Opening balances',
    one: 'opening balance',
    help: 'Count the money together first. Each line becomes a draft that names its witness; it counts once both have signed it, like all other money.',
    fields: [
      'resident',
      'account',
      'amount',
      'occurred_at',
      'witness',
      'resident_signed',
      'resident_signed_reason',
      'payment_type',
      'category',
      'description',
      'payee',
    ],
    near: {
      resident: ['resident name', 'service user', 'name'],
      amount: ['balance', 'opening balance', 'cash', 'money held'],
      occurred_at: ['date', 'counted on', 'as of'],
      witness: ['witnessed by', 'counted with'],
    },
    completes: (texts) => ({
      payment_type: 'money_in',
      category: 'other',
      description: opening,
      payee: 'Brought in from earlier books',
      resident_signed: 'unable',
      resident_signed_reason: 'Brought in from earlier books, counted with a witness',
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => !isEmpty(text))),
    }),
    knownBy: [['resident', 'account', 'description']],
  }),
  weights: importKind({
    entity: weight,
    label: 'Last weights',
    one: 'weight',
    help: 'The last weight of each person, so that the first one taken here has something to be compared with.',
    fields: ['resident', 'occurred_at', 'weight_kg', 'method', 'height_cm', 'notes', 'late_entry_reason'],
    near: {
      resident: ['resident name', 'service user', 'name'],
      occurred_at: ['date', 'weighed on', 'date weighed', 'last weighed'],
      weight_kg: ['weight', 'kg', 'last weight'],
      height_cm: ['height'],
      notes: ['comments', 'remarks'],
    },
    completes: (texts) => (isEmpty(texts['late_entry_reason']) ? { ...texts, late_entry_reason: 'told_later' } : texts),
    confirmed: ['over_a_day_old'],
    knownBy: [['resident', 'occurred_at']],
  }),
  appointments: importKind({
    entity: appointment,
    label: 'Appointments',
    one: 'appointment',
    help: 'Those still to come. The time may stand in a column of its own. Without a resident it concerns the whole house.',
    fields: [
      'resident',
      'title',
      'appointment_type',
      'starts_at',
      'ends_at',
      'with_whom',
      'location',
      'transport',
      'escort_needed',
      'preparation',
    ],
    near: {
      resident: ['resident name', 'service user', 'name'],
      title: ['what', 'subject', 'reason', 'appointment'],
      appointment_type: ['type', 'kind of appointment'],
      starts_at: ['date', 'start', 'when', 'date and time', 'appointment date'],
      ends_at: ['end', 'until'],
      with_whom: ['clinician', 'who with'],
      location: ['place', 'location', 'address'],
      preparation: ['notes', 'comments'],
    },
    knownBy: [['resident', 'starts_at', 'title']],
  }),
} as const satisfies Readonly<Record<string, ImportKind>>;

export type ImportName = keyof typeof importKinds;
export const isImportName = (name: unknown): name is ImportName =>
  typeof name === 'string' && Object.hasOwn(importKinds, name);

/** As one kind among others, whatever its own fields are. */
export const importKindNamed = (name: ImportName): ImportKind => importKinds[name];
