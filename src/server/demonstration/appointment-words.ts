import type { HouseKey } from './houses.ts';

/** Kind, title, with whom, where, what to bring, what came of it. */
export const appointmentWords: Readonly<Record<HouseKey | 'all', readonly (readonly [type: string, title: string, withWhom: string, where: string, preparation: string | null, outcome: string])[]>> = {
  all: [
    ['gp', 'GP review', 'The practice', 'Surgery', 'Bring the list of questions from key work', 'Medicines unchanged. Bloods to be repeated in three months.'],
    ['dentist', 'Dental check-up', 'The dentist', 'Dental surgery', null, 'No treatment needed. Gums better than last time; keep on with the small brush.'],
    ['optician', 'Eye test', 'Visiting optician', 'In the house', 'Bring both pairs of glasses', 'New reading glasses ordered; no change for distance.'],
    ['blood_test', 'Blood test', 'Phlebotomist', 'Surgery', 'Nothing to eat from midnight; water is fine', 'Taken first time. Results on Thursday.'],
    ['chiropody', 'Chiropody', 'Mr J. Platt', 'In the house', null, 'Nails cut, one corn softened. See again in eight weeks.'],
    ['vaccination', 'Flu vaccination', 'Practice nurse', 'Surgery', 'Loose sleeves', 'Given in the left arm. No reaction.'],
    ['social_worker', 'Social worker’s visit', 'Social worker', 'Quiet room', null, 'Placement review brought forward by a month; all well.'],
  ],
  rose: [
    ['cmht', 'Care coordinator', 'Dawn Whiteley', 'Quiet room', null, 'Talked about sleep and the weeks ahead. Next visit in a fortnight.'],
    ['psychiatry', 'Outpatient review', 'Dr S. Mahmood', 'Aire Court', 'Take the mood charts of the last month', 'Dose stays as it is. Review in eight weeks.'],
    ['psychology', 'Psychology session', 'Beth Arnold', 'Aire Court', null, 'Fourth of twelve. Homework sheet is in the folder.'],
    ['benefits', 'Benefits appointment', 'Citizens Advice', 'Town hall', 'Letters of the last three months', 'Form sent off together; copy in the file.'],
  ],
  oak: [
    ['salt', 'Speech and language', 'Rowan Tate', 'In the house', 'Usual cup and spoon', 'Textures stay as they are; try the new cup for a fortnight.'],
    ['physio_ot', 'Physiotherapy', 'Community physio', 'In the house', 'Sling and shoes', 'Stretches shown to two staff; sheet on the wardrobe door.'],
    ['activity', 'Swimming', 'Pool staff', 'John Charles Centre', 'Towel, changing robe, timer', 'Forty minutes, lots of laughing.'],
    ['review_meeting', 'Person-centred review', 'Circle of support', 'Lounge', 'Photos for the wall', 'Two new wishes on the tree. Actions with Ruth.'],
  ],
  willow: [
    ['hospital', 'Clinic at Wharfedale', 'Outpatients', 'Wharfedale Hospital', 'List of medicines and glasses', 'Seen on time. Letter to follow.'],
    ['dietitian', 'Dietitian', 'Community dietitian', 'In the house', 'Weights of the last three months', 'Fortified milk twice a day; weigh weekly.'],
    ['family_visit', 'Lunch with the family', 'Family', 'Dining room', null, 'A long lunch and a walk by the river.'],
  ],
};
