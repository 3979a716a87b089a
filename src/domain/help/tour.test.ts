import { expect, test } from 'vitest';
import { roles } from '../kit/vocabulary/permissions.ts';
import { tourFor } from './tour.ts';

const tourOf = (...groups: string[]) => tourFor({ groups, isSuperuser: false });
const placesOf = (...groups: string[]) => tourOf(...groups).map(({ at }) => at);

test('a carer is shown how to record, what needs them and how to hand over; a manager also the staff and the rota', () => {
  expect(placesOf(roles.carer)).toEqual(
    expect.arrayContaining(['record', 'who', 'drink', 'note', 'needs', 'handover', 'lock']),
  );
  expect(placesOf(roles.manager)).toEqual(expect.arrayContaining(['record', 'needs', 'rota', 'staff', 'overview']));
  expect(placesOf(roles.carer)).not.toContain('staff');
});

test('an agency worker is sent to the brief first, and no sheet is opened for them', () => {
  expect(placesOf(roles.agency)[0]).toBe('brief');
  expect(tourOf(roles.agency).every(({ on }) => on === 'home')).toBe(true);
});

test('whoever answers for more decides, and every tour ends with where to begin it again', () => {
  expect(placesOf(roles.carer, roles.manager)).toEqual(placesOf(roles.manager));
  expect(tourFor({ groups: [], isSuperuser: true }).map(({ at }) => at)).toEqual(placesOf(roles.manager));
  expect(placesOf('Volunteers')).toEqual(placesOf(roles.carer));
  for (const role of Object.values(roles)) expect(placesOf(role).at(-1), role).toBe('menu');
});

test('a tour is over in about two minutes', () => {
  // At an unhurried 150 words a minute, with two seconds to look at each control.
  for (const role of Object.values(roles)) {
    const said = tourOf(role).flatMap(({ title, words }) => `${title} ${words}`.split(/\s+/));
    expect(said.length / 150 + tourOf(role).length / 30, role).toBeLessThan(2.5);
  }
});
