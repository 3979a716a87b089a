import type { HouseKey } from '../stage/houses.ts';

/** Kind, title, with whom, where, what to bring, what may come of it. */
export const appointmentWords: Readonly<
  Record<
    HouseKey | 'all',
    readonly (readonly [
      type: string,
      title: string,
      withWhom: string,
      where: string,
      preparation: string | null,
      outcomes: readonly string[],
    ])[]
  >
> = {
  all: [
    [
      'gp',
      'GP review',
      'The practice',
      'Surgery',
      'Bring the list of questions from key work',
      [
        'Medicines unchanged. Bloods to be repeated in three months.',
        'Blood pressure good, medicines unchanged.',
        'Talked through the questions one by one; cream prescribed for the elbow.',
      ],
    ],
    [
      'dentist',
      'Dental check-up',
      'The dentist',
      'Dental surgery',
      null,
      [
        'No treatment needed. Gums better than last time; keep on with the small brush.',
        'One filling booked for next month; no pain.',
        'Cleaned and polished. Softer brush from now on.',
        'Nothing to do. Same again in six months.',
      ],
    ],
    [
      'optician',
      'Eye test',
      'Visiting optician',
      'In the house',
      'Bring both pairs of glasses',
      [
        'New reading glasses ordered; no change for distance.',
        'No change. Frames straightened while we waited.',
        'A little cloudier on the left; looked at again in six months.',
      ],
    ],
    [
      'blood_test',
      'Blood test',
      'Phlebotomist',
      'Surgery',
      'Nothing to eat from midnight; water is fine',
      [
        'Taken first time. Results on Thursday.',
        'Second try, other arm. Results by phone next week.',
        'Taken at once, plaster off by tea. Results to the surgery.',
      ],
    ],
    [
      'chiropody',
      'Chiropody',
      'Mr J. Platt',
      'In the house',
      null,
      [
        'Nails cut, one corn softened. See again in eight weeks.',
        'Nails cut and filed; skin between the toes clear.',
        'Heel cream every evening, otherwise good feet.',
      ],
    ],
    [
      'vaccination',
      'Flu vaccination',
      'Practice nurse',
      'Surgery',
      'Loose sleeves',
      [
        'Given in the left arm. No reaction.',
        'Given in the right arm. A bit sore at supper, gone by morning.',
        'Given, and a sticker chosen. No reaction.',
      ],
    ],
    [
      'social_worker',
      'Social worker’s visit',
      'Social worker',
      'Quiet room',
      null,
      [
        'Placement review brought forward by a month; all well.',
        'Went through the plan together; no changes wanted.',
        'Met in private for half an hour. Written summary to follow.',
      ],
    ],
  ],
  rose: [
    [
      'cmht',
      'Care coordinator',
      'Dawn Whiteley',
      'Quiet room',
      null,
      [
        'Talked about sleep and the weeks ahead. Next visit in a fortnight.',
        'Went over the crisis plan; one telephone number changed.',
        'Walked round the park and talked. Next visit in two weeks.',
      ],
    ],
    [
      'psychiatry',
      'Outpatient review',
      'Dr S. Mahmood',
      'Aire Court',
      'Take the mood charts of the last month',
      [
        'Dose stays as it is. Review in eight weeks.',
        'Evening dose moved an hour earlier. Review in six weeks.',
        'Bloods looked at, nothing to change. Review in three months.',
      ],
    ],
    [
      'psychology',
      'Psychology session',
      'Beth Arnold',
      'Aire Court',
      null,
      [
        'Fourth of twelve. Homework sheet is in the folder.',
        'Hard work today; quiet hour afterwards as agreed.',
        'Worked on the list of early signs. Next one in a week.',
      ],
    ],
    [
      'benefits',
      'Benefits appointment',
      'Citizens Advice',
      'Town hall',
      'Letters of the last three months',
      [
        'Form sent off together; copy in the file.',
        'Letter explained line by line; nothing owed.',
        'Back payment agreed, to come within four weeks.',
      ],
    ],
  ],
  oak: [
    [
      'salt',
      'Speech and language',
      'Rowan Tate',
      'In the house',
      'Usual cup and spoon',
      [
        'Textures stay as they are; try the new cup for a fortnight.',
        'Watched a whole meal and was pleased with the pace.',
        'Two new symbols for the board, tried at supper.',
      ],
    ],
    [
      'physio_ot',
      'Physiotherapy',
      'Community physio',
      'In the house',
      'Comfortable shoes',
      [
        'Stretches shown to two staff; sheet on the wardrobe door.',
        'Ten good minutes on the parallel bars. Same exercises for a month.',
        'Shoes are worn down on one side; new ones to be bought.',
      ],
    ],
    [
      'activity',
      'Swimming',
      'Pool staff',
      'John Charles Centre',
      'Towel, changing robe, timer',
      [
        'Forty minutes, lots of laughing.',
        'Two widths with the float, then the warm pool.',
        'Short one today, the water was cold.',
      ],
    ],
    [
      'review_meeting',
      'Person-centred review',
      'Circle of support',
      'Lounge',
      'Photos for the wall',
      [
        'Two new wishes on the tree. Actions with Ruth.',
        'Eight people, one cake, three things to change. Written up in pictures.',
      ],
    ],
  ],
  willow: [
    [
      'hospital',
      'Clinic at Wharfedale',
      'Outpatients',
      'Wharfedale Hospital',
      'List of medicines and glasses',
      [
        'Seen on time. Letter to follow.',
        'Waited an hour; scan was clear.',
        'Seen by the nurse, next one in three months.',
      ],
    ],
    [
      'dietitian',
      'Dietitian',
      'Community dietitian',
      'In the house',
      'Weights of the last three months',
      [
        'Fortified milk twice a day; weigh weekly.',
        'Weight steady: go on as before.',
        'Smaller plates, more often; cream in the porridge.',
        'Supplement stopped, likes are written into the plan.',
      ],
    ],
    [
      'family_visit',
      'Lunch with the family',
      'Family',
      'Dining room',
      null,
      [
        'A long lunch; the grandchildren brought drawings.',
        'Fish and chips from the paper, everybody stayed until three.',
        'Quiet meal together and the photographs afterwards.',
      ],
    ],
  ],
};
