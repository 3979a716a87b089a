export interface MoodWords {
  readonly presentation: readonly string[];
  readonly says?: string;
  readonly trigger?: string;
  readonly support?: string;
  /** When it could not be told. */
  readonly notIn?: readonly string[];
}

/** How people come across and what they say, by how they feel. */
export const moodWords: Readonly<Record<'low' | 'settled' | 'good', readonly MoodWords[]>> = {
  low: [
    {
      presentation: ['withdrawn', 'flat'],
      says: 'I can’t see the point of getting dressed.',
      trigger: 'Woke early and could not get back to sleep.',
      support: 'Sat with {them} for twenty minutes, curtains opened a little.',
    },
    {
      presentation: ['tearful'],
      says: 'I miss how things were.',
      trigger: 'An old photograph turned up in a drawer.',
      support: 'Listened, made tea, looked at the rest of the album together.',
    },
    {
      presentation: ['withdrawn'],
      says: 'Leave me be today.',
      trigger: 'A planned visit was called off.',
      support: 'Gave {them} space and came back every hour, as agreed.',
    },
    {
      presentation: ['anxious', 'tearful'],
      says: 'My head won’t stop.',
      trigger: 'A letter came that {they} did not open.',
      support: 'Opened the letter together; it was only an appointment.',
    },
    {
      presentation: ['flat'],
      says: 'I’m just tired.',
      trigger: 'Third night of poor sleep.',
      support: 'Went over the sleep plan and put the blackout blind back up.',
    },
    {
      presentation: ['irritable', 'anxious'],
      says: 'Everyone’s on at me.',
      trigger: 'The lounge was noisy after lunch.',
      support: 'Offered the quiet room; {they} took a book.',
      notIn: ['morning'],
    },
  ],
  settled: [
    { presentation: ['calm'], says: 'All right, thanks.' },
    { presentation: ['calm', 'content'] },
    { presentation: ['calm'], says: 'Middling. Ask me after dinner.', notIn: ['afternoon', 'evening'] },
    { presentation: ['content'], says: 'Can’t complain.' },
    {
      presentation: ['restless'],
      trigger: 'Waiting for the post.',
      support: 'Found {them} a job to do until it came.',
    },
    { presentation: ['anxious'], trigger: 'A new face on shift.', support: 'Introduced them properly over a brew.' },
    { presentation: ['calm'], says: 'Better than yesterday.' },
    { presentation: ['calm', 'cheerful'] },
  ],
  good: [
    { presentation: ['cheerful'], says: 'I’m having a good day, me.' },
    { presentation: ['cheerful', 'content'], trigger: 'A phone call from family.' },
    { presentation: ['content'], says: 'That were lovely, that.' },
    { presentation: ['cheerful'], says: 'I laughed till I cried.' },
    {
      presentation: ['content', 'calm'],
      trigger: 'Sunshine in the garden all afternoon.',
      notIn: ['morning', 'afternoon'],
    },
    {
      presentation: ['cheerful'],
      trigger: 'Finished something {they} had been at all week.',
      support: 'Took a picture to show the others.',
    },
    { presentation: ['cheerful'], says: 'Put the music on!' },
  ],
};
