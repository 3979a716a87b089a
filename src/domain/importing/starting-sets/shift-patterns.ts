import type { ListedSet } from './starting-set.ts';

/** Open shifts, to be given to people once the pattern lies on the rota. How many are needed is our own choice. */
export const shiftPatterns: ListedSet = {
  kind: 'shift_patterns',
  title: 'Shift patterns',
  help: 'A pattern is laid on the rota for weeks at a time, with open shifts that you then give to people. Change how many are needed to what the house needs.',
  keys: ['name', 'weeks', 'shifts'],
  lines: [
    {
      cells: [
        'Early, late and waking night',
        '1',
        '3 Early 07:30 to 15:00; 3 Late 14:30 to 22:00; 2 Waking night 21:45 to 07:45',
      ],
      why: 'Three shifts with time to hand over: usual for older people and dementia.',
    },
    {
      cells: ['Long days and waking night', '1', '3 Long day 07:30 to 20:00; 2 Waking night 19:45 to 07:45'],
      why: 'Fewer handovers and more days off. Eleven hours of rest lie between two of them (Working Time Regulations 1998).',
    },
    {
      cells: [
        'Day shifts with somebody asleep at night',
        '1',
        '2 Early 07:30 to 15:00; 2 Late 14:30 to 22:00; 1 Sleep-in 22:00 to 07:00',
      ],
      why: 'For small houses and supported living, where nobody needs care at night as a rule.',
    },
    {
      cells: [
        'Waking night and somebody asleep',
        '1',
        '2 Early 07:30 to 15:00; 2 Late 14:30 to 22:00; 1 Waking night 21:45 to 07:45; 1 Sleep-in 22:00 to 07:00',
      ],
      why: 'One person is awake, another comes when two are needed.',
    },
    {
      cells: [
        'Nurse on every shift',
        '1',
        '1 Long day 07:30 to 20:00 (Nurse); 1 Waking night 19:45 to 07:45 (Nurse); 4 Early 07:30 to 15:00; 4 Late 14:30 to 22:00; 2 Waking night 21:45 to 07:45',
      ],
      why: 'A house with nursing has a nurse in it day and night.',
    },
    {
      cells: ['Office days', '1', 'Monday to Friday: 1 Office 09:00 to 17:00'],
      why: 'For the manager or an administrator, beside one of the others.',
    },
  ],
};
