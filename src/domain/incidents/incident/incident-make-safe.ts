import type { Incident } from './incident.ts';

/** Fields of an incident as far as they are filled in. */
export type SaidOf<K extends keyof Incident> = { readonly [N in K]: Incident[N] | null };

/** What is known of an incident while it is still being dealt with. */
export interface Emergency extends SaidOf<
  'incident_type' | 'head_strike' | 'conscious_throughout' | 'new_pain_or_deformity'
> {
  /** From the resident's record. */
  readonly on_anticoagulant: boolean;
}

/**
 * Why an ambulance is called now. A head injury on a blood thinner, however slight it looks, comes from
 * Hampshire County Council's post-falls protocol.
 */
export function ambulanceReasons(event: Emergency): readonly string[] {
  const mayHaveHitHead = event.head_strike === 'yes' || event.head_strike === 'unknown';
  return [
    ...(mayHaveHitHead && event.on_anticoagulant ? ['They may have hit their head and take a blood thinner.'] : []),
    ...(event.conscious_throughout === false ? ['They were not awake throughout.'] : []),
    ...(event.new_pain_or_deformity === true ? ['There is new pain or a limb out of shape. Do not move them.'] : []),
  ];
}

const hurt = [
  'Stay with them. Look for injury before you move anyone.',
  'Look at the head, neck, hips and limbs, and ask about pain.',
];
const upset = [
  'Give space, one calm voice, nobody in the doorway.',
  'Bring other residents away from it.',
  'Look everyone over for injury once it is calm.',
];

/**
 * What to do first, by the kind of incident. Cooling a burn for 20 minutes and calling for a fit of 5 minutes: NHS first aid;
 * five back blows, then five thrusts: Resuscitation Council UK.
 */
const firstSteps: { readonly [T in Incident['incident_type']]?: readonly string[] } = {
  fall: [...hurt, 'Are they awake and as they usually are? Keep watching: a head injury may show hours later.'],
  injury: [...hurt, 'Press on what bleeds. If the head was hit, keep watching for drowsiness, vomiting or confusion.'],
  burn_scald: [
    'Hold it under cool running water for 20 minutes.',
    'Take off rings and clothing near it, unless they stick.',
    'Cover loosely with cling film. No ice, no cream.',
    'Call 999 for a large, deep or facial burn.',
  ],
  choking: [
    'Ask them to cough.',
    'If they cannot cough, speak or breathe: up to 5 back blows, then up to 5 abdominal thrusts, and again.',
    'Still blocked: call 999, and start CPR if they stop responding.',
    'After thrusts a doctor must see them. Nothing to eat or drink until swallowing is checked.',
  ],
  medicine_event: [
    'How are they now? Breathing, awake, heart, skin. Call 999 if they are unwell.',
    'Ask the GP, the pharmacist or 111 what to watch for before anything else is taken.',
    'Keep the packaging. What was given is written on the home’s medicine chart, not here.',
  ],
  self_harm: [
    'Stay with them and take away what can hurt.',
    'Treat the wound. Call 999 for anything swallowed or deep.',
    'Listen; no blame, no promise to keep it secret.',
  ],
  aggression_to_other: upset,
  aggression_to_staff: upset,
  property_damage: upset,
  behaviour_of_concern: upset,
  seizure: [
    'Note when it began. Cushion the head; hold nothing down, put nothing in the mouth.',
    'Call 999 after 5 minutes, if it is their first, or sooner if their plan says so.',
    'Afterwards on their side, and stay until they are themselves again.',
  ],
  illness: [
    'Compare with how they usually are: breathing, colour, awake, warm.',
    'Call 999 for chest pain, hard breathing, signs of a stroke, or new confusion with fever.',
  ],
  absconding_missing: [
    'Search the house, garden and street, and ask who saw them last.',
    'At risk or not found: call 999 with their description and photo.',
    'Tell the person in charge at once. Someone stays by the phone.',
  ],
  safeguarding: [
    'Make sure they are safe, and apart from whoever may have harmed them.',
    'Listen; note their own words. No questioning, no promise to keep it secret.',
    'Keep what may be evidence, and tell the person in charge now.',
  ],
  pressure_damage: ['Take the pressure off, and turn them.', 'Do not rub. Cover broken skin and ask the nurse.'],
  infection: ['Gloves, apron, washed hands.', 'Keep them apart from others as far as they accept it.'],
  fire: [
    'Raise the alarm, bring people out, call 999.',
    'Close doors behind you. Go back for nothing.',
    'Count everyone at the meeting point.',
  ],
  security: [
    'Bring residents away. Call 999 if anyone is in danger.',
    'Lock what can be locked and touch nothing else.',
  ],
  equipment_failure: ['Stop using it and label it.', 'Look over whoever was in or near it.'],
  death: [
    'If it was not expected and there is no DNACPR: call 999 and start CPR.',
    'If it was expected: the GP or 111. Be with them and with those who were close.',
    'Move and tidy nothing until you are told you may.',
  ],
};

const always = ['Make the place safe for everyone.', 'Tell the person in charge.'];

export const firstStepsFor = (incidentType: Incident['incident_type'] | null): readonly string[] =>
  incidentType === null ? [] : (firstSteps[incidentType] ?? always);
