import { meanings, termNames } from '../kit/meanings/meanings.ts';
import { keysOf } from '../kit/vocabulary/record-values.ts';
import type { Article } from './article.ts';
import type { ArticleName } from './contents.ts';

/** The help, in the words of the home. */
export const articles: Readonly<Record<ArticleName, Article>> = {
  'signing-in': {
    purpose: 'Everything you write carries your name, so everybody signs in for themselves, also on a shared tablet.',
    page: { to: '/home', label: 'Home' },
    parts: [
      {
        heading: 'Begin your shift',
        steps: [
          'Type your username and password and press “Sign in”.',
          'Choose the house you work in today and press “Proceed to Homepage”.',
          'To work in another house, press its name at the top of the page.',
        ],
      },
      {
        heading: 'Put the tablet down',
        words:
          'Press “Lock”. Your own PIN opens it again where you were, with everything you had typed. A colleague presses “Someone else” and signs in. After a while it locks by itself.',
      },
      {
        heading: 'End your shift',
        words: 'Press your picture at the top and “Sign out”. What was not sent yet is named before you leave.',
      },
      {
        heading: 'You forgot your password or lost your phone',
        words:
          'The sign-in page sends you a link for a new password. If you have lost the phone with your codes, use a recovery code; without one, two colleagues in charge help you on your page of the staff list.',
      },
    ],
  },
  practice: {
    purpose: 'In the practice house you can do everything as in a real one, and nothing you do there reaches anybody.',
    page: { to: '/', label: 'the choice of a house' },
    parts: [
      {
        heading: 'Go in',
        steps: [
          'Sign in as always, and choose “Practice house” in place of your own.',
          'A band at the top of every page says that nothing there is real.',
          'Record, write notes, report an incident: the people living there are invented.',
        ],
      },
      { heading: 'Go back', words: 'Tap the name of the house at the top and choose your own.' },
      {
        heading: 'Begin anew',
        words:
          'A manager finds “Practice house” on the record of the house, makes it there the first time, and resets it for whoever comes next.',
      },
    ],
  },
  recording: {
    purpose: 'What was not written down did not happen. A drink takes three taps.',
    page: { to: '/home', label: 'Home' },
    picture: { name: 'quick-record-phone', shows: 'The sheet in which a drink is recorded, on a phone' },
    parts: [
      {
        heading: 'Record something',
        steps: [
          'Press “Record”, at the foot of a phone or at the top of a screen. At a desk, press Alt and R.',
          'Choose the person, then what it is: “Fluids”, “Mood”, “Sleep”, “Bath”, “Weight” and more.',
          'Press what fits, such as half a cup. It is saved, and says so.',
        ],
      },
      {
        heading: 'You pressed the wrong thing',
        words:
          'Press “Undo” in the message that says it was saved. Later, open the entry and press “Change”; the old words stay readable for those who may see them. If it should never have been written, “Strike out” with a reason: it stays, crossed through.',
      },
      {
        heading: 'It happened earlier',
        words:
          'Say when it happened before you save. If that is a while ago Hearth asks why it comes late; a few words are enough, and an honest late entry is better than none.',
      },
      {
        heading: 'Hearth asks whether it is right',
        words:
          'A weight that differs much from the last one, or a drink larger than a jug, is asked about. Measure again if you can. If it is right, press “It is right, save it”.',
      },
      {
        heading: 'Somebody did not want to',
        words:
          'Choose that they chose not to, rather than leaving it out: then nobody asks again, and the pattern is seen.',
      },
    ],
  },
  rounds: {
    purpose: 'A round shows everybody in the house one after the other, with what is due first.',
    page: { to: '/home', label: 'Home' },
    picture: { name: 'drinks-round-tablet-night', shows: 'A drinks round on a tablet at night' },
    parts: [
      {
        heading: 'Go round',
        steps: [
          'On Home, under “Rounds”, press the round: night checks, drinks, morning or afternoon.',
          'Press what you saw or gave at each person. Two taps each are enough.',
          'Press “Done” at the end. Whom you could not reach stays due.',
        ],
      },
      {
        heading: 'You are called away',
        words: 'Leave it as it is. What you pressed is saved already; open the round again and go on where you were.',
      },
    ],
  },
  'no-network': {
    purpose: 'Nothing you typed is lost, and Hearth never says that something is saved when it is not.',
    page: { to: '/home', label: 'Home' },
    parts: [
      {
        heading: 'The page says that there is no network',
        words:
          'Go on recording. Entries wait on the tablet and are sent by themselves when the network is back; how many are waiting stands on the page. Keep the tablet switched on and signed in until none waits.',
      },
      {
        heading: 'A form is half filled in',
        words:
          'It is kept as a draft while you type. Open the same form again and it is there, also after the tablet was restarted.',
      },
      {
        heading: 'Two people changed the same thing',
        words:
          'You are shown “Two versions of this record” side by side. Take what is right from each; nothing is overwritten behind your back.',
      },
    ],
  },
  handover: {
    purpose: 'The handover writes itself from what was recorded. You add what only a person knows.',
    page: { to: '/handover', label: 'Handover' },
    picture: { name: 'handover-desktop', shows: 'A handover with what matters on top' },
    parts: [
      {
        heading: 'Hand over',
        steps: [
          'Open Handover and read through it: falls, new marks, what is due and who is out are there already.',
          'Press “Add remark” for what is missing.',
          'Press “Give handover”. From then on it stays as it was; what comes later shows as added after.',
        ],
      },
      {
        heading: 'Take over',
        steps: [
          'Press “Receive handover” and read.',
          'Press “Question” where something is not clear; the answer stands beside it.',
          'Press “Acknowledge”: your name and the time are written down.',
        ],
      },
      {
        heading: 'You are new in this house, or were away',
        words:
          'Press “Read the brief” on Home: who lives here, what changed since you were last here, and what keeps people safe.',
      },
    ],
  },
  incidents: {
    purpose: 'First the person, then the report. Hearth says what to do first, who must hear of it and by when.',
    page: { to: '/notification', label: 'Reminders' },
    picture: { name: 'incident-desktop', shows: 'The page of an incident and all that follows from it' },
    parts: [
      {
        heading: 'Report it',
        steps: [
          'Press “Record” and “Incident”, and choose the person. For something that concerns nobody in particular, report it for the house.',
          'Read “Do this first”. Where an ambulance is needed it says so.',
          'Say what happened in plain words: what you saw, not what you think. Then who was told.',
          'Draw marks on the body if there are any.',
        ],
      },
      {
        heading: 'What happens then',
        words:
          'A senior reviews it, and a manager signs it off. Checks after a knock on the head, telling the family, safeguarding and the regulator come up by themselves with their times. On the page of the incident you see what became of it.',
      },
      {
        heading: 'It was nearly an accident',
        words: 'Report it all the same, as a near miss. It takes a minute, and the next person does not fall.',
      },
    ],
  },
  'body-map': {
    purpose: 'A mark that is drawn on the day it is found can be followed until it has healed.',
    page: { to: '/body-map', label: 'Body maps' },
    picture: { name: 'body-map-desktop', shows: 'A body map through time' },
    parts: [
      {
        heading: 'Place a mark',
        steps: [
          'Open the body map of the person and press where the mark is, or “Skip the drawing and choose from a list”.',
          'Say what it is, how large it is and what it came from. A photo helps.',
          'If nobody can explain it, say so: an incident is opened with it.',
        ],
      },
      {
        heading: 'Look at it again',
        words:
          'Press “Review this mark” and say how it looks now. “Compare two days” puts both side by side. A mark that has healed leaves the drawing and stays in its history.',
      },
    ],
  },
  reminders: {
    purpose: 'Each reminder says why it came, who has it in hand, and what makes it go away.',
    page: { to: '/notification', label: 'Reminders' },
    picture: { name: 'reminders-desktop', shows: 'Reminders in three lanes' },
    parts: [
      {
        heading: 'Work through them',
        words:
          'They stand in lanes by how soon somebody has to act. Press one to read why it came, in figures. Doing what it asks for makes it go: giving the drink, writing the weight, putting the stock right.',
      },
      {
        heading: 'It cannot be done now',
        words:
          'Press “Remind me later” and say when. It comes back by itself, and colleagues see that you have it in hand.',
      },
      {
        heading: 'It is wrong for this person',
        words:
          'Tell a senior. The figures behind a rule can be set for one person or for the house, and tried on the last 90 days before they count.',
      },
    ],
  },
  plans: {
    purpose: 'The plan says how this person wants to be supported. It is agreed by two people and read by everybody.',
    page: { to: '/supportplan', label: 'Support plans' },
    picture: { name: 'print-plan-easy-read', shows: 'A support plan in easy words, for the person themselves' },
    parts: [
      {
        heading: 'Read what is new',
        words:
          'Home shows the plans that changed since you read them. Open one, read it, and confirm it with your name.',
      },
      {
        heading: 'Something no longer fits',
        words:
          'Write a note about it or tell a senior. A plan in force is never rewritten: a new version is written, approved by another person, and the old one stays as it was.',
      },
      {
        heading: 'Give it to the person',
        words: 'Print it in easy words, with pictures, and go through it together.',
      },
    ],
  },
  notes: {
    purpose: 'For what fits in no chart: a good day, a visit, something that was said.',
    page: { to: '/note', label: 'Notes' },
    parts: [
      {
        heading: 'Write one',
        words:
          'Press “Record” and “Note”, or open Notes. Write what you saw and heard, with the person’s own words. You can speak it where the tablet understands speech.',
      },
      {
        heading: 'Find one again',
        words: 'Press Ctrl and K, or the magnifying glass, and type a word, a name or a day such as last Tuesday.',
      },
      {
        heading: 'It should not stand there',
        words: '“Strike out” it with a reason. It leaves the list, and a manager can bring it back.',
      },
    ],
  },
  rota: {
    purpose: 'Your own shifts, what you can ask for, and what you really worked.',
    page: { to: '/rota', label: 'Rota' },
    parts: [
      {
        heading: 'You cannot work a shift',
        steps: [
          'Open Rota, press your shift and “I cannot work this shift”.',
          'Ask a colleague, or everybody who could. Whoever takes it presses yes.',
          'A manager approves it; until then it is yours.',
        ],
      },
      {
        heading: 'Leave',
        words: 'Under “My leave” you see what is left and ask for days. You hear as soon as it is decided.',
      },
      {
        heading: 'You came later or stayed longer',
        words: 'Press “Real hours” on the shift and write both down. The planned ones stay beside them.',
      },
    ],
  },
  money: {
    purpose: 'Somebody else’s money is written down at once, with two names.',
    page: { to: '/payment', label: 'Payments' },
    parts: [
      {
        heading: 'Take money out or put it in',
        steps: [
          'Open Payments, choose whose money it is and say what it is for.',
          'Photograph the receipt.',
          'Press “Submit for the witness”. A colleague looks at cash and receipt and confirms with their own PIN.',
        ],
      },
      {
        heading: 'Count',
        words:
          'Press “Write down the count” and count by notes and coins without looking at what it should be. If it differs, both who counted sign that, and a third person finds out why. Nobody is blamed for an honest count.',
      },
    ],
  },
  house: {
    purpose: 'What is broken is mended, what is due is checked, and nobody uses what is not safe.',
    page: { to: '/house-asset', label: 'Assets' },
    parts: [
      {
        heading: 'Do a check',
        words:
          'Open Assets and “Walk”: everything that is due, place by place, each a tap or two. A temperature that is too high or a bell that does not ring reports its own repair.',
      },
      {
        heading: 'Something is broken',
        words:
          'Open Repairs and press “Report a repair”: where, what, a photo. If it is dangerous, say what you did to make it safe. A thing that nobody may use says “Do not use” wherever it is named.',
      },
      {
        heading: 'Take something from the shelf',
        words:
          'Open Stock and press minus. What runs low comes on the list to buy by itself. Scan the label of a thing with the camera to open its page.',
      },
    ],
  },
  voices: {
    purpose:
      'People who live here, their families and staff say what would make it better, and hear what became of it.',
    page: { to: '/suggesion', label: 'Suggestions' },
    parts: [
      {
        heading: 'Write down what somebody says',
        words:
          'Open Suggestions. Let them point at the faces and pictures, and type their own words. Nobody need be named; then no name is kept anywhere.',
      },
      {
        heading: 'Somebody complains',
        words:
          'Write it down as a complaint the same day. Everybody has the right to complain, and nobody is treated worse for it. The manager answers within the days the house has set; the page shows them.',
      },
    ],
  },
  'first-day': {
    purpose: 'For whoever sets a house up: Home says what is still missing, and leads to each page where it is done.',
    page: { to: '/home', label: 'Home' },
    parts: [
      {
        heading: 'The guide',
        words:
          '“Getting the house ready” on Home has nine steps. Each says why, how long it takes and what is missing, and is done as soon as that is in the house. “Put the guide away” hides it; “Show the guide on Home”, on the record of the house, brings it back.',
      },
      {
        heading: 'Bring in what you have',
        steps: [
          'On Residents, Staff, Stock or Assets, choose “Bring in from a spreadsheet”.',
          'Choose your own sheet, or fill in the template.',
          'Mend what is said to be wrong. Nothing is written before every line is right.',
          'For a day the whole can be taken out again.',
        ],
      },
      {
        heading: 'Begin with our lists',
        words:
          '“Starting sets”, on the record of the house: settings, shift patterns, plan starters, premises checks and stock. Untick or change what does not fit, then take over the rest. The assessment library says which forms are ready, which you may change, and which need their owner’s permission.',
      },
    ],
  },
  trust: {
    purpose: 'You see what your work needs. Whoever looks at a record leaves a trace, and people may ask who did.',
    page: { to: '/staff/edit-profile', label: 'My profile' },
    parts: [
      {
        heading: 'You are refused',
        words: 'The page says who can help. Ask them; do not use somebody else’s sign-in.',
      },
      {
        heading: 'Confidential',
        words:
          'What is confidential opens with a reason and your PIN, for fifteen minutes, and hides when you turn away. In an emergency it can be opened without being named; its owner and the manager are told at once.',
      },
      {
        heading: 'On paper',
        words:
          'What you print is somebody’s private life. It carries your name and the time; put it into the shredder, not into the bin.',
      },
    ],
  },
  words: {
    purpose:
      'Words of law and of health care in our forms. The same stands behind the question mark beside each of them.',
    page: { to: '/resident', label: 'Residents' },
    parts: keysOf(termNames).map((name) => ({ heading: termNames[name], words: meanings[name] })),
  },
};
