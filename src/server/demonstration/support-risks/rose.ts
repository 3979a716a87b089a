import type { Risks } from './risk-text.ts';

export const roseRisks: Risks = {
  'Desmond Clarke': {
    falls: [
      'Getting up quickly at night in socks, on a leg that has gone numb',
      'I’m more scared of sitting still than of falling. But I’ll wear the slippers.',
      'Slippers on the right of the bed, sits for a count of ten',
    ],
    medicines: [
      'A blood thinner, and two falls in a month',
      'Pearl made me promise to say if I bang my head, even a bit.',
      'Des shows the yellow card himself; the second is with Pearl',
    ],
    other: [
      'Penicillin, which closed his throat in 2009',
      'I stopped breathing. You don’t forget that.',
      'Red strip, wristband on outings, named at every surgery',
    ],
  },
  'Denise Clarke': {
    exploitation_abuse: [
      'Gives money and things away when she is high, and some people know it',
      'When I’m high I’d give you my shoes. Stop me, but ask Chloe first.',
      'Chloe is rung before anything over twenty pounds leaves the house in a fast week',
    ],
    bathing_scald: [
      'Leaves the bath running when her mind is on six things',
      'I flooded it once. Once.',
      'Overflow alarm on the bath, set by Denise',
    ],
  },
  'Aisha Rahman': {
    self_harm: [
      'Reminders of what happened in November, bad nights, being alone with sharp things',
      'I don’t want to die. Sometimes I want it to stop. Those are different and you need to know which.',
      'Hair clips and razors in the office by her own choice from dusk, hourly look-in agreed',
    ],
    nutrition: [
      'Skips meals when low, and will not be watched',
      'If you watch me eat I can’t. Leave it and trust me a bit.',
      'Covered tray at four, collected without comment',
    ],
  },
  'Colin Baptiste': {
    nutrition: [
      'Food tastes of nothing when the voices are loud; seven kilos gone since August',
      'I know I’m thin. I can’t taste it. Sit with me and I’ll try.',
      'Somebody eats with him at every meal, custard slice saved',
    ],
    fire_smoking: [
      'Roll-ups, sometimes in his room when the voices keep him there',
      'I’d not burn the place down. But I nod off, aye.',
      'Lighter kept at the hatch after ten, by his agreement',
    ],
    other: [
      'Aspirin in cold remedies, and a chest that is already tight',
      'They gave it me at the football once. I went blue.',
      'Reads the packet with staff before any shop remedy',
    ],
  },
  'Margaret Osei': {
    falls: [
      'Worn knees, hurrying to the oven',
      'I fell at the LGI in 1979 and I’ve not liked lino since.',
      'Perching stool by the oven and a second timer',
    ],
    bathing_scald: [
      'Cannot get out of a low bath if her knees give',
      'Stay near, but not in. I’ve bathed more people than you’ve met.',
      'Bath seat, door ajar, call cord tied to the rail',
    ],
  },
  'Robin Hale': {
    self_harm: [
      'Sudden change, or contact from a person who hurt them',
      'It’s fast. If you get to me in the first five minutes it doesn’t happen.',
      'Grounding cards in the phone case; five minutes alone, timer shown',
    ],
    exploitation_abuse: [
      'Messages from an ex-partner under new numbers',
      'Blocking isn’t enough. I want to decide about the police myself.',
      'Password for callers, screenshots kept by Robin',
    ],
    other: [
      'Latex gloves, balloons and some plasters',
      'It’s only a rash so people don’t bother. Bother.',
      'Nitrile only, sign inside the first-aid box',
    ],
  },
  'Graham Tench': {
    absconding: [
      'Sets off for Rothwell or the off-licence and forgets the way back',
      'I’m going home. Then I get there and it isn’t.',
      'Board says where and when; phone with our number on the back',
    ],
    substance: [
      'The off-licence is four minutes away and his memory of the last time is gone',
      'I don’t remember the bad bits, that’s the trouble. You’ll have to.',
      'Walk the other way to the allotment; count of dry days on the board',
    ],
  },
  'Nadia Petrova': {
    nutrition: [
      'Believes food is spoilt when she is low',
      'I know now it was illness. Then, I was sure.',
      'Cooks one pot herself each week; packets shown',
    ],
    other: [
      'Walnuts, in cakes from home',
      'My mother’s cake would kill me slowly and with love.',
      'Gifts of food read before they are shared',
    ],
  },
  'Terence Boyle': {
    falls: [
      'Breathless and dizzy on standing; a stick he leaves behind',
      'I’d sooner fall in the garden than sit in the chair.',
      'Seats at the landing and the back door',
    ],
    infection: [
      'Weak heart, every winter',
      'Last time I was in three weeks and they lost my teeth.',
      'Weighed on Mondays; two kilos up means the nurse that day',
    ],
  },
  'Jasper Whitlock': {
    substance: [
      'Cannabis brought the first episode',
      'My mates don’t get it. One joint and I’m back on the ward.',
      'Weekend plan made on Thursday with two things not at the pub',
    ],
    community: [
      'Climbing with a foggy head',
      'If I’ve not slept I don’t clip in. Ask me, I’ll say.',
      'Sleep asked before the harness leaves the hook',
    ],
  },
  'Winifred Adcock': {
    falls: [
      'Paper on the floor and brittle bones',
      'I have walked that path for three years. It is the tidying that throws me.',
      'One metre clear, measured with her on Fridays',
    ],
    fire_smoking: [
      'A room full of newspapers and an electric heater',
      'Nothing in this room burns unless someone is careless, and I am not.',
      'Heater gap checked on Mondays, guard fitted, detector in the room',
    ],
    self_neglect: [
      'A basin that disappears under paper',
      'If I cannot reach the basin, I shall say so. I should prefer you did not look.',
      'Friday look at the path, her decision each time',
    ],
  },
  'Mohammed Iqbal': {
    absconding: [
      'Might leave for Bradford if frightened by police or whispering',
      'I ran once. I won’t again, but I know why you have to write it.',
      'Text on arrival; Shabana and the clinician on call after that',
    ],
    violence: [
      'Years ago, when he believed he was being followed',
      'Read what it says, and then read the last two years.',
      'Nobody whispers; talks with the door open; gym card kept paid',
    ],
  },
};
