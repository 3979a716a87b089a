import { expect, test } from 'vitest';
import { IconBath } from '@tabler/icons-react';
import { commandsIn, isOrder } from './commands.ts';

const person = (id: string, first_name: string, last_name: string) => ({
  id,
  version: 1,
  first_name,
  last_name,
  preferred_name: null,
  room: '3',
  photo: null,
});
const known = {
  kinds: [
    { name: 'weight', label: 'Weight' },
    { name: 'fluid_intake', label: 'Fluids' },
    { name: 'incident', label: 'Incident' },
  ],
  residents: [person('1', 'Margaret', 'Hale'), person('2', 'Ann', 'Lee')],
  pages: [
    { to: '/handover', label: 'Handover', icon: IconBath },
    { to: '/supportplan', label: 'Support plans', icon: IconBath },
  ],
};
const said = (typed: string) =>
  commandsIn(typed, known).map((command) =>
    command.does === 'open'
      ? `open ${command.page.to}`
      : `record ${command.kind.name} ${command.person?.id ?? 'for whom'}`,
  );

test.each([
  ['record weight ann', ['record weight 2']],
  ['weight ann', ['record weight 2']],
  ['new incident margaret', ['record incident 1']],
  ['record weight for Margaret Hale', ['record weight 1']],
  ['add drink margret', ['record fluid_intake 1']],
  ['record weight', ['record weight for whom']],
  ['open handover', ['open /handover']],
  ['hand', ['open /handover']],
  ['go to the support plans', ['open /supportplan']],
  ['record weight zebra', []],
  ['ann', []],
  ['weight', []],
  ['fall', []],
  ['we', []],
  ['', []],
])('“%s” offers %j', (typed, commands) => expect(said(typed)).toEqual(commands));

test('what someone may not write down is not offered', () => {
  expect(commandsIn('record weight ann', { ...known, kinds: [] })).toEqual([]);
});

test('an order begins with its verb', () => {
  expect(['record weight', 'Open handover', 'weight ann', 'fall'].map(isOrder)).toEqual([true, true, false, false]);
});
