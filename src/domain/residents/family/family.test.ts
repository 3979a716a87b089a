import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { family } from './family.ts';

const check = (given: Record<string, unknown>) => family.check(filled(family, given), circumstances());
const warn = (given: Record<string, unknown>) => family.warn(filled(family, given), circumstances());
const nights = (given: Record<string, unknown>) =>
  family.derive(filled(family, given), circumstances())['call_at_night'];

test('a contact can be reached in at least one way', () => {
  expect(check({})).toHaveProperty('phone');
  expect(check({ phone: '0113 496 0018' })).toEqual({});
  expect(check({ mobile: '07700 900018' })).toEqual({});
  expect(check({ email: 'joan@example.org' })).toEqual({});
});

test('emergency contacts may be called at night unless someone says otherwise', () => {
  expect(nights({ is_emergency_contact: true })).toBe(true);
  expect(nights({ is_emergency_contact: true, call_at_night: false })).toBe(false);
  expect(nights({})).toBeNull();
});

test('whoever is no longer in touch leaves their place in the order', () => {
  const order = (is_active: boolean) =>
    family.derive(filled(family, { is_emergency_contact: true, emergency_order: 1, is_active }), circumstances());
  expect(order(false)).toMatchObject({ emergency_order: null });
  expect(order(true)).not.toHaveProperty('emergency_order');
});

test('legal authority without proof is asked about', () => {
  expect(warn({ lpa_health: true })).toHaveProperty('proof_of_authority');
  expect(warn({ lpa_health: true, proof_of_authority: ['01960000-0000-7000-8000-000000000002'] })).toEqual({});
  expect(warn({})).toEqual({});
});

test('an auditor sees who the contacts are and not how to reach them', () => {
  const shown = family.narrower['view:masked']?.fields ?? [];
  expect(shown).toContain('last_name');
  expect(['phone', 'mobile', 'email', 'address', 'restriction_details'].filter((name) => shown.includes(name))).toEqual(
    [],
  );
});
