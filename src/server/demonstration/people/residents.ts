import { keysOf, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { checkDigit } from '#domain/residents/person/national-id.ts';
import { family, type Family } from '#domain/residents/family/family.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Calendar } from '../stage/calendar.ts';
import { escapes, missingProfiles } from '../events/escapes.ts';
import type { HouseKey } from '../stage/houses.ts';
import { idAt } from '../stage/id-at.ts';
import { oakResidents } from './oak-residents.ts';
import type { People } from './people.ts';
import type { RecordBook } from '../stage/record-book.ts';
import type { Households, Profile, Relative } from '../stage/resident-profile.ts';
import { flagsOf, legalValues } from './rights.ts';
import { formerRoseResident, roseResidents } from './rose-residents.ts';
import { managerOf, seasonDays, staffId, type SceneResident } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';
import { willowResidents } from './willow-residents.ts';

export const households: Households = {
  rose: [...roseResidents, formerRoseResident],
  oak: oakResidents,
  willow: willowResidents,
};

export const faceKey = (house: HouseKey, { first, last }: Profile): string => `${house} ${first} ${last}`;

export const doctors = {
  rose: {
    gp_name: 'Dr Amara Nair',
    gp_practice: 'Rosemount Surgery, Leeds',
    gp_phone: '0113 496 0340',
    pharmacy: 'Rosemount Pharmacy, 0113 496 0341',
    dentist: 'Street Lane Dental, 0113 496 0360',
  },
  oak: {
    gp_name: 'Dr Peter Langton',
    gp_practice: 'Oakwood Lane Medical Practice',
    gp_phone: '0113 496 0350',
    pharmacy: 'Oakwood Chemist, 0113 496 0351',
    dentist: 'Community Dental Service, 0113 496 0361',
  },
  willow: {
    gp_name: 'Dr Fiona Hargreaves',
    gp_practice: 'Chevin Medical Practice, Otley',
    gp_phone: '01632 960250',
    pharmacy: 'Riverside Pharmacy, 01632 960251',
    optician: 'Otley Eyecare, 01632 960255',
    chiropodist: 'Mr J. Platt, 01632 960257',
  },
} as const;

/** Numbers from the range that is set aside for tests and given to nobody. */
export function testNumber(place: number): string {
  for (let serial = place * 37; ; serial += 1) {
    const nine = `999${String(100_000 + serial)}`;
    const digit = checkDigit(`${nine}0`);
    if (digit !== null) return `${nine}${digit}`;
  }
}

function consents(profile: Profile, calendar: Calendar): RecordValues {
  const inTheirPlace = profile.facts?.dols_status !== undefined && profile.facts.dols_status !== 'not_required';
  const answer = inTheirPlace ? 'best_interests' : 'yes';
  const on = calendar.day(-seasonDays - 1);
  return {
    consent_photo: answer,
    consent_photo_date: on,
    consent_share: answer,
    consent_share_date: on,
    consent_night_checks: profile.first === 'Jasper' ? 'no' : answer,
    consent_night_checks_date: on,
    consent_money_support: answer,
    consent_money_support_date: on,
  };
}

/** Minutes of care on an early shift, by how somebody gets about. */
const careByMobility: Readonly<Record<string, number>> = {
  independent: 15,
  aid: 30,
  one_person: 50,
  two_person: 75,
  hoist: 80,
};

function careMinutes({ facts }: Profile): RecordValues {
  const early = careByMobility[facts?.mobility ?? 'independent'] ?? 15;
  return { early, late: Math.round(early * 0.8), waking_night: Math.round(early * 0.3) };
}

function profileValues(profile: Profile, house: HouseKey, place: number, calendar: Calendar): RecordValues {
  const metres = profile.cm / 100;
  return {
    national_id: testNumber(place),
    first_name: profile.first,
    last_name: profile.last,
    preferred_name: profile.called ?? null,
    date_of_birth: profile.born,
    gender: profile.gender,
    pronouns: { female: 'she/her', male: 'he/him', non_binary: 'they/them' }[profile.gender],
    title:
      profile.gender === 'female'
        ? profile.marital === 'widowed' || profile.marital === 'married'
          ? 'Mrs'
          : 'Ms'
        : profile.gender === 'male'
          ? 'Mr'
          : 'Mx',
    ethnicity: profile.ethnicity,
    religion: profile.faith ?? null,
    first_language: profile.language ?? 'English',
    marital_status: profile.marital ?? 'not_stated',
    room: profile.room,
    admission_date: calendar.day(-Math.max(profile.months * 30, seasonDays + 1)),
    admitted_from: profile.from,
    funding_type: profile.funding,
    placing_authority: profile.funding === 'self' ? null : 'Leeds City Council',
    social_worker:
      profile.funding === 'self'
        ? null
        : { name: ['Kate Ellison', 'Joseph Obi', 'Miriam Stone'][place % 3], phone: '0113 496 0410' },
    care_coordinator:
      house === 'rose' ? { name: ['Dawn Whiteley', 'Femi Alabi'][place % 2], phone: '0113 496 0420' } : null,
    ...doctors[house],
    diagnoses: profile.diagnoses,
    allergies: (profile.allergies ?? []).map(([substance, reaction, severity]) => ({ substance, reaction, severity })),
    no_known_allergies: !profile.allergies,
    height_cm: profile.cm,
    target_weight_min_kg: Math.round(20 * metres * metres),
    target_weight_max_kg: Math.round(Math.max(25 * metres * metres, profile.kg)),
    care_minutes: careMinutes(profile),
    usual_presentation: profile.usual,
    relapse_indicators: profile.signs ?? [],
    trigger_factors: profile.triggers ?? [],
    calming_strategies: profile.calms,
    important_to_me: profile.important,
    how_to_support_me: profile.support,
    communication: profile.speaks ?? 'Speaks for themselves. Face to face, no hurry.',
    likes: profile.likes,
    dislikes: profile.dislikes,
    daily_routine: profile.day,
    life_story: profile.life,
    cultural_needs: profile.faith ? `${profile.faith}. Ask how they would like to keep it this week.` : null,
    peep: escapes[`${profile.first} ${profile.last}`] ?? null,
    header_flags: flagsOf(profile),
    missing_person_profile: missingProfiles[`${profile.first} ${profile.last}`] ?? null,
    ...consents(profile, calendar),
    ...legalValues(profile, calendar),
    ...profile.facts,
    photo_taken_on: calendar.day(-seasonDays - 1),
  };
}

/** Everyone who lives in the homes, and those who love them. */
export function moveIn(
  book: RecordBook,
  calendar: Calendar,
  people: People,
  faces: ReadonlyMap<string, string>,
): readonly SceneResident[] {
  const arrivals = keysOf(households).flatMap((house) => households[house].map((profile) => ({ house, profile })));
  return arrivals.map(({ house, profile }, place) => {
    const by = managerOf(people, house);
    const at = calendar.at(-seasonDays - 1, 600 + place * 3);
    const values = {
      ...profileValues(profile, house, place, calendar),
      home: people.homes[house].id,
      key_worker: staffId(people, profile.keyWorker),
      photo: faces.get(faceKey(house, profile)) ?? null,
      status: 'current',
    };
    const random = seeded(`family of ${profile.first} ${profile.last}`);
    const relatives = (profile.family ?? []).map((relative) => ({ ...relative, id: idAt(at, random) }));
    const record = book.write(resident, { by, at, values: { ...values, ...trusted(relatives) } });
    welcomeFamily(book, record, relatives, { by, at, place });
    return { house, profile, record };
  });
}

type Known = Relative & { readonly id: string };

/** Who speaks for the person in law, named in the person's own record too. */
function trusted(relatives: readonly Known[]): Readonly<Record<string, string | null>> {
  const who = (role: keyof Family) => relatives.find(({ more }) => more?.[role] === true)?.id ?? null;
  return {
    lpa_health: who('lpa_health'),
    lpa_finance: who('lpa_finance'),
    appointee: who('is_appointee'),
    deputy: who('is_deputy'),
  };
}

function welcomeFamily(
  book: RecordBook,
  record: AnyRecord,
  relatives: readonly Known[],
  { by, at, place }: { readonly by: string; readonly at: string; readonly place: number },
): void {
  const random = seeded(`family ${record.id}`);
  for (const [order, relative] of relatives.entries()) {
    const values = {
      resident: record.id,
      first_name: relative.first,
      last_name: relative.last,
      relationship: relative.is,
      mobile: `07700 90${String(1000 + place * 4 + order)}`,
      ...(random.chance(0.6)
        ? {
            email: `${relative.first}.${relative.last}`
              .toLowerCase()
              .replaceAll(/[^a-z.]/g, '')
              .concat('@example.com'),
          }
        : {}),
      is_next_of_kin: relative.next ?? false,
      is_emergency_contact: true,
      emergency_order: order + 1,
      information_level: relative.next ? 'full' : 'limited',
      contact_for: relative.next ? ['incident', 'hospital', 'death', 'review', 'general'] : ['general'],
      call_at_night: random.chance(0.7),
      ...relative.more,
    };
    book.write(family, { by, at, id: relative.id, values });
  }
}
