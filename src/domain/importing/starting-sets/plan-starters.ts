import { keysOf } from '../../kit/vocabulary/record-values.ts';
import { planDomains } from '../../plans/plan/plan-domains.ts';
import type { ListedSet, SetLine } from './starting-set.ts';

interface Words {
  readonly title: string;
  readonly need: string;
  readonly goal: string;
  readonly measure: string;
  readonly actions: readonly string[];
  readonly why: string;
}

/** One starter for each part of life, in our own words; the person's own take the place of the dots. */
const words: Readonly<Record<keyof typeof planDomains, Words>> = {
  communication: {
    title: 'How we talk with each other',
    need: 'Understands best when … and lets us know what they want by …',
    goal: 'I am understood, and I am asked before things are done.',
    measure: 'Choices that were offered and followed, read in the notes',
    actions: [
      'Face me and say who you are',
      'Use few words, then wait for an answer',
      'Check that glasses and hearing aids are in and work',
    ],
    why: 'Everything else depends on being understood.',
  },
  personal_care: {
    title: 'Washing and dressing my way',
    need: 'Can … alone and needs help with … because …',
    goal: 'I do what I can myself and feel clean and dressed as I like.',
    measure: 'Washes done alone or with a word of help',
    actions: [
      'Ask which clothes, bath or shower',
      'Test the water before anybody gets in',
      'Say what comes next, then help',
      'Look at the skin while helping',
    ],
    why: 'Most people in a house need some of it every day.',
  },
  mobility_falls: {
    title: 'Getting about safely',
    need: 'Walks with … and is unsteady when … Has fallen … times in the last year.',
    goal: 'I get where I want to go without falling.',
    measure: 'Falls, and days on which I was up and about',
    actions: [
      'Shoes with backs and a clear floor',
      'Call bell and walking aid within reach',
      'Walk on the side that was agreed',
      'Tell the shift lead of every stumble',
    ],
    why: 'Falls are what hurts people in care homes most often.',
  },
  eating_drinking: {
    title: 'Eating and drinking well',
    need: 'Eats … and drinks … Needs … because … Likes …',
    goal: 'I enjoy my meals, keep my weight and drink enough.',
    measure: 'Weight, and drinks where they are written down',
    actions: [
      'Offer a drink at every visit',
      'Serve food as soft and drinks as thick as was agreed',
      'Sit upright, and stay so for half an hour',
      'Write down what was taken, not what was served',
    ],
    why: 'Lost weight and thirst are seen late without a plan.',
  },
  continence: {
    title: 'Using the toilet with dignity',
    need: 'Knows when … and needs help with … Uses …',
    goal: 'I get to the toilet in time and stay dry and comfortable.',
    measure: 'Days without accidents, and bowels opened',
    actions: [
      'Offer the toilet at the usual times',
      'Keep the way and the light clear',
      'Change at once and look at the skin',
      'Write down when bowels were opened',
    ],
    why: 'It is what people find hardest to ask for.',
  },
  skin: {
    title: 'Keeping skin whole',
    need: 'Skin is at risk because … Sits or lies for …',
    goal: 'My skin stays whole and does not hurt.',
    measure: 'Marks on the body map',
    actions: [
      'Change position every … hours',
      'Look at heels, hips and back at each wash',
      'Check cushion and mattress every day',
      'Show every red mark that stays to the nurse',
    ],
    why: 'A pressure sore begins within hours.',
  },
  medicines_support: {
    title: 'Support with medicines',
    need: 'Takes medicines for … and needs help to … Allergic to …',
    goal: 'I get the right medicine at the right time, and I know what it is for.',
    measure: 'Doses that were missed or declined',
    actions: [
      'Say what each medicine is for',
      'Stay until it is swallowed',
      'Write down at once what was taken or declined',
      'Tell the doctor of new side effects',
    ],
    why: 'Says how somebody takes them, beside the medicines chart.',
  },
  breathing: {
    title: 'Breathing easily',
    need: 'Gets short of breath when … because … Uses …',
    goal: 'I breathe as easily as I can and am not afraid.',
    measure: 'Attacks, and calls to the doctor',
    actions: [
      'Sit upright with arms supported',
      'Inhaler or oxygen as prescribed',
      'Stay, speak calmly, count the breaths',
      'Call for help when lips turn blue or words fail',
    ],
    why: 'In an attack nobody has time to look for the words.',
  },
  pain: {
    title: 'Being free of pain',
    need: 'Has pain in … and shows it by …',
    goal: 'My pain is noticed early and eased.',
    measure: 'Pain scores over time',
    actions: [
      'Ask, and look for the signs that were agreed',
      'Write down where, how bad and what helped',
      'Look again an hour after a painkiller',
      'Tell the doctor when it stays',
    ],
    why: 'Those who cannot say it are left in pain most often.',
  },
  sleep: {
    title: 'A good night',
    need: 'Goes to bed at … Sleeps … hours. Wakes because …',
    goal: 'I sleep well and am left in peace.',
    measure: 'Hours of sleep',
    actions: [
      'Keep to my own bedtime',
      'Light, warmth and door as I like them',
      'Look in only as agreed',
      'Offer a warm drink instead of talk when awake',
    ],
    why: 'Looking in at night has to be agreed with each person.',
  },
  mental_wellbeing: {
    title: 'Feeling well in myself',
    need: 'Feels low or anxious when … Is well when …',
    goal: 'I have more good days than bad ones.',
    measure: 'Mood over the weeks',
    actions: [
      'Spend time that has no other purpose',
      'Notice the early signs that were agreed',
      'Do what has helped before',
      'Talk to the doctor when it lasts two weeks',
    ],
    why: 'Early signs differ from person to person.',
  },
  behaviour_support: {
    title: 'When things get too much',
    need: 'Gets upset when … It tells us that …',
    goal: 'I am understood before I have to shout.',
    measure: 'Incidents, and what came before them',
    actions: [
      'Give what was missed before: food, rest, quiet, company',
      'Step back and speak softly',
      'One person speaks',
      'Write down what came before and what helped',
    ],
    why: 'Behaviour says something; the plan says what.',
  },
  cognition_capacity: {
    title: 'Remembering and deciding',
    need: 'Remembers … and forgets … Decides … alone and needs help to decide …',
    goal: 'I decide what I can, and others decide only what I cannot.',
    measure: 'Decisions, and who made them',
    actions: [
      'Ask at the time of day that is best',
      'Show two things rather than describe many',
      'Assume that I can decide unless it was found otherwise',
      'Write down decisions made for me and why',
    ],
    why: 'The Mental Capacity Act asks for help to decide first.',
  },
  physical_health: {
    title: 'Staying well',
    need: 'Lives with … Gets unwell when … The first signs are …',
    goal: 'What is wrong with me is noticed early and treated.',
    measure: 'Visits of the doctor, and days in hospital',
    actions: [
      'Know the first signs that were agreed',
      'Take temperature and pulse when something is not right',
      'Call the doctor the same day',
      'Keep the hospital pack up to date',
    ],
    why: 'Whoever knows the person notices first.',
  },
  epilepsy: {
    title: 'Safe through a seizure',
    need: 'Has seizures of the kind … about every … They last … minutes.',
    goal: 'I am safe during a seizure and looked after until it is over.',
    measure: 'Seizures, with their length',
    actions: [
      'Note the time when it begins',
      'Make space, cushion the head, hold nothing down',
      'Give rescue medicine as prescribed',
      'Call 999 after five minutes or when another follows',
    ],
    why: 'Everybody on shift has to know it by heart.',
  },
  diabetes: {
    title: 'Living with diabetes',
    need: 'Has type … Takes … Blood sugar is well between … and …',
    goal: 'My blood sugar stays well and my feet stay whole.',
    measure: 'Blood sugar, and how feet look',
    actions: [
      'Meals at the usual times',
      'Measure and write down as prescribed',
      'Low: sweet drink, then food, measure again',
      'Look at the feet every day',
    ],
    why: 'Too low is an emergency, too high a slow one.',
  },
  oral_health: {
    title: 'A clean and comfortable mouth',
    need: 'Has own teeth or dentures … Needs help to …',
    goal: 'My mouth does not hurt, and I can eat and smile.',
    measure: 'Mouth care done each day, visits to the dentist',
    actions: [
      'Brush twice a day with fluoride',
      'Dentures out and cleaned at night',
      'Look for sores and dry lips',
      'Dentist at least once a year',
    ],
    why: 'A sore mouth is a hidden reason for not eating.',
  },
  social_family: {
    title: 'The people who matter to me',
    need: 'Close to … Likes to see or call them …',
    goal: 'I keep in touch with the people I love.',
    measure: 'Visits and calls, and how they were',
    actions: [
      'Help to call on the days that were agreed',
      'Tell them what I want them to know, and no more',
      'Remember birthdays and anniversaries',
      'Notice when nobody comes',
    ],
    why: 'Loneliness is what families and residents name first.',
  },
  activities_work: {
    title: 'Days worth getting up for',
    need: 'Used to … Likes … Does not like …',
    goal: 'Every week I do things that are mine.',
    measure: 'What was done, and whether it was enjoyed',
    actions: [
      'Offer something of my own each day',
      'Let me help with the work of the house',
      'Leave time to do nothing',
      'Write down what was enjoyed',
    ],
    why: 'A life, and not only care.',
  },
  community_access: {
    title: 'Out and about',
    need: 'Goes out to … alone, or with … Keeps safe by …',
    goal: 'I go where I like to go, as safely as I choose.',
    measure: 'Times out, and how they went',
    actions: [
      'Plan the way and the way back',
      'Phone, address and money in the pocket',
      'Agree when I will be back',
      'Know what to do when I am not',
    ],
    why: 'Going out is a risk worth taking, with a plan.',
  },
  money: {
    title: 'My own money',
    need: 'Manages … and needs help with … Appointee or attorney: …',
    goal: 'I decide what I spend, and nothing is lost.',
    measure: 'Balances that agree at each count',
    actions: [
      'Ask before spending',
      'Two people sign for cash',
      'Keep every receipt',
      'Show me my balance every month',
    ],
    why: 'Money that goes missing ends trust.',
  },
  culture_faith: {
    title: 'What I believe in',
    need: 'Belongs to … Prays or celebrates … Eats or does not eat …',
    goal: 'My faith and customs are kept as I keep them.',
    measure: 'Services and feasts kept',
    actions: [
      'Know the days that matter',
      'Food and washing as custom asks',
      'Make room and quiet for prayer',
      'Ask who should be called at the end of life',
    ],
    why: 'Custom is easy to break without knowing.',
  },
  relationships_sexuality: {
    title: 'Closeness and love',
    need: 'Lives with or loves … Wishes for … Keeps safe by …',
    goal: 'I can be close to whom I choose, in private and safe.',
    measure: 'What I say about it when asked',
    actions: [
      'Knock and wait',
      'Give time alone without being asked why',
      'Talk about consent and safety in plain words',
      'Respect who I am and what I am called',
    ],
    why: 'It belongs to every adult life, and is seldom asked about.',
  },
  safety_environment: {
    title: 'Safe in my room and the house',
    need: 'At risk from … because … Evacuates with …',
    goal: 'I feel at home and am safe here.',
    measure: 'Near misses and incidents',
    actions: [
      'Call bell tried each time somebody leaves',
      'Keep what is dangerous where it was agreed',
      'Practise the way out',
      'Look at the room every week',
    ],
    why: 'The fire plan of each person stands on it.',
  },
  recovery_move_on: {
    title: 'My next step',
    need: 'Wants to … Needs to learn … by …',
    goal: 'I live as independently as I want to.',
    measure: 'Skills done alone',
    actions: [
      'Do it together, then watch, then leave it to me',
      'One skill at a time',
      'Celebrate what was done',
      'Meet everybody involved every three months',
    ],
    why: 'For people who mean to move on.',
  },
  end_of_life: {
    title: 'The last days as I wish them',
    need: 'Wishes to be … with … Does not want …',
    goal: 'I die where and how I wish, without pain and not alone.',
    measure: 'Wishes known and kept',
    actions: [
      'Keep wishes and papers where all can find them',
      'Ask the nurse early for medicines against pain and fear',
      'Call those I named, at any hour',
      'Care for mouth, skin and quiet',
    ],
    why: 'Talked about early, it spares everybody a decision at night.',
  },
};

const lineOf = (domain: keyof typeof planDomains): SetLine => {
  const { title, need, goal, measure, actions, why } = words[domain];
  return { cells: [planDomains[domain], title, need, goal, measure, actions.join('\n')], why };
};

export const planStarters: ListedSet = {
  kind: 'plan_starters',
  title: 'Plan starters',
  help: 'Words for a first plan in each part of life. Whoever writes a plan chooses one and makes it the person’s own; nothing is in force before two people have agreed to it.',
  keys: ['domain', 'title', 'need', 'goal', 'measure', 'actions'],
  lines: keysOf(planDomains).map(lineOf),
};
