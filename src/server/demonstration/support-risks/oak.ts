import type { Risks } from './risk-text.ts';

export const oakRisks: Risks = {
  'Janet Thorpe': {
    choking: [
      'Thin drinks, dry food and being hurried',
      'Janet turns her head when the cup is wrong. We take that as no.',
      'Yellow beaker, level 2, half an inch; peas are never served',
    ],
    falls: [
      'Sits down without looking, and sees steps in doorways',
      'Janet sits where she stops; she likes the arm and not the belt.',
      'Back of knees to the chair; plain carpet over the hall strip',
    ],
  },
  'Peter Lyle': {
    community: [
      'Crosses roads with one good eye',
      'I stop and I count. You stop as well.',
      'White tape on steps, walked on his right at dusk',
    ],
    bathing_scald: [
      'Feet that feel less than they should',
      'I put my elbow in first. Mum did.',
      'Elbow, then thermometer, then Peter',
    ],
  },
  'Simon Achebe': {
    epilepsy: [
      'Early-morning seizures, and one near water or on the trampoline',
      'Simon cannot tell us; afterwards he holds his ear and wants the tablet. Ngozi says: do not stop him swimming.',
      'Hand to the left ear means sit him down now',
    ],
    absconding: [
      'Goes to water, over fences, with no sense of traffic',
      'Simon brings two pairs of shoes: he is asking us to come too.',
      'Two staff outside; door alarm reviewed monthly',
    ],
    choking: [
      'Eats fast and once swallowed part of a spinning top',
      'Simon taps the bowl for more before the mouthful is down.',
      'Half portions twice; tops over five centimetres only',
    ],
  },
  'Marlon Reid': {
    choking: [
      'Tips back in the chair while laughing with food in his mouth',
      'I laugh and I choke. I’m not stopping laughing.',
      'Chest upright, joke first and fork second',
    ],
    moving_handling: [
      'The wrong sling, or two people who have not met before',
      'You lift me like shopping, I’ll say so.',
      'Marlon names the sling and says “go on”',
    ],
    infection: [
      'Weak chest, four infections in two years',
      'When I stop the jokes it’s already in my chest.',
      'Finger probe when he is quiet; GP at the first rattle',
    ],
  },
  'Kavita Desai': {
    other: [
      'Peanuts in dips, sauces and other people’s snacks',
      'I ask. Even when they sigh. I ask.',
      'EpiPen bag checked by Kavita each morning',
    ],
    community: [
      'Trusts quickly and follows people she likes',
      'My phone is on and Mum can see the dot.',
      'Phone charged, dot shared with Bhavna by choice',
    ],
  },
  'Bethan Rowlands': {
    self_harm: [
      'Picks her arms raw when meals are late',
      'I don’t want to do it. My hands do.',
      'Putty in every room; times kept to the minute',
    ],
    nutrition: [
      'Hunger that never stops: food taken from bins or shops',
      'Lock it and I can think about something else.',
      'Kitchen locked by her own agreement, reviewed with her each quarter',
    ],
  },
  'Arthur Pemberton': {
    falls: [
      'Freezes in doorways, turns with a full cup',
      'I know I freeze. Say one, two. That’s all it wants.',
      'Tape across doorways; cups carried for him; frame on his right',
    ],
    choking: [
      'Swallowing slows as the tablets wear off',
      'Don’t cut my toast. Just don’t hurry me.',
      'Meals forty minutes after tablets, sips between bites',
    ],
  },
  'Leanne Foster': {
    self_harm: [
      'Sirens, touch without asking, calls from outside the Sunday slot',
      'Red card means I might. Sit outside, don’t come in.',
      'Safe box within reach; sharp things counted with Leanne, not for her',
    ],
    violence: [
      'Throws what is in her hand when a siren passes',
      'I never aim. I hate it after.',
      'Window shut while cooking, ear defenders by the cooker',
    ],
  },
};
