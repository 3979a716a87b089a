import { expect, test } from 'vitest';
import { startRights, type Role } from '../../kit/vocabulary/permissions.ts';
import { register } from '../../register.ts';
import { alertRecipients, type AlertTarget, type HousePerson } from './alert-recipients.ts';

const person = (id: string, group: Role, given: Partial<HousePerson> = {}): HousePerson => ({
  id,
  permissions: new Set(startRights(group, register)),
  shift_role: null,
  is_on_call: false,
  may_lead: group === 'senior',
  manages: false,
  is_manager: false,
  is_maintenance: false,
  is_superuser: false,
  key_worker_of: [],
  ...given,
});
const at = (one: HousePerson, shift_role: string): HousePerson => ({ ...one, shift_role });

const ann = person('ann', 'carer', { key_worker_of: ['hale'] });
const sally = person('sally', 'senior');
const temp = person('temp', 'agency');
const mia = person('mia', 'manager', { manages: true, may_lead: true });
const owner = person('owner', 'superuser', { is_superuser: true });
const onCall = person('carl', 'senior', { is_on_call: true });

const alert = (given: Partial<AlertTarget> = {}): AlertTarget => ({
  to: ['lead'],
  severity: 'medium',
  cause: 'incident',
  resident: 'hale',
  ...given,
});

test('the named lead is told, and not the rest of the shift', () => {
  expect(alertRecipients(alert(), [at(ann, 'support'), at(sally, 'shift_lead'), at(temp, 'shadow'), mia])).toEqual([
    'sally',
  ]);
});

test('where the rota names no lead, a senior at work is told and an agency shadow is not', () => {
  expect(alertRecipients(alert(), [at(ann, 'support'), at(sally, 'support'), at(temp, 'shadow'), mia])).toEqual([
    'sally',
  ]);
});

test('a shift that nobody can lead is told together with whoever is on call', () => {
  expect(alertRecipients(alert(), [at(ann, 'support'), at(temp, 'shadow'), onCall, mia])).toEqual(['ann', 'carl']);
});

test('with nobody at work it goes to whoever is on call, then to the manager, then to the provider', () => {
  expect(alertRecipients(alert({ to: ['team', 'lead'] }), [ann, sally, onCall, mia, owner])).toEqual(['carl']);
  expect(alertRecipients(alert({ to: ['team', 'lead'] }), [ann, sally, mia, owner])).toEqual(['mia']);
  expect(alertRecipients(alert({ to: ['team', 'lead'] }), [ann, sally, owner])).toEqual(['owner']);
});

test('nobody is told of what they may not open: the cash count passes an agency worker by', () => {
  const shift = [at(temp, 'support'), mia];
  expect(alertRecipients(alert({ cause: 'payments_handover', resident: null }), shift)).toEqual(['mia']);
  expect(alertRecipients(alert({ cause: 'fluid_intake', to: ['team'] }), shift)).toEqual(['temp']);
  expect(alertRecipients(alert({ cause: 'rota', resident: null }), shift)).toEqual(['mia']);
});

test('whoever shadows is told of what is critical alone', () => {
  const shift = [at(ann, 'support'), at(temp, 'shadow')];
  expect(alertRecipients(alert({ to: ['team'] }), shift)).toEqual(['ann']);
  expect(alertRecipients(alert({ to: ['team'], severity: 'critical' }), shift)).toEqual(['ann', 'temp']);
});

test('the key worker is told wherever they are; a resident without one is the lead’s', () => {
  expect(alertRecipients(alert({ to: ['key_worker'] }), [ann, at(sally, 'shift_lead')])).toEqual(['ann']);
  expect(alertRecipients(alert({ to: ['key_worker'], resident: 'bird' }), [ann, at(sally, 'shift_lead')])).toEqual([
    'sally',
  ]);
});

test('a right to one’s own records is enough for what is one’s own', () => {
  const mine = alert({ to: ['owner', 'manager'], cause: 'rota', owner: 'temp', resident: null });
  expect(alertRecipients(mine, [temp, mia])).toEqual(['temp', 'mia']);
});

test('what stands out in somebody’s entries is not told to them, even where they manage the house', () => {
  expect(
    alertRecipients(alert({ to: ['manager', 'superuser'], cause: 'transaction', resident: null, except: ['mia'] }), [
      mia,
      owner,
    ]),
  ).toEqual(['owner']);
});
