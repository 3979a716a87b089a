import { choice, explained, longText, section, whole, words } from '../../kit/vocabulary/fields.ts';

/** How this person usually is, so that a change is noticed. */
export const residentBaseline = section('Usual presentation', {
  usual_presentation: longText('How this person usually is', { max: 4000 }),
  relapse_indicators: explained('relapse_indicators', words('Signs of becoming unwell', { max: 200 })),
  trigger_factors: words('What upsets', { max: 200 }),
  calming_strategies: longText('What calms', { max: 4000 }),
  // Royal College of Physicians, NEWS2 (2017): the sum of seven measures, 0 to 20.
  baseline_news2: explained('news2', whole('Usual NEWS2 score', { min: 0, max: 20 })),
});

const story = (label: string, help?: string) => longText(label, { max: 4000, ...(help ? { help } : {}) });

export const residentAboutMe = section('About me', {
  important_to_me: story('What is important to me'),
  how_to_support_me: story('How to support me'),
  communication: story('How I communicate'),
  likes: story('What I like'),
  dislikes: story('What I do not like'),
  daily_routine: story('My day', 'When I like to get up, eat, rest and go to bed.'),
  life_story: story('My life'),
  cultural_needs: story('My culture and faith'),
  personal_care_by: choice('Who helps me with personal care', {
    options: { anyone: 'Anyone', women: 'Women only', men: 'Men only' },
  }),
});
