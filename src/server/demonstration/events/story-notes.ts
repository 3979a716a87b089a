interface StoryNote {
  readonly about: string;
  readonly first?: string;
  /** Counted from today. */
  readonly day: number;
  readonly time: string;
  readonly category: string;
  readonly important?: true;
  readonly seniors?: true;
  /** Why it was taken out again. */
  readonly struck?: string;
  readonly body: string;
}

/** The threads a reader of the homes can follow from note to note. */
export const storyNotes: readonly StoryNote[] = [
  {
    about: 'Baptiste',
    day: -28,
    time: '18:40',
    category: 'health',
    body: 'Colin left most of his tea again and said food “tastes of nothing”. Sat with him and he managed half a yoghurt. Mentioned it to Moira.',
  },
  {
    about: 'Baptiste',
    day: -17,
    time: '10:20',
    category: 'health',
    important: true,
    body: 'Weight is down nearly five kilos since we started the weekly weighing. Rang Rosemount Surgery; Dr Nair will see him on Thursday. Fortified milk and a snack at eleven and four from today.',
  },
  {
    about: 'Baptiste',
    day: -10,
    time: '15:05',
    category: 'professional_contact',
    important: true,
    body: 'Dawn Whiteley (care coordinator) visited. Voices have been louder since the letter about his benefits. Medication review brought forward; she will ring on Friday.',
  },
  {
    about: 'Baptiste',
    day: -2,
    time: '19:10',
    category: 'daily',
    body: 'Ate half his sausage and mash at the table with Callum and asked for the custard slice. First pudding in a fortnight. Keep eating with him, it works.',
  },
  {
    about: 'Rahman',
    day: -6,
    time: '20:30',
    category: 'behaviour',
    body: 'Aisha’s sketchbook has stayed shut for two days and her curtains are drawn. She said the anniversary is near. Sat outside her door with tea, as she likes.',
  },
  {
    about: 'Rahman',
    day: -4,
    time: '22:50',
    category: 'night',
    important: true,
    body: 'Asked Aisha directly whether she was safe. She said thoughts come and go and that she would find me. We read her safety plan together and agreed I would look in every hour.',
  },
  {
    about: 'Rahman',
    day: -3,
    time: '11:15',
    category: 'professional_contact',
    important: true,
    body: 'Rang the community team; Femi Alabi is coming tomorrow at ten. Nasreen (sister) knows and will ring each evening.',
  },
  {
    about: 'Rahman',
    day: -1,
    time: '16:40',
    category: 'key_work',
    body: 'Aisha drew one bird today, a wren, and gave it to Priya. Says nights are the worst. Would like the weighted blanket washed and back by bedtime: done.',
  },
  {
    about: 'Thorpe',
    day: -4,
    time: '17:30',
    category: 'health',
    important: true,
    body: 'Janet turned her head from the beaker at three rounds in a row. Took 60 ml of blackcurrant from a spoon. Mouth looked dry. Offering little and often, yellow beaker, sitting beside her.',
  },
  {
    about: 'Thorpe',
    day: -2,
    time: '10:45',
    category: 'health',
    important: true,
    body: 'Spoke to Dr Langton’s surgery about Janet’s drinking: urine sample to go in today, and to ring back if under a litre again. Ruth has the sample pot.',
  },
  {
    about: 'Thorpe',
    day: 0,
    time: '09:10',
    category: 'health',
    body: 'Janet hummed while having jelly for breakfast: counted it on the chart. Smiled at Emily. Still behind where she should be by now.',
  },
  {
    about: 'Clarke',
    first: 'Desmond',
    day: -19,
    time: '07:20',
    category: 'health',
    important: true,
    body: 'Des was found sitting on the bathroom floor at six. No head injury that he knows of. Checks carried out as planned, paramedics advised no transfer. Pearl told.',
  },
  {
    about: 'Clarke',
    first: 'Desmond',
    day: -1,
    time: '21:15',
    category: 'health',
    important: true,
    body: 'Second fall this month, by the bed, witnessed. Des says his legs “went to sleep”. 111 rang back and were told about the blood thinner. Follow-up checks are on the list; please do not miss one.',
  },
  {
    about: 'Achebe',
    day: -7,
    time: '14:00',
    category: 'professional_contact',
    body: 'DoLS team confirmed they have the renewal form for Simon and will send an assessor. The current one runs out next week; Ruth is chasing.',
  },
  {
    about: 'Reid',
    day: -2,
    time: '03:40',
    category: 'health',
    important: true,
    body: 'Marlon’s chest was rattly and he made no jokes. Temperature 38.6. 999 called; taken to St James’s at 04:10 with his hospital passport and sling. Yvette rung at once, she is meeting him there.',
  },
  {
    about: 'Reid',
    day: -2,
    time: '13:30',
    category: 'professional_contact',
    important: true,
    body: 'Ward J12: Marlon has a chest infection, on antibiotics by drip (ward reminded of the trimethoprim allergy). He told the nurse the one about the parrot.',
  },
  {
    about: 'Whitfield',
    day: -3,
    time: '19:20',
    category: 'health',
    important: true,
    body: 'George very breathless in spite of the fan. GP visited and arranged admission to Wharfedale. Yellow folder went with him. Susan travelled in the ambulance.',
  },
  {
    about: 'Lyle',
    day: -14,
    time: '16:10',
    category: 'key_work',
    body: 'Peter asked when his diabetes plan would be looked at again; he wants his eye operation in it. Told him it is due this week and I would say so.',
  },
  {
    about: 'Danby',
    day: -20,
    time: '10:00',
    category: 'house',
    important: true,
    body: 'Bathroom one ran at 45.2 °C before Mr Danby’s bath. Cooled and tested again before use. Mixing valve reported; bathroom one is showers only until it is seen to.',
  },
  {
    about: 'Lomax',
    day: -2,
    time: '11:30',
    category: 'daily',
    body: 'Vera stayed in bed until eleven. Her house has had an offer and she does not know if she is glad. Sat with her; by two she had her paints out.',
  },
  {
    about: 'Iqbal',
    day: -9,
    time: '17:00',
    category: 'daily',
    struck: 'Written on the wrong resident: it was about Jasper.',
    body: 'Went to the climbing wall and came back with sore fingers and a big grin.',
  },
  {
    about: 'Foster',
    day: -12,
    time: '12:20',
    category: 'professional_contact',
    seniors: true,
    body: 'Social worker asked that any call from Tracy outside the Sunday slot is noted with the time only. Reason is in the confidential record.',
  },
];
