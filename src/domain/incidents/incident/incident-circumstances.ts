import {
  allRestricted,
  choice,
  choices,
  explained,
  longText,
  moment,
  must,
  readOnly,
  refs,
  section,
  text,
  whole,
  yesNo,
} from '../../kit/vocabulary/fields.ts';

const behaviourTypes = [
  'self_harm',
  'aggression_to_other',
  'aggression_to_staff',
  'property_damage',
  'behaviour_of_concern',
  'absconding_missing',
  'safeguarding',
  'illness',
  'near_miss',
  'other',
] as const;
const ofBehaviour = { when: { incident_type: behaviourTypes } } as const;
const ofFall = { when: { incident_type: ['fall'] } } as const;
/**
 * Whoever falls, is hit, has a fit or hurts themselves may have hit their head; so may whoever stood under what failed. A
 * head injury on a blood thinner is an emergency however it came about (Hampshire County Council's post-falls protocol).
 */
export const headKinds = [
  'fall',
  'injury',
  'seizure',
  'illness',
  'self_harm',
  'aggression_to_other',
  'aggression_to_staff',
  'behaviour_of_concern',
  'equipment_failure',
] as const;
const ofHead = { when: { incident_type: headKinds } } as const;
const ofMissing = { when: { incident_type: ['absconding_missing'] } } as const;
const restrained = { when: { restraint_used: [true] } } as const;

/** Before, during and after: what a team looks at to understand what someone was telling them. */
const behaviour = section('Before, during, after', {
  antecedent: explained('antecedent', longText('What came before', { max: 4000, ...ofBehaviour })),
  behaviour: choices('What they did', {
    options: {
      shouting: 'Shouting',
      threatening: 'Threatening',
      hitting: 'Hitting',
      kicking: 'Kicking',
      biting: 'Biting',
      grabbing: 'Grabbing',
      spitting: 'Spitting',
      throwing: 'Throwing',
      breaking: 'Breaking things',
      hurting_self: 'Hurting themselves',
      undressing: 'Undressing',
      leaving: 'Leaving',
      other: 'Other',
    },
    ...ofBehaviour,
  }),
  behaviour_text: longText('In your words', { max: 4000, ...ofBehaviour }),
  consequence: longText('What followed', { max: 4000, ...ofBehaviour }),
  trigger_codes: choices('Triggers', {
    options: {
      noise: 'Noise',
      crowding: 'Crowding',
      change_of_plan: 'Change of plan',
      waiting: 'Waiting',
      told_no: 'Was told no',
      personal_care: 'Personal care',
      another_person: 'Another person',
      pain: 'Pain',
      hunger_thirst: 'Hungry or thirsty',
      tired: 'Tired',
      memories: 'Memories',
      unknown: 'Not known',
    },
    ...ofBehaviour,
  }),
  environment_factors: choices('Surroundings', {
    options: {
      loud: 'Loud',
      hot: 'Hot',
      cold: 'Cold',
      dark: 'Dark',
      bright: 'Bright',
      crowded: 'Crowded',
      unfamiliar_place: 'Unfamiliar place',
      unfamiliar_people: 'Unfamiliar people',
    },
    ...ofBehaviour,
  }),
  likely_function: explained(
    'likely_function',
    choice('What it may have been for', {
      options: {
        sensory: 'Feeling or sensation',
        escape: 'Getting away',
        attention: 'Company',
        tangible: 'Something wanted',
        pain: 'Pain',
        unknown: 'Not known',
      },
      ...ofBehaviour,
    }),
  ),
  intensity: whole('How strong', { min: 1, max: 4, help: '1 mild to 4 extreme.', ...ofBehaviour }),
  duration_min: whole('How long', { unit: 'min', min: 0, max: 1440, ...ofBehaviour }),
  calming_used: longText('What was tried to calm', { max: 2000, ...ofBehaviour }),
});

const restraint = section(
  'Restrictive practice',
  allRestricted({
    restraint_used: explained('restraint', must(yesNo('Was anyone restrained', { default: false }))),
    restraint_types: explained(
      'restraint_types',
      must(
        choices('How', {
          options: {
            physical: 'Held',
            mechanical: 'Equipment',
            environmental: 'Shut out or in',
            chemical_prn: 'Medicine as needed',
            seclusion: 'Seclusion',
            observation: 'Close observation',
          },
          ...restrained,
        }),
      ),
    ),
    restraint_reason: must(longText('Why', { max: 2000, ...restrained })),
    deescalation_tried: must(longText('What was tried before', { max: 2000, ...restrained })),
    restraint_start: moment('From', restrained),
    restraint_end: moment('Until', restrained),
    restraint_duration_min: readOnly(whole('How long', { unit: 'min', min: 0, max: 10_080, ...restrained })),
    staff_involved: must(refs('Staff involved', { to: 'staff', ...restrained })),
    injury_check_done: must(yesNo('Checked for injury', restrained)),
    resident_debrief_at: moment('Talked through with the resident', restrained),
    staff_debrief_at: moment('Talked through with the staff', restrained),
  }),
);

const fall = section('Fall', {
  witnessed: yesNo('Someone saw it', ofFall),
  head_strike: explained(
    'head_strike',
    choice('Hit their head', { options: { yes: 'Yes', no: 'No', unknown: 'Not known' }, ...ofHead }),
  ),
  conscious_throughout: yesNo('Awake throughout', ofHead),
  found_position: text('Found how', { max: 200, ...ofFall }),
  time_on_floor_min: whole('Time on the floor', { unit: 'min', min: 0, max: 2880, ...ofFall }),
  footwear: text('Footwear', { max: 120, ...ofFall }),
  activity_before: text('What they were doing', { max: 200, ...ofFall }),
  new_pain_or_deformity: yesNo('New pain or a limb out of shape', ofHead),
  mobility_changed: yesNo('Moves differently since', ofFall),
});

const missing = section('Missing', {
  last_seen_at: moment('Last seen at', ofMissing),
  last_seen_where: text('Last seen where', { max: 200, ...ofMissing }),
  clothing: text('Wearing', { max: 300, ...ofMissing }),
  police_called_at: moment('Police called at', ofMissing),
  police_reference: text('Police reference', { max: 60, ...ofMissing }),
  found_at: moment('Found at', ofMissing),
  return_interview: longText('Talk on coming back', { max: 4000, ...ofMissing }),
});

/** What only some incidents ask. */
export const circumstanceFields = { ...fall, ...missing, ...behaviour, ...restraint } as const;
