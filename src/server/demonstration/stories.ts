import type { Resident } from './scene.ts';

export interface Watch {
  readonly priority: 'watch' | 'urgent';
  readonly situation: string;
  readonly assessment: string;
  readonly recommendation: string;
  readonly remark?: string;
}

/** What the shifts hand over about those who need more than the usual; `since` counts days from today. */
const watched: Readonly<Record<string, Watch & { readonly since: number }>> = {
  'Desmond Clarke': { since: -1, priority: 'urgent', situation: 'Second fall this month, last evening, witnessed. Graze on the right knee.', assessment: 'Alert, no head strike, takes a blood thinner.', recommendation: 'Follow-up checks to the minute. 999 if drowsy, sick or confused.', remark: 'Slippers with backs, stick on the right.' },
  'Colin Baptiste': { since: -17, priority: 'watch', situation: 'Eating little; weight down more than seven and a half per cent in three months.', assessment: 'Voices louder since the benefits letter.', recommendation: 'Eat with him. Fortified milk at eleven and four.', remark: 'Custard slice is in the fridge for him.' },
  'Aisha Rahman': { since: -6, priority: 'urgent', situation: 'Low for several days, sleeping under five hours.', assessment: 'Passing thoughts of self-harm, says she will come to us. Safety plan read together.', recommendation: 'Hourly look-in at night, ask directly, Femi rings at ten.', remark: 'Weighted blanket is washed.' },
  'Janet Thorpe': { since: -4, priority: 'urgent', situation: 'Drinking well under target.', assessment: 'Dry mouth, sample sent to the surgery.', recommendation: 'Yellow beaker, every half hour, count jelly and custard too.', remark: 'Under a litre again: ring the surgery.' },
  'Simon Achebe': { since: -7, priority: 'watch', situation: 'DoLS runs out soon; assessor expected.', assessment: 'Well in himself.', recommendation: 'Trips out as in the conditions; write each one down.' },
  'Marlon Reid': { since: -2, priority: 'watch', situation: 'In St James’s, ward J12, with a chest infection.', assessment: 'On antibiotics by drip; ward knows the trimethoprim allergy.', recommendation: 'Ring the ward at ten and at six; take his music in.' },
  'George Whitfield': { since: -3, priority: 'watch', situation: 'In Wharfedale Hospital since the evening before last.', assessment: 'Breathing easier, says Susan.', recommendation: 'Ring the ward at ten.' },
  'Edith Marlowe': { since: -2, priority: 'watch', situation: 'Drinking less since the weekend.', assessment: 'More muddled at dusk.', recommendation: 'Start a cup with her. Sample if no better tonight.' },
  'Harold Stubbs': { since: -12, priority: 'watch', situation: 'Fell at night; skin tear healing.', assessment: 'Sees the dog in the evenings, not troubled by it.', recommendation: 'Sensor mat on before ten.' },
  'Albert Ogden': { since: -26, priority: 'watch', situation: 'Category 2 damage over the sacrum, healing.', assessment: 'Smaller at last review.', recommendation: 'Turns at two and six; mattress on 60.' },
  'Vera Lomax': { since: -3, priority: 'watch', situation: 'Low since the offer on her house.', assessment: 'Better after noon.', recommendation: 'Company without questions.' },
};

export function watchfulFor({ profile }: Resident, offset: number): Watch | null {
  const watch = watched[`${profile.first} ${profile.last}`];
  return watch && offset >= watch.since ? watch : null;
}
