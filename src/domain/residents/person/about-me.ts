/** One part of the page a person is known by, and the fields that fill it. */
export interface AboutMePart {
  readonly title: string;
  readonly fields: readonly string[];
}

/** The order of the Professional Record Standards Body's About Me standard, in the words of the person. */
export const aboutMe: readonly AboutMePart[] = [
  { title: 'What is most important to me', fields: ['important_to_me'] },
  {
    title: 'How I communicate, and how to communicate with me',
    fields: ['communication', 'first_language', 'interpreter_needed', 'hearing', 'sight', 'aids'],
  },
  {
    title: 'How I am when I am well, and when I am not',
    fields: ['usual_presentation', 'relapse_indicators', 'trigger_factors', 'calming_strategies'],
  },
  { title: 'Please do, and please do not', fields: ['likes', 'dislikes'] },
  {
    title: 'How and when to support me',
    fields: [
      'how_to_support_me',
      'personal_care_by',
      'daily_routine',
      'mobility',
      'diet',
      'iddsi_food_level',
      'iddsi_fluid_level',
      'continence',
    ],
  },
  { title: 'Also worth knowing about me', fields: ['life_story', 'cultural_needs', 'religion'] },
];
