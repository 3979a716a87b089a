import type { Household } from '../stage/resident-profile.ts';

/** Oak Lodge: eight people with a learning disability who share a house and a garden. */
export const oakResidents: Household = [
  {
    first: 'Janet', last: 'Thorpe', gender: 'female', born: '1966-04-03', room: '1', months: 120, from: 'Meanwood Park, when it closed', ethnicity: 'White British', marital: 'single', keyWorker: 'josie.tate', funding: 'local_authority',
    diagnoses: ['Down’s syndrome', 'Early dementia', 'Underactive thyroid'], flags: ['choking', 'dols', 'communication'], facts: { mobility: 'one_person', has_dysphagia: true, iddsi_fluid_level: 2, iddsi_food_level: 5, fluid_target_ml: 1600, dols_status: 'standard', consent_money_support: 'best_interests' }, cm: 148, kg: 57.4, drift: -1.1,
    important: 'My doll Emily, my friend Peter, and singing.', support: 'Show me, do not only tell me. Offer a drink in the yellow beaker and stay with me.', likes: 'Musicals, the colour yellow, hand cream, buses.', dislikes: 'Loud hoovers, peas, waiting.', life: 'Lived at Meanwood Park from the age of six; came to Oak Lodge on its first day.', day: 'Up at eight, music at eleven, rest after lunch, bath before bed.', speaks: 'Single words, Makaton and pointing. Yellow beaker means thirsty.', usual: 'Smiling, tactile, hums when content.', calms: 'Emily, hand massage, The Sound of Music.', triggers: ['Hoover', 'Being hurried to sit'], signs: ['Stops humming', 'Turns away from the beaker'],
    family: [{ first: 'Christine', last: 'Thorpe', is: 'sibling', as: 'sister', next: true, more: { lpa_health: false, is_appointee: true } }],
    talks: ['Emily', 'the bus', 'singing'], enjoys: ['thickened blackcurrant', 'mashed fish pie', 'custard'],
  },
  {
    first: 'Peter', last: 'Lyle', gender: 'male', born: '1959-12-22', room: '2', months: 118, from: 'Meanwood Park, when it closed', ethnicity: 'White British', faith: 'Church of England', marital: 'single', keyWorker: 'kieran.doyle', funding: 'local_authority',
    diagnoses: ['Mild learning disability', 'Type 2 diabetes', 'Cataracts'], flags: ['diabetes'], facts: { mobility: 'independent', diabetes: 'type2', sight: 'Cataracts, waiting for the right eye', fluid_target_ml: 1800 }, cm: 169, kg: 86.7, drift: -1.9,
    important: 'My job at the garden centre and my wages in my own tin.', support: 'Tell me the truth about sugar and then let me choose.', likes: 'Trains, watering, Emmerdale, his blue cap.', dislikes: 'Diet cola, being called love.', life: 'Worked in the laundry at Meanwood Park; forty years later he still folds the best corners.', day: 'Garden centre Monday to Wednesday, trains on Saturday.', usual: 'Steady, house-proud, early for everything.', calms: 'Trainspotting book; jobs to do.', triggers: ['Late transport'],
    family: [{ first: 'Stephen', last: 'Lyle', is: 'sibling', as: 'brother', next: true }],
    talks: ['platform eleven', 'which geraniums are selling', 'his eye operation'], enjoys: ['cottage pie', 'a sugar-free lemonade', 'one digestive, chosen slowly'],
  },
  {
    first: 'Simon', last: 'Achebe', gender: 'male', born: '1990-03-27', room: '3', months: 33, from: 'Residential college', ethnicity: 'Black African', faith: 'Roman Catholic', marital: 'single', keyWorker: 'ruth.abara', funding: 'nhs_chc',
    diagnoses: ['Autism', 'Severe learning disability', 'Epilepsy'], flags: ['dols', 'epilepsy', 'absconding', 'two_staff', 'communication'], facts: { mobility: 'independent', has_epilepsy: true, dols_status: 'standard', consent_night_checks: 'best_interests', consent_money_support: 'best_interests' }, cm: 183, kg: 79.5, drift: 0.7,
    important: 'My spinning things, water, and my mum’s voice on the tablet.', support: 'Use my picture strip. Two people outside. Wait ten seconds after you ask.', likes: 'Swimming, the washing machine, trampolining, rice.', dislikes: 'Crowds, labels in clothes, dogs barking.', life: 'Grew up in Chapeltown, eldest of four. Swam before he walked.', day: 'Swim on Tuesdays and Fridays, trampoline daily, tablet call at six.', speaks: 'Picture strip and a few signs; leads you by the hand.', usual: 'On the move, joyful in water, hums two notes.', calms: 'Trampoline, spinning top, dim light.', triggers: ['Barking', 'Waiting without a timer'], signs: ['Hand to left ear', 'Pale before a seizure'],
    family: [{ first: 'Ngozi', last: 'Achebe', is: 'parent', as: 'mother', next: true, more: { is_appointee: true } }],
    talks: ['swimming', 'Mum', 'the canal boats'], enjoys: ['jollof with chicken', 'ice-cold water', 'plantain crisps'],
  },
  {
    first: 'Marlon', last: 'Reid', gender: 'male', born: '1974-10-30', room: '4', months: 60, from: 'Family home', ethnicity: 'Black Caribbean', marital: 'single', keyWorker: 'carer', funding: 'joint',
    diagnoses: ['Cerebral palsy', 'Moderate learning disability', 'Recurrent chest infections'], allergies: [['Trimethoprim', 'Widespread rash', 'moderate']], flags: ['allergy', 'hoist', 'choking'], facts: { mobility: 'hoist', has_dysphagia: true, iddsi_fluid_level: 1, iddsi_food_level: 6, fluid_target_ml: 1800, aids: ['Powered wheelchair', 'Glasses'], consent_money_support: 'best_interests', dols_status: 'applied' }, cm: 165, kg: 61.3, drift: -1.4,
    important: 'Driving my own chair and the wrestling on Saturdays.', support: 'Check my chest is upright before food. Ask me which sling.', likes: 'Wrestling, reggae, telling jokes, spicy food.', dislikes: 'Being wheeled without warning, thickener lumps.', life: 'Lived with his gran in Harehills until she died in 2021.', day: 'Day centre Tuesday and Thursday, physio on Monday.', speaks: 'Speech takes effort; give him time and he will make you laugh.', usual: 'Cheeky, sociable, tires by evening.', calms: 'Reggae, a change of position, privacy.', triggers: ['Being talked over'], signs: ['Rattly chest', 'No jokes'],
    family: [{ first: 'Yvette', last: 'Reid', is: 'other_relative', as: 'cousin', next: true }],
    talks: ['his gran’s kitchen', 'who will win on Saturday', 'a new horn for the chair'], enjoys: ['soft jerk chicken', 'mango smoothie, slightly thick', 'rice pudding'],
  },
  {
    first: 'Kavita', last: 'Desai', gender: 'female', born: '1985-07-12', room: '5', months: 41, from: 'Family home', ethnicity: 'British Indian', faith: 'Hindu', language: 'Gujarati', marital: 'single', keyWorker: 'mei.lin', funding: 'local_authority',
    diagnoses: ['Moderate learning disability', 'Anxiety', 'Asthma'], allergies: [['Peanuts', 'Lip swelling, carries an EpiPen', 'anaphylaxis'], ['Cat hair', 'Sneezing', 'mild']], flags: ['allergy'], facts: { mobility: 'independent', diet: 'Vegetarian, nut-free kitchen' }, cm: 154, kg: 63.9, drift: 0.8,
    important: 'Diwali, my phone, and my EpiPen bag always with me.', support: 'Tell me who is coming on shift. Breathe with me when I worry.', likes: 'Bollywood dancing, nail varnish, cooking with Mum.', dislikes: 'Thunder, cats, being left out.', life: 'Won the college dance prize two years running.', day: 'College Monday to Thursday, dance on Friday evening.', usual: 'Chatty, affectionate, asks the same question when worried.', calms: 'Box breathing, a dance video, Mum on the phone.', triggers: ['Thunder', 'Unknown staff'],
    family: [{ first: 'Bhavna', last: 'Desai', is: 'parent', as: 'mother', next: true }, { first: 'Rakesh', last: 'Desai', is: 'parent', as: 'father' }],
    talks: ['the dance show in the spring', 'her cousin’s wedding', 'who is on tomorrow'], enjoys: ['dhal with rotli', 'mango lassi', 'samosas without nuts'],
  },
  {
    first: 'Bethan', last: 'Rowlands', gender: 'female', born: '1997-11-04', room: '6', months: 14, from: 'Residential college', ethnicity: 'White Welsh', marital: 'single', keyWorker: 'kieran.doyle', funding: 'local_authority',
    diagnoses: ['Mild learning disability', 'Prader-Willi syndrome'], flags: ['diabetes'], facts: { mobility: 'independent', diabetes: 'type2', diet: '1,400 kcal plan, kitchen locked by agreement', fluid_target_ml: 1600 }, cm: 151, kg: 79.8, drift: -2.6,
    important: 'My Slimming certificate wall and my boyfriend Tom.', support: 'Keep to the meal times on the chart. Praise, never bargains.', likes: 'Jigsaws, rugby, Tom, glitter pens.', dislikes: 'Late dinners, people eating in front of her.', life: 'From Wrexham; cheers for the Scarlets.', day: 'Meals at eight, twelve and half five, walk after each.', usual: 'Bubbly, organised, very fair-minded.', calms: 'Jigsaw pieces, squeezing putty.', triggers: ['Late meals', 'Unlocked cupboards'], signs: ['Picks at her arms'],
    family: [{ first: 'Sian', last: 'Rowlands', is: 'parent', as: 'mother', next: true }],
    talks: ['Tom', 'the Scarlets', 'her holiday in Tenby'], enjoys: ['vegetable stir-fry', 'sugar-free jelly', 'peppermint tea'],
  },
  {
    first: 'Arthur', last: 'Pemberton', gender: 'male', born: '1951-01-18', room: '7', months: 96, from: 'Shared Lives', ethnicity: 'White British', marital: 'widowed', keyWorker: 'josie.tate', funding: 'local_authority',
    diagnoses: ['Mild learning disability', 'Parkinson’s disease'], flags: ['falls'], facts: { mobility: 'aid', aids: ['Frame', 'Hearing aids'], hearing: 'Two hearing aids', fluid_target_ml: 1700 }, cm: 173, kg: 68.8, drift: -1.3,
    important: 'My wife’s photograph and my model railway.', support: 'Count me into standing: one, two, up. Do not hurry my words.', likes: 'Railways, marmalade, war films, budgies.', dislikes: 'Velcro shoes, being helped too soon.', life: 'Married Doreen in 1978; they met at the day centre. Kept budgies.', day: 'Tablets on time, railway in the conservatory, film after tea.', usual: 'Gentle, slow to answer, twinkling.', calms: 'Counting together; Doreen’s photograph.', triggers: ['Being rushed'],
    family: [{ first: 'Malcolm', last: 'Pemberton', is: 'sibling', as: 'brother', next: true }],
    talks: ['how he asked Doreen to dance', 'his first budgie, Captain', 'the branch line to Otley'], enjoys: ['toast and marmalade', 'shepherd’s pie', 'tea in the two-handled cup'],
  },
  {
    first: 'Leanne', last: 'Foster', gender: 'female', born: '1992-08-15', room: '8', months: 19, from: 'Assessment and treatment unit', ethnicity: 'White British', marital: 'single', keyWorker: 'ruth.abara', funding: 'nhs_chc',
    diagnoses: ['Moderate learning disability', 'Autism', 'Trauma history'], flags: ['self_harm', 'communication'], facts: { mobility: 'independent', mha_status: 'section_117', fluid_target_ml: 1700 }, cm: 163, kg: 69.4, drift: 0.9,
    important: 'My safe box, horses, and the same bedtime words every night.', support: 'Low voice, one person talking. Follow my traffic lights.', likes: 'Horses, slime, baking, Taylor Swift.', dislikes: 'Touch without asking, whistles, hospital smells.', life: 'Three years in hospital far from home; Oak Lodge is the first house with her name on a door.', day: 'Stables on Wednesday, baking on Sunday, traffic lights with each meal.', usual: 'Watchful, creative, loyal once she trusts.', calms: 'Green room with slime; bedtime words; ear defenders.', triggers: ['Touch without asking', 'Sirens', 'Ambulance crews'], signs: ['Card on amber twice', 'Picks at cuffs'],
    family: [{ first: 'Tracy', last: 'Foster', is: 'parent', as: 'mother', next: true, more: { contact_restricted: true, restriction_details: 'Visits by arrangement with the social worker only; phone calls on Sundays with a member of staff in the room.', information_level: 'limited' } }],
    talks: ['Pepper', 'her room at the hospital', 'an album she knows by heart'], enjoys: ['brownies', 'cheese toasties', 'orange squash'],
  },
];
