import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Calendar } from '../stage/calendar.ts';
import type { Profile } from '../stage/resident-profile.ts';

/** Signed and looked at again, in days from today, and where the form is kept. */
const dnacpr: Readonly<Record<string, readonly [signed: number, review: number, where: string]>> = {
  'Terence Boyle': [-205, 160, 'Front of the red folder, office'],
  'Edith Marlowe': [-318, 47, 'Yellow folder, room 1, inside the wardrobe door'],
  'George Whitfield': [-151, 214, 'Yellow folder; went with him to Wharfedale'],
  'Agnes McBride': [-402, 84, 'Yellow folder, nurses’ station'],
  'Harold Stubbs': [-196, 169, 'Yellow folder, nurses’ station'],
  'Ivy Rawcliffe': [-511, 19, 'Yellow folder, nurses’ station; copy above the bed at her wish'],
  'Cyril Danby': [-88, 277, 'Yellow folder, top drawer of his desk'],
  'Stanley Oates': [-142, 223, 'Yellow folder, nurses’ station'],
  'Leonard Zielinski': [-276, 89, 'ReSPECT form in the yellow folder, nurses’ station'],
  'Albert Ogden': [-233, 132, 'Yellow folder, nurses’ station'],
  'Phyllis Arkwright': [-364, 66, 'Yellow folder, room 19, inside the wardrobe door'],
};

/** Until when somebody may be kept safe here against the letter of their freedom, and on what conditions. */
const dols: Readonly<Record<string, { readonly ends: number; readonly length: number; readonly conditions: string }>> =
  {
    'Janet Thorpe': {
      ends: 148,
      length: 365,
      conditions:
        'Out on the bus at least twice a week. Music group weekly. The kitchen gate is open whenever staff are in the kitchen. Christine is told of any change.',
    },
    'Simon Achebe': {
      ends: 9,
      length: 365,
      conditions:
        'Trips out at least four times a week; review of the door alarm every month. Epilepsy plan goes with him on every trip.',
    },
    'Edith Marlowe': {
      ends: 25,
      length: 365,
      conditions:
        'In the garden with staff twice a day, weather allowing. Visits from Gillian at any hour. Sedating medicines are reviewed by the GP every three months.',
    },
    'Joan Harris': {
      ends: 3,
      length: 7,
      conditions:
        'Urgent authorisation, seven days. Accompanied to the gate each afternoon; standard authorisation applied for the same day.',
    },
    'Raymond Fisher': {
      ends: 201,
      length: 365,
      conditions:
        'Garden door unlocked in daylight. A walk by the river daily. Linda, as attorney, is consulted before any new restriction.',
    },
    'Albert Ogden': {
      ends: 117,
      length: 365,
      conditions:
        'Workbench every day. Bed rails only with Keith’s knowledge and looked at monthly. Keith’s monthly visit is kept.',
    },
    'Phyllis Arkwright': {
      ends: 232,
      length: 365,
      conditions:
        'Music group weekly and the garden daily. Nobody holds her hands during care. Julia sees the record of restraint every quarter: none so far.',
    },
  };

/** Which decision was looked at, and what was found. */
const capacity: Readonly<Record<string, string>> = {
  'Janet Thorpe':
    'Lacks capacity to decide where to live and about thickened drinks (assessed with Makaton, twice). Chooses clothes, food and company each day.',
  'Simon Achebe':
    'Lacks capacity about residence, going out alone and his seizure medicine. Shows clear choices with the picture strip and is asked with it first.',
  'Marlon Reid':
    'Has capacity about daily life, food risks and visitors. Lacks it about the tenancy and larger sums; authorisation applied for because the door code is not his to use.',
  'Bethan Rowlands':
    'Has capacity to agree to the locked kitchen, looked at each quarter, and about her relationship. Lacks it about food itself when it is in front of her.',
  'Leanne Foster':
    'Has capacity about contact with her mother, and about staying here. Fluctuates when frightened: come back to it on a green day.',
  'Graham Tench':
    'Has capacity about residence and going out, when he can look at it written down. Forgets what was agreed, so it stays on the board.',
  'Edith Marlowe':
    'Lacks capacity about leaving and about medicines. Can say who she wants near her and when to go to bed.',
  'Walter Pryce':
    'Has capacity for most decisions, best before noon. To be looked at again before any decision about driving or his house.',
  'Joan Harris':
    'Lacks capacity to decide to go out alone: cannot keep the road in mind. Assessed last week with Denise present.',
  'Agnes McBride': 'Has capacity when asked with cards, left hand, one thing at a time. Never assume she has not.',
  'Harold Stubbs': 'Fluctuates. Ask in the good hour after his tablets; write down the time.',
  'Raymond Fisher': 'Lacks capacity about residence, money and his diet. Linda is attorney for health and welfare.',
  'Albert Ogden': 'Lacks capacity about residence and personal care. Shows consent by letting go of his sleeve.',
  'Phyllis Arkwright': 'Lacks capacity about residence and care. Closing her eyes is a no.',
};

const nameOf = ({ first, last }: Profile): string => `${first} ${last}`;

/** DNACPR, DoLS and capacity as each person has them. */
export function legalValues(profile: Profile, calendar: Calendar): RecordValues {
  const form = dnacpr[nameOf(profile)];
  const authorised = dols[nameOf(profile)];
  return {
    capacity_notes:
      capacity[nameOf(profile)] ?? 'Has capacity for the decisions in this record. Nothing makes us doubt it.',
    ...(authorised
      ? {
          dols_start: calendar.day(authorised.ends - authorised.length),
          dols_expiry: calendar.day(authorised.ends),
          dols_conditions: authorised.conditions,
        }
      : {}),
    ...(form
      ? {
          dnacpr_status: 'in_place',
          dnacpr_date: calendar.day(form[0]),
          dnacpr_review: calendar.day(form[1]),
          dnacpr_location: form[2],
          respect_form: form[2].includes('ReSPECT'),
        }
      : { dnacpr_status: profile.born < '1955' ? 'not_discussed' : 'none' }),
    ...(profile.facts?.mha_status === 'cto' ? { mha_review_date: calendar.day(24) } : {}),
  };
}

/** The flags beside the name follow from what is in place. */
export const flagsOf = (profile: Profile): readonly string[] => [
  ...(profile.flags ?? []).filter((flag) => flag !== 'dnacpr'),
  ...(dnacpr[nameOf(profile)] ? ['dnacpr'] : []),
];
