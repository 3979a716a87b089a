import type { Risks } from './risk-text.ts';

export const willowRisks: Risks = {
  'Edith Marlowe': {
    falls: [
      'Sets off at dusk to catch the tram',
      'Edith says “I’ve never missed it yet”.',
      'An arm offered at half past three, lamps on at four',
    ],
    infection: [
      'Urine infections after every dry week',
      'Edith says tea tastes better in company, and it does.',
      'Two china cups poured, first sip ours; sample at the first muddle',
    ],
  },
  'Walter Pryce': {
    falls: [
      'Up for the bells without the frame',
      'I’d fall again to hear a quarter peal.',
      'Chair faces the window; frame on the left with red tape',
    ],
    medicines: [
      'A blood thinner and a habit of getting up',
      'I’d rather bleed than stroke. I’ve seen both.',
      'Every fall is treated as a head injury',
    ],
  },
  'Joan Hughes': {
    falls: [
      'Furniture moved without telling her',
      'I fall over other people’s tidiness.',
      'Nothing moved in room three without her say',
    ],
    bathing_scald: [
      'Cannot see the tap’s colours',
      'Left is hot. I counted.',
      'Raised dot on the hot tap; reading said aloud',
    ],
  },
  'Joan Harris': {
    absconding: [
      'Leaves at half past three to collect her children',
      'They’ll be stood there on their own.',
      'Walk to the gate at twenty past three; side gate on a spring',
    ],
    falls: ['Walks until she drops', 'I’ll sit when I’m dead.', 'Bench and tea half way round'],
  },
  'George Whitfield': {
    infection: [
      'COPD, heart failure and every cold going',
      'It’s the nights I mind.',
      'Rescue pack in the nurse’s cupboard; fan by the bed',
    ],
    fire_smoking: [
      'Oxygen in the room at night',
      'Signalmen don’t play with fire.',
      'No flame within three metres, sign on the door, fire service told',
    ],
  },
  'Agnes McBride': {
    choking: [
      'Pockets food in the right cheek',
      'Agnes presses the no card at green purée and means it.',
      'Left side, small spoon, cheek checked before the next',
    ],
    moving_handling: [
      'Weak right shoulder, rings that catch',
      'Agnes lifts her good hand when she is ready.',
      'Pillow under the right arm; rings counted',
    ],
    skin: [
      'Right heel in bed, sacrum in the chair',
      'Agnes pats the cushion when it has slipped.',
      'Heel off the mattress on a folded pillow',
    ],
  },
  'Harold Stubbs': {
    falls: [
      'Gets up at night to let a dog out that only he can see',
      'You’d not leave a dog whining.',
      'Sensor mat before ten; bed at its lowest; look-in at two and four',
    ],
    choking: [
      'Swallow slows in the evening',
      'A pickled egg never hurt anybody.',
      'Main meal at noon; egg quartered, somebody with him',
    ],
  },
  'Ivy Rawcliffe': {
    skin: [
      'Ninety-seven, still, and thin as paper',
      'Mind my arms. They tear like tissue.',
      'Sleeves down, slide sheet, no grip',
    ],
    nutrition: [
      'Eats three bites',
      'I’ve never had a big dinner in my life.',
      'Tea plate, fortified milk, chocolate limes count',
    ],
    moving_handling: ['Two people, brittle bones', 'Gently, I’m antique.', 'Slide sheet, never under the arms'],
  },
  'Cyril Danby': {
    infection: [
      'Catheter blocks or infects',
      'One would rather not discuss it, but do it properly.',
      'Two litres a day; bag never above the bladder',
    ],
    bathing_scald: [
      'A tap in bathroom one that ran at 45 degrees',
      'I was quite unscalded, thanks to young Owen.',
      'Owen’s rule: read the thermometer aloud before anybody undresses',
    ],
  },
  'Olive Banks': {
    other: ['Shellfish in a shared pot', 'One prawn. My face was like a football.', 'Own pan, pen in the crochet bag'],
    falls: ['Cannot see the edges', 'I walk my ward by heart.', 'Furniture stays put; lamp at the step'],
  },
  'Stanley Oates': {
    community: [
      'Hears no alarm, horn or shout',
      'I look twice because I hear none.',
      'Vibrating pillow, flashing beacon; crosses with somebody at the lights',
    ],
    falls: ['Startled from behind', 'Come round the front and I’ll not jump.', 'Approach from the front, always'],
  },
  'Vera Lomax': {
    falls: [
      'New hip and low blood pressure on rising',
      'I’m more afraid of the stairs than I say.',
      'Sit a minute, frame, one stair at a time',
    ],
    self_harm: [
      'Grief for her house and husband',
      'I don’t want to do anything. I’d just like it to be over sometimes. There, I’ve said it.',
      'Asked plainly each morning by whoever she likes that day; GP told',
    ],
  },
  'Raymond Fisher': {
    absconding: [
      'Walks towards the A-road',
      'I’m only stretching my legs.',
      'Garden door open, gate closed; one person alongside',
    ],
    violence: [
      'Pushes past whoever stands in the way',
      'They should shift.',
      'Own table by the door, plate there first',
    ],
  },
  'Beryl Nutter': {
    skin: [
      'Leg ulcer, swelling, long days in the chair',
      'It weeps more than I do.',
      'Legs up two till four, bandages Monday and Thursday',
    ],
    moving_handling: [
      'A hundred and four kilos and a laughing fit',
      'Don’t make me laugh while I’m up.',
      'Bariatric frame locked, two trained staff, chair at 48 cm',
    ],
  },
  'Leonard Zielinski': {
    falls: [
      'Walks to Mass in his medals',
      'If I fall, I fall towards the altar.',
      'Chair half way, medals on after he sits',
    ],
    infection: [
      'Frail heart in a cold snap',
      'I was cold for three years. Enough.',
      'Room at twenty-three degrees, vest checked',
    ],
  },
  'Sheila Gaunt': {
    moving_handling: [
      'Spasms in the sling',
      'Stop when I say stop. Not after.',
      'Her sheet read aloud before every lift',
    ],
    skin: ['No feeling below the waist', 'I set the alarm, you do the tilting.', 'Tilt on the hour, mirror at night'],
    other: [
      'Sulphonamide antibiotics',
      'Septrin nearly finished me before the MS could.',
      'Named to every doctor, red strip',
    ],
  },
  'Albert Ogden': {
    skin: [
      'Sits and lies in one place; mattress once set too hard',
      'Bert says “ow” one time only.',
      'Setting read and written each shift; turned two-hourly',
    ],
    moving_handling: [
      'Folds at the knees',
      'Bert says “up she goes” or he is not ready.',
      'Wait for the words, block the knees',
    ],
  },
  'Dorothy Chung': {
    bathing_scald: [
      'Likes it far hotter than is safe',
      'Your hot is my cold.',
      'Mixer locked at 43, flask of hot water for her feet',
    ],
    falls: ['Weak left side', 'Tai chi. You should try.', 'Stick indoors, two metres clear for tai chi'],
  },
  'Phyllis Arkwright': {
    falls: [
      'Gets up for music when nobody is near',
      'Phyllis stands for the second verse, every time.',
      'Music only with somebody beside her',
    ],
    choking: [
      'Reflux when lying soon after food',
      'Phyllis shuts her mouth when she has had enough; that is the end of the meal.',
      'Upright an hour after each meal',
    ],
  },
  'Norman Sugden': {
    falls: [
      'Forgets at night that the leg is off',
      'I put a foot down that isn’t there.',
      'Prosthesis in sight, lamp on a sensor, bell on the left',
    ],
    bathing_scald: [
      'Stump and right foot feel heat late',
      'Test it on my wrist, not my foot.',
      'Wrist and thermometer before either foot',
    ],
  },
};
