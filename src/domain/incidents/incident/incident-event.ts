import {
  choice,
  inOrder,
  link,
  longText,
  moment,
  must,
  ref,
  refs,
  rows,
  section,
  text,
  yesNo,
} from '../../kit/vocabulary/fields.ts';

export const incidentTypes = {
  fall: 'Fall',
  injury: 'Injury',
  burn_scald: 'Burn or scald',
  choking: 'Choking',
  medicine_event: 'Medicine event',
  self_harm: 'Self-harm',
  aggression_to_other: 'Aggression to someone',
  aggression_to_staff: 'Aggression to staff',
  property_damage: 'Damage to property',
  behaviour_of_concern: 'Behaviour of concern',
  seizure: 'Seizure',
  illness: 'Illness',
  absconding_missing: 'Missing',
  safeguarding: 'Safeguarding',
  pressure_damage: 'Pressure damage',
  infection: 'Infection',
  fire: 'Fire',
  security: 'Security',
  money_loss: 'Loss of money',
  data_breach: 'Data breach',
  equipment_failure: 'Equipment failure',
  near_miss: 'Near miss',
  death: 'Death',
  other: 'Other',
} as const;

const people = rows('People involved', {
  kind: must(
    choice('Who', {
      options: { resident: 'Resident', staff: 'Staff', visitor: 'Visitor', public: 'Member of the public' },
    }),
  ),
  ref: link('Record'),
  name: text('Name', { max: 120 }),
  role: must(choice('Part', { options: { affected: 'Affected', witness: 'Witness', other: 'Other' } })),
  injured: must(yesNo('Injured', { default: false })),
});

/** What happened and what harm it did. */
export const eventFields = {
  ...section('What happened', {
    incident_type: must(choice('Kind of incident', { options: incidentTypes })),
    location: must(
      choice('Where', {
        options: {
          room: 'Own room',
          lounge: 'Lounge',
          kitchen: 'Kitchen',
          bathroom: 'Bathroom',
          stairs: 'Stairs',
          garden: 'Garden',
          community: 'Out and about',
          vehicle: 'Vehicle',
          other: 'Elsewhere',
        },
      }),
    ),
    description: must(longText('What happened', { help: 'Facts in order, as seen and heard.' })),
    people_involved: must(people),
    witness_statements: rows('Witness statements', {
      witness: must(text('Who', { max: 120 })),
      statement: must(longText('What they saw', { max: 4000 })),
      taken_at: moment('When they said so'),
    }),
    immediate_actions: must(longText('What was done at once', { max: 4000 })),
    person_in_charge: must(ref('Person in charge', { to: 'staff' })),
  }),
  ...section('Harm', {
    severity: must(
      choice('Harm', {
        options: {
          near_miss: 'Near miss',
          no_harm: 'No harm',
          low: 'Low',
          moderate: 'Moderate',
          severe: 'Severe',
          death: 'Death',
        },
      }),
    ),
    injuries: longText('Injuries', { max: 4000 }),
    bodymap: refs('Body map marks', { to: 'body_map' }),
    first_aid: longText('First aid given', { max: 2000 }),
    treatment: choice(
      'Treatment',
      inOrder(
        ['none', 'None'],
        ['first_aid', 'First aid'],
        ['gp', 'GP'],
        ['111', '111'],
        ['999', '999'],
        ['hospital_attended', 'Seen in hospital'],
        ['hospital_admitted', 'Stayed in hospital'],
      ),
    ),
    taken_directly_to_hospital: must(yesNo('Taken straight to hospital', { default: false })),
  }),
} as const;
