import { payment } from '#domain/money/payment.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { ResidentBanner } from './resident-banner.tsx';

const seen = (more: object, of?: Entity) => {
  server(() => undefined);
  show(<ResidentBanner person={{ ...mrHale, status: 'current', ...more }} {...(of && { of })} />);
  return screen.getByRole('region', { name: 'Resident' }).textContent ?? '';
};

test('the banner names the person, when they were born and where they live', () => {
  const text = seen({ preferred_name: 'Art', allergies: [], no_known_allergies: true });
  expect(text).toContain('Art Hale (Arthur)');
  expect(text).toContain('Born 1 March 1940');
  expect(text).toContain('Room 3');
});

test('allergies are never left unsaid', () => {
  expect(seen({ allergies: [{ substance: 'penicillin', severity: 'anaphylaxis' }] })).toContain(
    'Allergy: penicillin (anaphylaxis)',
  );
  expect(seen({ allergies: [], no_known_allergies: true })).toContain('No known allergies');
  expect(seen({ allergies: [], no_known_allergies: false })).toContain('Allergies not recorded');
  expect(seen({ allergies: [], allergies_unknown: true })).toContain('Allergies not known yet');
});

test('only the end of the number is shown', () => {
  const text = seen({ national_id: '9434765919' });
  expect(text).toContain('Number ending 919');
  expect(text).not.toContain('9434765919');
});

test('someone who is away is shown as away', () => {
  expect(seen({ status: 'hospital' })).toContain('In hospital');
});

test('someone who has left is shown as gone, and the record as closed', () => {
  const text = seen({ status: 'discharged', is_discharged_status: true });
  expect(text).toContain('Has left');
  expect(text).toContain('can be read, not added to');
});

test.each([inventory, payment])(
  '$labels.many of someone who has left are still written, and nobody reads otherwise',
  (of) => {
    const text = seen({ status: 'discharged', is_discharged_status: true }, of);
    expect(text).toContain('Has left');
    expect(text).not.toContain('not added to');
  },
);

test('the short banner goes as soon as the long one is in sight again, however many looks are handed over at once', () => {
  let hand: (looks: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>[]) => void = () =>
    undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onLooks: typeof hand) {
        hand = onLooks;
      }
      observe() {}
      disconnect() {}
    },
  );
  server(() => undefined);
  show(<ResidentBanner person={{ ...mrHale, status: 'current' }} />);
  const names = () => screen.getAllByText(/Hale/).length;
  const look = (isIntersecting: boolean) => ({ isIntersecting, boundingClientRect: new DOMRect(16, 80, 358, 100) });
  act(() => hand([look(false)]));
  expect(names()).toBe(2);
  act(() => hand([look(false), look(true)]));
  expect(names()).toBe(1);
  vi.unstubAllGlobals();
});
