/** Kinds of appointment that look alike: body, mind, meetings and papers, and what is simply life. */
const tones: Readonly<Record<string, readonly string[]>> = {
  body: [
    'gp',
    'hospital',
    'dentist',
    'optician',
    'chiropody',
    'blood_test',
    'vaccination',
    'dietitian',
    'salt',
    'physio_ot',
  ],
  mind: ['cmht', 'psychiatry', 'psychology'],
  meeting: ['social_worker', 'review_meeting', 'tribunal', 'benefits'],
  life: ['family_visit', 'activity'],
};

/** The colour of a kind; never without its word beside it. */
export const visitTone = (kind: string): string =>
  Object.keys(tones).find((tone) => tones[tone]?.includes(kind)) ?? 'house';
