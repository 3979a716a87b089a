import type { Household } from '../stage/resident-profile.ts';

/** Rose House: twelve people finding their feet again, and one who moved on this season. */
export const roseResidents: Household = [
  {
    first: 'Desmond', last: 'Clarke', called: 'Des', gender: 'male', born: '1958-03-11', room: '1', months: 38, from: 'The Becklin Centre, Leeds', ethnicity: 'Black Caribbean', faith: 'Pentecostal', marital: 'divorced', keyWorker: 'carer', funding: 'section_117',
    diagnoses: ['Schizophrenia', 'Type 2 diabetes', 'High blood pressure'], allergies: [['Penicillin', 'Throat swelling, needed adrenaline in 2009', 'anaphylaxis']], flags: ['allergy', 'falls', 'diabetes', 'anticoagulant'],
    facts: { diabetes: 'type2', mobility: 'aid', aids: ['Walking stick', 'Glasses'], on_anticoagulant: true, mha_status: 'section_117', smoker: false, continence: 'Independent, up twice at night' }, cm: 178, kg: 92.4, drift: -0.8,
    important: 'My music, my sister Pearl, and being asked rather than told.', support: 'Give me time in the morning. I like a list for the day that I tick off myself.', likes: 'Lovers rock, dominoes, ackee and saltfish, the cricket.', dislikes: 'Being rushed, the smell of bleach, a cold room.', life: 'Came from Montego Bay at nine. Drove the number 12 bus for twenty-two years and sang in the church choir.', day: 'Up at eight, porridge, a walk to the paper shop, music after lunch, bed by eleven.', usual: 'Warm and chatty, hums to himself. Hears a quiet voice some days and can say so.', calms: 'Headphones and Dennis Brown; a slow lap of the garden with someone he knows.', triggers: ['Raised voices', 'Changes to his benefits'], signs: ['Stops humming', 'Covers the mirror', 'Says the radio is about him'],
    family: [{ first: 'Pearl', last: 'Clarke-Bennett', is: 'sibling', as: 'sister', next: true }, { first: 'Marcus', last: 'Clarke', is: 'child', as: 'son' }],
    talks: ['the number 12 route and its worst corners', 'choir practice with Pearl in the seventies', 'the mango tree behind his grandmother’s house'], enjoys: ['porridge with nutmeg', 'a mug of ginger tea', 'saltfish and dumplings'],
  },
  {
    first: 'Denise', last: 'Clarke', gender: 'female', born: '1971-09-02', room: '2', months: 16, from: 'Own flat, after a stay in hospital', ethnicity: 'White British', marital: 'separated', keyWorker: 'priya.raman', funding: 'local_authority',
    diagnoses: ['Bipolar disorder', 'Underactive thyroid'], cm: 164, kg: 71.2, drift: 1.1, facts: { mobility: 'independent', mha_status: 'informal' },
    important: 'Seeing my daughter Chloe on Sundays and having my own front-door key.', support: 'Be straight with me. If I am talking very fast, say so kindly and offer a walk.', likes: 'Charity shops, painting furniture, strong coffee, Motown.', dislikes: 'Being confused with Des, lukewarm food, the television on for nobody.', life: 'Ran a market stall in Kirkgate for fifteen years. One daughter, one cat called Biscuit who lives with her sister.', day: 'Early riser, coffee first. Volunteers at the furniture project on Tuesdays and Fridays.', usual: 'Quick, funny, busy with her hands.', calms: 'Painting, a brisk walk, a phone call to Chloe.', triggers: ['Anniversary of her divorce', 'Running out of money before Friday'], signs: ['Sleeps under five hours', 'Many plans at once', 'Gives her things away'],
    family: [{ first: 'Chloe', last: 'Clarke', is: 'child', as: 'daughter', next: true }, { first: 'Sandra', last: 'Moss', is: 'sibling', as: 'sister' }],
    talks: ['the characters who used to stop at her stall', 'what colour to do the hallway next', 'Biscuit the cat'], enjoys: ['proper coffee from the pot', 'a toasted teacake', 'chilli with extra beans'],
  },
  {
    first: 'Aisha', last: 'Rahman', gender: 'female', born: '1989-06-20', room: '3', months: 9, from: 'The Becklin Centre, Leeds', ethnicity: 'British Bangladeshi', faith: 'Muslim', language: 'Sylheti', marital: 'single', keyWorker: 'priya.raman', funding: 'section_117',
    diagnoses: ['Recurrent depression', 'Post-traumatic stress'], flags: ['self_harm'], facts: { mobility: 'independent', mha_status: 'section_117', diet: 'Halal' }, cm: 158, kg: 60.5, drift: -0.9,
    important: 'Prayer, my sketchbook, and knowing who is on tonight.', support: 'Sit near me, you do not have to talk. Ask me directly if I am safe; I will tell you.', likes: 'Drawing birds, cardamom tea, gardening programmes, long baths.', dislikes: 'Doors slamming, surprise visitors, being watched while eating.', life: 'Studied textile design at Leeds Arts. Made wedding mehndi designs for half of Harehills.', day: 'Rises for Fajr, rests until ten, art after lunch, quiet evenings.', usual: 'Soft-spoken, notices everything, dry humour when well.', calms: 'Drawing, the weighted blanket, reciting with her tasbih.', triggers: ['Slammed doors', 'Early November', 'Men she does not know'], signs: ['Stops drawing', 'Keeps the curtains shut', 'Skips meals', 'Long sleeves in warm weather'],
    family: [{ first: 'Nasreen', last: 'Begum', is: 'sibling', as: 'sister', next: true }],
    talks: ['which birds were at the feeder', 'a textile course at the college', 'her niece’s school play'], enjoys: ['cardamom tea', 'daal and rice', 'dates with her afternoon drink'],
  },
  {
    first: 'Colin', last: 'Baptiste', gender: 'male', born: '1963-12-01', room: '4', months: 54, from: 'Supported flat in Beeston', ethnicity: 'Mixed White and Black Caribbean', marital: 'single', keyWorker: 'callum.ferris', funding: 'joint',
    diagnoses: ['Schizoaffective disorder', 'COPD'], allergies: [['Aspirin', 'Wheeze', 'moderate']], flags: ['allergy'], facts: { mobility: 'independent', smoker: true, mha_status: 'cto' }, cm: 181, kg: 78.1, drift: -7.4,
    important: 'My darts arrows, my roll-ups and Leeds United.', support: 'Eat with me, do not leave a tray. I forget food when the voices are loud.', likes: 'Darts, Leeds United, crime novels, sausage and mash.', dislikes: 'Salad, queues, anyone touching his arrows.', life: 'Printer’s apprentice at sixteen, played darts for the county in 1988.', day: 'Slow start, smoke in the shelter, library on Wednesdays, darts in the evening.', usual: 'Gentle, dry, a bit shy until football is mentioned.', calms: 'Throwing a few arrows, a roll-up outside, Callum’s terrible jokes.', triggers: ['Leeds losing at home', 'Letters in brown envelopes'], signs: ['Food left on the plate', 'Talks under his breath', 'Wears the same coat indoors'],
    family: [{ first: 'Lorraine', last: 'Baptiste', is: 'sibling', as: 'sister', next: true }],
    talks: ['the county final of 1988', 'setting type by hand', 'whether Leeds will stay up'], enjoys: ['half a portion of sausage and mash', 'sweet milky tea', 'a custard slice from the bakery'],
  },
  {
    first: 'Margaret', last: 'Osei', called: 'Maggie', gender: 'female', born: '1955-02-17', room: '5', months: 71, from: 'St Mary’s, when it closed', ethnicity: 'Black African', faith: 'Methodist', marital: 'widowed', keyWorker: 'stacey.holt', funding: 'section_117',
    diagnoses: ['Schizophrenia', 'Osteoarthritis of both knees'], flags: ['falls'], facts: { mobility: 'aid', aids: ['Rollator', 'Reading glasses'], mha_status: 'section_117' }, cm: 160, kg: 83.6, drift: -1.2,
    important: 'Chapel on Sunday and my good hat.', support: 'Let me set the pace on stairs. I can do most things if the chair is the right height.', likes: 'Hymns, baking, Bargain Hunt, bright wrappers and cloth.', dislikes: 'Swearing, draughts, decaf.', life: 'Nursing auxiliary in Kumasi and then at the LGI for eighteen years. Two sons abroad.', day: 'Bible reading at seven, bath on Mondays and Thursdays, baking on Saturdays.', usual: 'Cheerful, motherly, keeps everyone fed.', calms: 'Singing a hymn together, a hand on the arm, warm milk.', triggers: ['Missed chapel', 'News from home'], signs: ['Whispers to the window', 'Will not take off her coat'],
    family: [{ first: 'Kwame', last: 'Osei', is: 'child', as: 'son', next: true }, { first: 'Reverend Joy', last: 'Ampofo', is: 'friend', as: 'friend' }],
    talks: ['the wards at the LGI in 1980', 'her boys as babies', 'how to tell good plantain'], enjoys: ['jollof rice', 'a slice of her own ginger cake', 'warm milk with honey'],
  },
  {
    first: 'Robin', last: 'Hale', gender: 'non_binary', born: '1996-10-08', room: '6', months: 7, from: 'Adult psychiatric ward, York', ethnicity: 'White British', marital: 'single', keyWorker: 'joel.barker', funding: 'section_117',
    diagnoses: ['Emotionally unstable personality disorder', 'Autism'], allergies: [['Latex', 'Rash on contact', 'mild']], flags: ['allergy', 'self_harm', 'communication'], facts: { pronouns: 'they/them', mobility: 'independent', diet: 'Vegetarian', mha_status: 'section_117' }, cm: 170, kg: 65.8, drift: 0.6,
    important: 'My pronouns, my playlists, and plans that do not change at the last minute.', support: 'Tell me about changes in writing the day before. Use my grounding cards, not “calm down”.', likes: 'Synths, oat-milk lattes, board games, foxes.', dislikes: 'Strip lights, small talk, egg.', life: 'Two years of a music technology degree at York. Makes ambient tracks under the name Low Tide.', day: 'Late riser, college at one, games night on Thursdays.', usual: 'Thoughtful, precise, very funny in writing.', calms: 'Grounding cards, noise-cancelling headphones, five minutes alone.', triggers: ['Last-minute changes', 'Crowded kitchen', 'Contact from an ex-partner'], signs: ['Deletes tracks', 'Stops answering messages'],
    family: [{ first: 'Alison', last: 'Hale', is: 'parent', as: 'mother', next: true, more: { contact_for: ['incident', 'hospital', 'review'] } }],
    talks: ['a synth they are saving up for', 'what makes a good ending to a song', 'the fox'], enjoys: ['an oat-milk latte', 'mushroom stroganoff', 'salt and vinegar crisps'],
  },
  {
    first: 'Graham', last: 'Tench', gender: 'male', born: '1961-07-30', room: '7', months: 29, from: 'Own home', ethnicity: 'White British', marital: 'divorced', keyWorker: 'callum.ferris', funding: 'local_authority',
    diagnoses: ['Alcohol-related brain injury', 'Depression'], flags: ['absconding'], facts: { mobility: 'independent', mha_status: 'none', dols_status: 'not_required', hearing: 'Hard of hearing on the left' }, cm: 175, kg: 80.3, drift: 2.1,
    important: 'My allotment and being trusted with the shed key.', support: 'Write it on the board; I lose things I am only told.', likes: 'Growing veg, brass bands, fishing programmes, bacon.', dislikes: 'Being asked what day it is, noisy lunches.', life: 'Quantity surveyor. Played cornet in the works band at Rothwell.', day: 'Board at eight, allotment most mornings, nap at two.', usual: 'Polite, a little lost before noon, proud of his leeks.', calms: 'Going out to the raised beds; brass band on the radio.', triggers: ['Passing the off-licence', 'Not finding his keys'], signs: ['Pacing by the door', 'Smell of drink'],
    family: [{ first: 'Imogen', last: 'Tench', is: 'child', as: 'daughter', next: true }],
    talks: ['blackfly', 'the Whit Friday marches', 'his daughter’s new job in Hull'], enjoys: ['leek and potato soup', 'a bacon sandwich', 'a pot of builder’s tea'],
  },
  {
    first: 'Nadia', last: 'Petrova', gender: 'female', born: '1978-04-25', room: '8', months: 21, from: 'Crisis house', ethnicity: 'White Eastern European', faith: 'Orthodox', language: 'Bulgarian', marital: 'married', keyWorker: 'moira.lennox', funding: 'local_authority',
    diagnoses: ['Psychotic depression'], allergies: [['Walnuts', 'Hives', 'moderate']], flags: ['allergy'], facts: { mobility: 'independent', mha_status: 'informal', interpreter_needed: true }, cm: 167, kg: 58.9, drift: 1.4,
    important: 'Calling my husband every evening at seven.', support: 'Short sentences, and check I have understood. An interpreter for anything medical.', likes: 'Folk songs, chess, embroidery, sunflowers.', dislikes: 'Cold soup, people talking over her.', life: 'Taught mathematics in Plovdiv; came to Leeds in 2014.', day: 'Chess after breakfast, English class on Mondays and Wednesdays, call at seven.', usual: 'Reserved, courteous, sharp at chess.', calms: 'Embroidery by the window; counting backwards in Bulgarian.', triggers: ['A missed call from her husband'], signs: ['Believes food is spoilt', 'Moves chair to face the wall'],
    family: [{ first: 'Dimitar', last: 'Petrov', is: 'spouse_partner', as: 'husband', next: true }],
    talks: ['her pupils in Plovdiv', 'a difference between two English words', 'the price of tomatoes'], enjoys: ['banitsa', 'lentil soup with paprika', 'black tea with lemon'],
  },
  {
    first: 'Terence', last: 'Boyle', called: 'Terry', gender: 'male', born: '1952-11-14', room: '9', months: 88, from: 'St Mary’s, when it closed', ethnicity: 'White Irish', faith: 'Roman Catholic', marital: 'single', keyWorker: 'stacey.holt', funding: 'section_117',
    diagnoses: ['Schizophrenia', 'Heart failure'], facts: { mobility: 'aid', fluid_restriction_ml: 1500, fluid_target_ml: 1500, mha_status: 'section_117', aids: ['Walking stick', 'Top denture'] }, cm: 172, kg: 76.0, drift: 1.9,
    important: 'Mass on Sunday, my transistor radio, a clean collar.', support: 'Weigh me on Mondays and tell me the number.', likes: 'Racing results, ballads, a half of stout at Christmas.', dislikes: 'Being called Terence, wet shoes.', life: 'Navvy on the M62, then thirty years on the wards at St Mary’s, where he ran the garden.', day: 'Radio at six, paper at nine, racing at two, bed by nine.', usual: 'Quiet company, greets everyone by name.', calms: 'The rosary, the radio low.', triggers: ['Moving his chair'], signs: ['Radio off all day'],
    family: [{ first: 'Father Brendan', last: 'Quinn', is: 'friend', as: 'friend', next: true }],
    talks: ['laying the M62 in the snow', 'the roses at St Mary’s', 'his mother’s soda bread'], enjoys: ['a boiled egg with soldiers', 'soda bread', 'a small cup of tea, well measured'],
  },
  {
    first: 'Jasper', last: 'Whitlock', gender: 'male', born: '1993-01-05', room: '10', months: 5, from: 'Early intervention team', ethnicity: 'White British', marital: 'single', keyWorker: 'joel.barker', funding: 'joint',
    diagnoses: ['First episode psychosis'], facts: { mobility: 'independent', smoker: true, mha_status: 'informal' }, cm: 186, kg: 88.2, drift: 3.8,
    important: 'Getting back to my apprenticeship.', support: 'Help me plan the week on Sunday night. I do better with something to get up for.', likes: 'Climbing, cars, cooking shows, his dog Tyson.', dislikes: 'Feeling foggy in the morning, being checked at night.', life: 'Second-year electrician’s apprentice from Pudsey.', day: 'Up by ten, gym on alternate days, cooks on Tuesdays.', usual: 'Open, restless, keen to be useful.', calms: 'The climbing wall, walking Tyson with his mum.', triggers: ['Cannabis', 'Losing sleep'], signs: ['Checks sockets again and again', 'Thinks neighbours are filming'],
    family: [{ first: 'Karen', last: 'Whitlock', is: 'parent', as: 'mother', next: true }],
    talks: ['going back to college in the new year', 'a Golf he would like to restore', 'Tyson’s training'], enjoys: ['chicken fajitas', 'a protein shake', 'cereal at strange hours'],
  },
  {
    first: 'Winifred', last: 'Adcock', called: 'Winnie', gender: 'female', born: '1949-08-19', room: '11', months: 47, from: 'Own home', ethnicity: 'White British', faith: 'Church of England', marital: 'widowed', keyWorker: 'moira.lennox', funding: 'self',
    diagnoses: ['Late-onset anxiety', 'Hoarding disorder', 'Osteoporosis'], allergies: [['Elastoplast', 'Blistering', 'mild']], flags: ['allergy', 'falls'], facts: { mobility: 'aid', aids: ['Walking stick', 'Glasses'], mha_status: 'none' }, cm: 155, kg: 54.1, drift: -0.5,
    important: 'My newspapers. Ask before you move one.', support: 'One pile at a time, my decision each time.', likes: 'Crosswords, sherry trifle, Radio 4, the Yorkshire Post.', dislikes: 'Surprise tidying, shouting, skimmed milk.', life: 'Librarian at Headingley for thirty-one years.', day: 'Crossword with breakfast, Radio 4 all morning, early supper.', usual: 'Precise, a worrier, generous with books.', calms: 'The shipping forecast; a cryptic clue.', triggers: ['Anything thrown away unasked'], signs: ['Up at night sorting', 'Will not let anyone in'],
    family: [{ first: 'Hugh', last: 'Adcock', is: 'other_relative', as: 'nephew', next: true, more: { lpa_finance: true } }],
    talks: ['overdue books she still remembers', 'the Queen’s visit to the library', 'clue fourteen across'], enjoys: ['sherry trifle', 'a cheese scone', 'tea with full-cream milk'],
  },
  {
    first: 'Mohammed', last: 'Iqbal', called: 'Mo', gender: 'male', born: '1984-05-16', room: '12', months: 13, from: 'Forensic step-down unit', ethnicity: 'British Pakistani', faith: 'Muslim', language: 'Urdu', marital: 'single', keyWorker: 'carer', funding: 'section_117',
    diagnoses: ['Paranoid schizophrenia'], flags: ['absconding'], facts: { mobility: 'independent', diet: 'Halal', mha_status: 'conditional_discharge' }, cm: 177, kg: 97.5, drift: -2.4,
    important: 'Friday prayers and my gym card.', support: 'Be open about what you write. I like to read my notes.', likes: 'Weights, cricket, biryani, documentaries about space.', dislikes: 'Whispering, closed doors, pork anywhere near his pan.', life: 'Taxi driver in Bradford; fast bowler for his club.', day: 'Gym at nine, mosque on Friday, documentary after supper.', usual: 'Serious, respectful, thoughtful about his recovery.', calms: 'Prayer, the rowing machine, talking it through with Blessing.', triggers: ['Whispering', 'Police cars outside'], signs: ['Stops going to the gym', 'Asks who reads his post'],
    family: [{ first: 'Shabana', last: 'Iqbal', is: 'sibling', as: 'sister', next: true }],
    talks: ['leaving the taxis behind', 'a bowling spell he still dreams of', 'volunteering at the food bank'], enjoys: ['chicken biryani', 'karak chai', 'a bowl of fruit'],
  },
];

/** Left for a flat of his own this season. */
export const formerRoseResident: Household[number] = {
  first: 'Ronan', last: 'Kelly', gender: 'male', born: '1987-02-09', room: '13', months: 26, from: 'The Becklin Centre, Leeds', ethnicity: 'White Irish', marital: 'single', keyWorker: 'callum.ferris', funding: 'section_117',
  diagnoses: ['Bipolar disorder'], facts: { mobility: 'independent', mha_status: 'section_117' }, cm: 179, kg: 81.0, drift: 0.4,
  important: 'A door of my own.', support: 'Practise with me, then let me try.', likes: 'Cooking, five-a-side, podcasts.', dislikes: 'Being late.', life: 'Chef de partie at twenty-four; wants to cook again.', day: 'Kitchen volunteering in the mornings, five-a-side on Wednesdays.', usual: 'Energetic, organised, good company.', calms: 'A run, or reorganising the spice rack.', signs: ['Plans a restaurant at midnight'],
  family: [{ first: 'Siobhan', last: 'Kelly', is: 'parent', as: 'mother', next: true }],
  talks: ['the layout of his new kitchen', 'a job at the community café'], enjoys: ['shakshuka', 'a flat white'],
};
