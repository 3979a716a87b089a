import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mrHale, server, show, type Call, type Reply } from '#world/web-page.tsx';
import { expect, test } from 'vitest';
import { clockOf } from '../kit/house-clock.ts';
import { FootSlot } from './foot-slot.tsx';
import { SleepPad } from './sleep-pad.tsx';

const around = { person: mrHale, facts: null, clock: clockOf('Europe/London') };
const asleep = { state: 'asleep' };
const isWriting = ({ method, path }: Call) => method === 'POST' && path.startsWith('/api/sleep/');
const night: Reply = (call) => (isWriting(call) ? { status: 201, body: { ...call.body, version: 1 } } : call.path.startsWith('/api/sleep/') ? { status: 200, body: [] } : undefined);
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save night check/ }));

function open(reply: Reply = night) {
  const { calls } = server(reply);
  show(<FootSlot value={document.body}><SleepPad around={around} chosen={asleep} isShort={false} onWhole={() => {}} onDetails={() => {}} onSaved={() => {}} /></FootSlot>, { rights: ['add_sleep'] });
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
