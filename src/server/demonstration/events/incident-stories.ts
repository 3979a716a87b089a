import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';

export interface MarkStory {
  readonly region: string;
  readonly type: string;
  readonly mm: number;
  readonly colour: readonly string[];
  readonly cause: string;
  readonly healed?: true;
}

export interface IncidentStory {
  readonly about: string;
  readonly first?: string;
  readonly day: number;
  readonly time: string;
  readonly type: string;
  readonly location: string;
  readonly severity: string;
  readonly description: string;
  readonly actions: string;
  readonly injuries?: string;
  readonly treatment?: string;
  /** Facts of its own kind: of a fall, of behaviour, of someone missing. */
  readonly facts?: RecordValues;
  readonly learnt?: string;
  readonly todo?: string;
  readonly until: 'draft' | 'submitted' | 'under_review' | 'actions_open' | 'closed';
  readonly marks?: readonly MarkStory[];
}

/** What went wrong or nearly did, as it was written on the shift. */
export const incidentStories: readonly IncidentStory[] = [
  {
    about: 'Clarke',
    first: 'Desmond',
    day: -19,
    time: '06:05',
    type: 'fall',
    location: 'bathroom',
    severity: 'low',
    until: 'closed',
    description:
      'Heard a thud at 06:05. Des was sitting on the bathroom floor with his back to the bath, awake and talking. He said he stood up from the toilet and his legs gave. He had socks on, no slippers. The floor was dry.',
    actions:
      'Not moved until checked head to toe. Helped up with two staff and a chair after ten minutes. 999 called because of the blood thinner; crew examined him and left him at home.',
    injuries: 'Bruise on the left forearm, tender.',
    treatment: '999',
    facts: {
      witnessed: false,
      head_strike: 'no',
      conscious_throughout: true,
      found_position: 'Sitting against the bath',
      time_on_floor_min: 12,
      footwear: 'Socks',
      activity_before: 'Getting up from the toilet',
      new_pain_or_deformity: false,
      mobility_changed: false,
    },
    learnt: 'Grip socks are not slippers. Slippers with backs now live on the right-hand side of his bed.',
    todo: 'Grab rail by the toilet',
    marks: [
      { region: 'front.forearm.left', type: 'bruise', mm: 38, colour: ['purple', 'blue'], cause: 'fall', healed: true },
    ],
  },
  {
    about: 'Clarke',
    first: 'Desmond',
    day: -1,
    time: '20:50',
    type: 'fall',
    location: 'room',
    severity: 'low',
    until: 'submitted',
    description:
      'Des was walking from his bed to the wardrobe with his stick when his right leg buckled. He went down slowly on to his right knee and hip, holding the bed. Seen from the doorway. He did not hit his head. He said his legs “went to sleep”.',
    actions:
      'Checked where he lay; able to move everything. Helped up with the chair. 111 told about the blood thinner and asked for observations for two days. Pearl told by phone.',
    injuries: 'Graze on the right knee.',
    treatment: '111',
    facts: {
      witnessed: true,
      head_strike: 'no',
      conscious_throughout: true,
      found_position: 'Kneeling, holding the bed',
      time_on_floor_min: 4,
      footwear: 'Slippers with backs',
      activity_before: 'Fetching pyjamas',
      new_pain_or_deformity: false,
      mobility_changed: false,
    },
    marks: [{ region: 'front.knee.right', type: 'graze', mm: 22, colour: ['red', 'pink'], cause: 'fall' }],
  },
  {
    about: 'Pemberton',
    day: -1,
    time: '19:35',
    type: 'fall',
    location: 'kitchen',
    severity: 'no_harm',
    until: 'submitted',
    description:
      'Arthur turned from the table with his cup, caught his foot on a chair leg and sat down on the floor. Two of us saw it. He did not hit his head and asked for another cup.',
    actions: 'Checked where he sat, helped up with a chair, tea. Malcolm told by phone. Watched for the night.',
    facts: {
      witnessed: true,
      head_strike: 'no',
      conscious_throughout: true,
      found_position: 'Sitting beside the table',
      time_on_floor_min: 3,
      footwear: 'Slippers',
      activity_before: 'Carrying a cup from the table',
      new_pain_or_deformity: false,
      mobility_changed: false,
    },
  },
  {
    about: 'Pryce',
    day: -44,
    time: '15:20',
    type: 'fall',
    location: 'lounge',
    severity: 'no_harm',
    until: 'closed',
    description:
      'Walter got up for the bells without his frame and sat down on the carpet beside his chair. Two of us saw it. He laughed and asked if they had started.',
    actions: 'Checked, helped up, tea. Observed as planned. Rhys told.',
    facts: {
      witnessed: true,
      head_strike: 'no',
      conscious_throughout: true,
      found_position: 'Sitting',
      time_on_floor_min: 3,
      footwear: 'Shoes',
      activity_before: 'Getting up to hear the bells',
      new_pain_or_deformity: false,
      mobility_changed: false,
    },
    learnt: 'His chair now faces the window, so he hears the bells sitting.',
  },
  {
    about: 'Stubbs',
    day: -12,
    time: '02:40',
    type: 'fall',
    location: 'room',
    severity: 'low',
    until: 'actions_open',
    description:
      'Found Harry on his knees beside the bed at the two-forty check. He said the dog wanted to go out. Awake, warm, no pain. Bed was at its lowest.',
    actions: 'Checked and helped back to bed by two. Observations begun at once. Brenda told at eight, as she prefers.',
    injuries: 'Skin tear on the right forearm.',
    treatment: 'first_aid',
    facts: {
      witnessed: false,
      head_strike: 'unknown',
      conscious_throughout: true,
      found_position: 'Kneeling',
      time_on_floor_min: 20,
      footwear: 'Bare feet',
      activity_before: 'Getting out of bed',
      new_pain_or_deformity: false,
      mobility_changed: false,
    },
    todo: 'Sensor mat beside the bed',
    marks: [{ region: 'front.forearm.right', type: 'skin_tear', mm: 26, colour: ['red'], cause: 'fall' }],
  },
  {
    about: 'Foster',
    day: -29,
    time: '13:15',
    type: 'behaviour_of_concern',
    location: 'kitchen',
    severity: 'no_harm',
    until: 'closed',
    description:
      'A siren passed as Leanne was making a toastie. She put her hands over her ears, then threw the plate at the wall and shouted. Nobody was near. She went to the green room with Yusuf following at a distance.',
    actions:
      'Others asked to the lounge. Ear defenders and slime offered; card back to green after twenty minutes. Plate cleared.',
    facts: {
      antecedent: 'Siren in the street, kitchen window open',
      behaviour: ['shouting', 'throwing'],
      behaviour_text: 'One plate, at the wall',
      consequence: 'Quiet room, then a hot chocolate',
      trigger_codes: ['noise', 'memories'],
      environment_factors: ['loud'],
      likely_function: 'escape',
      intensity: 2,
      duration_min: 20,
      calming_used: 'Ear defenders, low voice, space',
    },
    learnt: 'Window shut while she cooks; ear defenders on the hook by the cooker.',
  },
  {
    about: 'Rahman',
    day: -34,
    time: '23:30',
    type: 'self_harm',
    location: 'room',
    severity: 'low',
    until: 'closed',
    description:
      'Aisha came to the office and showed us three scratches on her left forearm made with a hair clip. She said she wanted us to know. Skin just broken, no bleeding.',
    actions:
      'Cleaned and covered. Sat with her for an hour. Safety plan used; crisis line rung together. Checks every half hour agreed for the night.',
    injuries: 'Three scratches, left forearm.',
    treatment: 'first_aid',
    facts: {
      antecedent: 'A message from home',
      behaviour: ['hurting_self'],
      behaviour_text: 'Scratched with a hair clip',
      consequence: 'Company, care coordinator next morning',
      trigger_codes: ['memories'],
      likely_function: 'sensory',
      intensity: 2,
      duration_min: 15,
      calming_used: 'Weighted blanket, tea, recitation',
    },
    learnt: 'She came to us first. We said so in the review: that is the plan working.',
    marks: [{ region: 'front.forearm.left', type: 'self_harm', mm: 30, colour: ['red'], cause: 'self', healed: true }],
  },
  {
    about: 'Harris',
    day: -8,
    time: '15:35',
    type: 'absconding_missing',
    location: 'garden',
    severity: 'no_harm',
    until: 'under_review',
    description:
      'Joanie was not at the gate at half past three as usual. The delivery driver had left the side gate open. Found at the bus stop on Riverside Walk by Imran with her handbag, waiting for the children. Away for fourteen minutes.',
    actions:
      'House and garden searched, then the first place on her profile. Walked home together the long way. Denise told. Side gate now has a spring.',
    facts: {
      last_seen_at: 'EVENT-10',
      last_seen_where: 'Side path by the greenhouse',
      clothing: 'Blue coat, brown handbag',
      found_at: 'EVENT+14',
      return_interview: 'Said the bus was late. Enjoyed the walk.',
      antecedent: 'Side gate left open',
      behaviour: ['leaving'],
      trigger_codes: ['unknown'],
      intensity: 1,
      duration_min: 14,
    },
  },
  {
    about: 'Danby',
    day: -20,
    time: '09:50',
    type: 'near_miss',
    location: 'bathroom',
    severity: 'near_miss',
    until: 'closed',
    description:
      'Bath tap gave water at 45.2 °C on the thermometer before Mr Danby’s bath. He was in his dressing gown and did not touch the water. Cooled and tested again at 40.6 °C before he got in.',
    actions: 'Tap isolated after the bath and the repair reported as an emergency.',
    learnt: 'The thermometer did its job. Thanks to Owen for testing before, every time.',
  },
  {
    about: 'Achebe',
    day: -52,
    time: '06:40',
    type: 'seizure',
    location: 'room',
    severity: 'no_harm',
    until: 'closed',
    description:
      'Tonic-clonic seizure in bed lasting two minutes ten seconds, timed. Colour returned at once afterwards. He slept for forty minutes and woke himself.',
    actions: 'Timed, cushioned, on his side. Ngozi told at eight. Epilepsy nurse told by e-mail.',
    learnt: 'Night staff had noticed the hand to his ear at half past five: now on the night sheet.',
  },
  {
    about: 'Ogden',
    day: -26,
    time: '10:30',
    type: 'pressure_damage',
    location: 'room',
    severity: 'low',
    until: 'actions_open',
    description:
      'A patch of red skin over the sacrum that did not turn pale when pressed, and a small break in the surface, seen while helping Bert with his wash.',
    actions:
      'Off the area at once, turned two-hourly. District nurse told and came the same day. Air mattress checked: pressure had been set too high.',
    injuries: 'Category 2 over the sacrum.',
    treatment: 'none',
    todo: 'Mattress setting on the daily check sheet',
    marks: [{ region: 'back.sacrum', type: 'pressure_damage', mm: 18, colour: ['red', 'pink'], cause: 'medical' }],
  },
  {
    about: 'Reid',
    day: -2,
    time: '03:25',
    type: 'illness',
    location: 'room',
    severity: 'moderate',
    until: 'submitted',
    description:
      'Marlon woke coughing with a rattly chest, temperature 38.6, breathing fast, oxygen 89 % on the finger probe. He squeezed my hand and shook his head at a joke.',
    actions:
      'Sat up, 999 at 03:31, ambulance at 03:52, left for St James’s at 04:10 with his hospital passport, sling and glasses. Yvette told at 03:40.',
    treatment: 'hospital_admitted',
  },
  {
    about: 'Tench',
    day: -57,
    time: '17:45',
    type: 'property_damage',
    location: 'garden',
    severity: 'no_harm',
    until: 'closed',
    description:
      'Graham could not find the shed key and put his elbow through the shed window to get his hoe. He came in to tell us straight away and was sorry.',
    actions: 'Glass swept with him, board put up, no cuts. Key now on a hook with his name.',
    facts: {
      antecedent: 'Key not where he thought',
      behaviour: ['breaking'],
      behaviour_text: 'One pane',
      consequence: 'Helped to clear up',
      trigger_codes: ['waiting'],
      likely_function: 'tangible',
      intensity: 1,
      duration_min: 2,
      calming_used: 'Cup of tea, talk',
    },
    learnt: 'One hook, one key, one label.',
  },
  {
    about: 'Desai',
    day: -38,
    time: '12:40',
    type: 'near_miss',
    location: 'community',
    severity: 'near_miss',
    until: 'closed',
    description:
      'The café’s dip had peanut butter in it though the board said nut-free. Kavita asked before tasting, as she has practised. Nobody ate it.',
    actions: 'Manager of the café told; the board was changed while we watched. Told Bhavna.',
    learnt: 'Kavita asking first is the best protection there is: celebrated with samosas.',
  },
  {
    about: 'Hale',
    day: 0,
    time: '00:20',
    type: 'other',
    location: 'lounge',
    severity: 'no_harm',
    until: 'draft',
    description:
      'Robin reported that someone had messaged them from an unknown number with their old name. They were shaken but safe, and stayed with us for half an hour.',
    actions: 'Screenshots kept by Robin. Number blocked. To decide with Robin today whether to tell the police.',
  },
];
