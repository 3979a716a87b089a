import type { Entity } from '../../kit/vocabulary/entity.ts';
import { must, section, type Field } from '../../kit/vocabulary/fields.ts';
import type { Input } from '../../kit/vocabulary/parse.ts';
import { familyReach, familyWho } from '../family/family.ts';
import { unknown } from './not-known-yet.ts';
import { residentHealth, residentHealthContacts } from './resident-health.ts';
import { residentIdentity } from './resident-identity.ts';
import { residentPlacement } from './resident-placement.ts';
import { residentSafety } from './resident-safety.ts';
import { resident } from './resident.ts';

/** Asked only while nobody has said that it is not known yet. */
const unless = <F extends Field>(field: string, of: F): F => ({ ...of, when: { [field]: [false] } });
const called = <F extends Field>(label: string, of: F): F => ({ ...of, label });

const {
  first_name,
  last_name,
  date_of_birth,
  date_of_birth_unknown,
  national_id_type,
  national_id,
  national_id_unknown,
} = residentIdentity;
const { gp_name, gp_phone, gp_unknown } = residentHealthContacts;
const { allergies, no_known_allergies, allergies_unknown } = residentHealth;
const { room, admitted_from, admission_reason } = residentPlacement;
const { header_flags, known_dangers } = residentSafety;

const ofResident = {
  ...section('Who', {
    first_name,
    last_name,
    date_of_birth_unknown,
    date_of_birth: unless('date_of_birth_unknown', date_of_birth),
  }),
  ...section('Coming here', { room, admitted_from, admission_reason: must(admission_reason) }),
  ...section('Danger', {
    allergies_unknown,
    no_known_allergies: unless('allergies_unknown', no_known_allergies),
    allergies: unless('allergies_unknown', allergies),
    header_flags,
    known_dangers,
  }),
};
const ofContact = section('Who to ring', {
  contact_unknown: unknown('Nobody to ring is known yet'),
  contact_first_name: unless('contact_unknown', called('Their first name', familyWho.first_name)),
  contact_last_name: unless('contact_unknown', called('Their last name', familyWho.last_name)),
  contact_relationship: unless('contact_unknown', familyWho.relationship),
  contact_phone: unless('contact_unknown', must(familyReach.phone)),
});
const ofOthers = section('Doctor and number', {
  gp_unknown,
  gp_name: unless('gp_unknown', gp_name),
  gp_phone: unless('gp_unknown', gp_phone),
  national_id_unknown,
  national_id_type: unless('national_id_unknown', national_id_type),
  national_id: unless('national_id_unknown', national_id),
});

/** The few questions of a form with which somebody is taken in at night. What it makes is an ordinary resident, and a contact to ring. */
export const emergencyAdmission: Entity = {
  ...resident,
  path: `${resident.path}/emergency`,
  labels: { one: 'Emergency admission', many: 'Emergency admissions' },
  fields: { ...ofResident, ...ofContact, ...ofOthers },
};

/** What the answers say of the resident, and of whoever is to be rung for them; null where nobody is known. */
export function admittedBy(answers: Input): { readonly person: Input; readonly contact: Input | null } {
  // What was not answered begins as it does for everybody.
  const person = Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => !(name in ofContact) && value !== null),
  );
  const { contact_unknown, contact_first_name, contact_last_name, contact_relationship, contact_phone } = answers;
  return {
    person: { ...person, status: 'current', admission_type: 'emergency' },
    contact:
      contact_unknown === true
        ? null
        : {
            first_name: contact_first_name,
            last_name: contact_last_name,
            relationship: contact_relationship,
            phone: contact_phone,
            is_emergency_contact: true,
            emergency_order: 1,
          },
  };
}
