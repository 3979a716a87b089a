import { family } from '../../residents/family/family.ts';
import { resident } from '../../residents/person/resident.ts';
import { importKind, importPart, type Texts } from './import-kind.ts';
import { sheetDay } from '../cells/sheet-day.ts';
import { isBlank } from './is-blank.ts';

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
function residentTexts(texts: Texts, today: string): Texts {
  const isNone = noAllergies.test((texts['allergies'] ?? '').trim());
  const moved = sheetDay(texts['admission_date'] ?? '', today, 'any');
  return {
    ...texts,
    national_id: plainNumber((texts['national_id'] ?? '').trim()),
    ...(isNone ? { allergies: '', no_known_allergies: 'Yes' } : {}),
    ...(isBlank(texts['status']) ? { status: moved !== null && moved > today ? 'pre_admission' : 'current' } : {}),
  };
}

export const residentKind = importKind({
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
});

export const contactKind = importKind({
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
});
