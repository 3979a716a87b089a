import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { WhoAnswer, WhyAnswer } from '#domain/staff/rights/why-may.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { WhoDrawer } from './who-drawer.tsx';

const record = '01990000-0000-7000-8000-000000000041';
const who: WhoAnswer = {
  people: [
    {
      person: { id: 'cat', name: 'Cat Moss' },
      groups: ['Agency'],
      sees: false,
      changes: false,
      why: 'Works in Oak Lodge, not in Rose House.',
    },
    { person: { id: 'ann', name: 'Ann Reed' }, groups: ['Carer'], sees: true, changes: false, why: 'Carer' },
  ],
};
const why: WhyAnswer = {
  person: { id: 'ann', name: 'Ann Reed' },
  groups: ['Carer'],
  verdicts: [
    {
      act: 'change',
      words: 'Change it',
      may: false,
      because: [
        { by: 'group', ok: true, says: 'Carer: may change weights.' },
        { by: 'rule', ok: false, says: 'A removed record is first restored, then changed.' },
      ],
    },
  ],
};

function open(reply: { status: number; body: unknown } = { status: 200, body: who }) {
  server(({ path }) => {
    if (path.startsWith('/api/rights/who/')) return reply;
    return path.startsWith('/api/rights/why/') ? { status: 200, body: why } : undefined;
  });
  show(<WhoDrawer entity={weight} id={record} onClose={() => {}} />);
}

test('whoever sees a record is named first, and of the others it is said why they do not', async () => {
  open();
  expect(await screen.findByText(/^1 of 2 colleagues with an open account may see it/)).toBeDefined();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Ann Reed');
  expect(second?.textContent).toContain('Agency. Works in Oak Lodge, not in Rose House.');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a colleague' }), 'nobody');
  expect(screen.getByText('Nobody is called so')).toBeDefined();
});

test('one of them is chosen to read what decides, in the words they would be refused with', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ann Reed' }));
  expect(await screen.findByText('What Ann Reed may do with it')).toBeDefined();
  const because = within(await screen.findByRole('list', { name: 'Why no' }));
  expect(because.getByText(/They are told: “A removed record is first restored/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Everybody' }));
  expect(await screen.findByRole('button', { name: 'Cat Moss' })).toBeDefined();
});

test('where it cannot be loaded, that is said, and not that nobody may', async () => {
  open({ status: 500, body: {} });
  expect(await screen.findByText('This could not be loaded')).toBeDefined();
  expect(screen.queryByText(/colleagues with an open account/)).toBeNull();
});
