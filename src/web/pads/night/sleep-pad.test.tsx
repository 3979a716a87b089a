import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mrHale, server, show, type Call, type Reply } from '#world/browser/web-page.tsx';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { clockOf } from '../../kit/house/house-clock.ts';
import { FootSlot } from '../pad/foot-slot.tsx';
import { SleepPad } from './sleep-pad.tsx';

const context = { person: mrHale, facts: null, clock: clockOf('Europe/London') };
const asleep = { state: 'asleep' };
const isWriting = ({ method, path }: Call) => method === 'POST' && path.startsWith('/api/sleep/');
const night: Reply = (call) =>
  isWriting(call)
    ? { status: 201, body: { ...call.body, version: 1 } }
    : call.path.startsWith('/api/sleep/')
      ? { status: 200, body: [] }
      : undefined;
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save night check/ }));

/** The pad, put away and taken out again: a lock does the same. */
function Sheet() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <FootSlot value={document.body}>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Lock or unlock
      </button>
      {isOpen && (
        <SleepPad
          context={context}
          chosen={asleep}
          isShort={false}
          onWhole={() => {}}
          onDetails={() => {}}
          onSaved={() => {}}
        />
      )}
    </FootSlot>
  );
}

function open(reply: Reply = night) {
  const { calls } = server(reply);
  show(<Sheet />, { rights: ['add_sleep'] });
  return { checks: () => calls.filter(isWriting) };
}

test('a check without its time is not sent, and the sentence names what is missing', async () => {
  const { checks } = open();
  await userEvent.click(screen.getByLabelText('Other time'));
  await userEvent.clear(screen.getByLabelText('Time'));
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('When');
  expect(checks()).toEqual([]);
  await userEvent.click(screen.getByLabelText('15 min ago'));
  await save();
  await waitFor(() => expect(checks()).toHaveLength(1));
});

test('a check that did not arrive before a lock is there again, and is sent under the same id with the same moment', async () => {
  let isAway = true;
  const { checks } = open((call) => (isAway && isWriting(call) ? { status: 0, body: null } : night(call)));
  await userEvent.click(screen.getByLabelText('15 min ago'));
  await userEvent.click(screen.getByLabelText('Reassured'));
  await save();
  await screen.findByText(/The server could not be reached/);
  await userEvent.click(screen.getByRole('button', { name: 'Lock or unlock' }));
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Lock or unlock' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use the draft' }));
  await save();
  await waitFor(() => expect(checks()).toHaveLength(2));
  const [first, second] = checks().map(({ body }) => body);
  expect(first).toMatchObject({ checks: [{ state: 'asleep', action: ['reassured'] }] });
  expect({ ...second, occurred_at: null }).toEqual({ ...first, occurred_at: null });
});
