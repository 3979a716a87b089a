import { isKeyOf, keysOf } from '../kit/vocabulary/record-values.ts';
/** What there is to read about, in the order of an induction. Small, for the search has it on every page. */
export const contents = {
  'signing-in': { title: 'Signing in, locking, signing out', words: 'password PIN lock tablet house passkey forgot' },
  practice: {
    title: 'Trying things out in the practice house',
    words: 'practise practice train learn induction try test beginner invented',
  },
  recording: {
    title: 'Recording what you did',
    words: 'drink fluid weight mood bath sleep mistake change strike undo',
  },
  rounds: { title: 'Going round the house', words: 'round drinks night checks everybody' },
  'no-network': { title: 'When the network is gone', words: 'wifi offline lost draft saved' },
  handover: { title: 'Handing over and taking over', words: 'shift brief acknowledge question' },
  incidents: { title: 'When something has happened', words: 'fall accident report safeguarding 999 near miss' },
  'body-map': { title: 'Marks on the body', words: 'bruise wound skin pressure injury photo' },
  reminders: { title: 'Reminders, and why they came', words: 'alert due overdue bell rule' },
  plans: { title: 'Support plans and risks', words: 'plan risk read signature approve review' },
  notes: { title: 'Notes', words: 'note write deleted tag' },
  rota: { title: 'Your shifts', words: 'rota shift swap leave hours worked' },
  money: { title: 'Residents’ money and petty cash', words: 'cash payment witness count receipt' },
  house: { title: 'The house: checks, repairs, stock', words: 'fire bell fridge repair broken hoist stock gloves' },
  voices: { title: 'Suggestions and complaints', words: 'complain idea family feedback' },
  'first-day': {
    title: 'Getting a house ready',
    words: 'start begin new house guide set up settings import spreadsheet excel starting set library manager',
  },
  trust: { title: 'Who sees what, and who looked', words: 'confidential history privacy rights print' },
  words: {
    title: 'Words of law and health care',
    words: 'DoLS DNACPR capacity LPA attorney IDDSI NEWS2 RIDDOR candour DBS restraint meaning',
  },
} as const;

export type ArticleName = keyof typeof contents;

export const articleNames = keysOf(contents);
export const isArticle = (name: unknown) => isKeyOf(contents, name);
