import { expect, test } from 'vitest';
import { deliveryWords, type Delivery } from './delivery-words.ts';

const email: Delivery = {
  id: '1',
  staff: 'ann',
  name: 'Ann',
  notification: null,
  channel: 'email',
  state: 'sent',
  attempts: 1,
  created_at: '2026-03-01T03:11:00Z',
  next_try_at: '2026-03-01T03:15:00Z',
  settled_at: '2026-03-01T03:12:00Z',
  fault: null,
};
const said = (given: Partial<Delivery>) => deliveryWords({ ...email, ...given }, (moment) => moment.slice(11, 16));

test('what was sent says when, what failed says why and what helps', () => {
  expect(said({})).toBe('E-mailed 03:12');
  expect(said({ channel: 'sms', state: 'failed', fault: 'refused' })).toBe(
    'Could not be texted (03:12). The address or number was refused. Check it under “My profile”.',
  );
  expect(said({ channel: 'push', state: 'waiting', settled_at: null })).toBe('On its way by push message');
  expect(said({ state: 'waiting', settled_at: null, fault: 'unreachable' })).toBe(
    'Not yet e-mailed. The service could not be reached. Next try 03:15.',
  );
  expect(said({ state: 'not_needed' })).toBe('Not e-mailed: somebody had seen it already');
});
