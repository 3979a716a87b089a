import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { attachment } from './attachment.ts';

test('a photo of a resident without consent is asked about', () => {
  const warn = (category: string, consent_photo: 'yes' | 'no' | 'not_asked' | 'best_interests') =>
    attachment.warn(filled(attachment, { category }), circumstances({ resident: { consent_photo } }));
  expect(warn('photo', 'not_asked')).toHaveProperty('category');
  expect(warn('photo', 'no')).toHaveProperty('category');
  expect(warn('photo', 'best_interests')).toEqual({});
  expect(warn('hospital', 'no')).toEqual({});
});

test('a photo of the house needs nobody’s consent', () => {
  expect(attachment.warn(filled(attachment, { category: 'photo' }), circumstances())).toEqual({});
});

test('a document is valid from its date at the earliest', () => {
  const check = (expiry_date: string) =>
    attachment.check(filled(attachment, { document_date: '2026-02-01', expiry_date }), circumstances());
  expect(check('2026-02-01')).toEqual({});
  expect(check('2026-01-31')).toHaveProperty('expiry_date');
});

test('a paper about a member of staff is sensitive, their portrait is not', () => {
  const about = (category: string) =>
    attachment.derive(
      filled(attachment, { staff: '01960000-0000-7000-8000-00000000000a', category, is_sensitive: false }),
      circumstances(),
    );
  expect([about('certificate'), about('photo')]).toEqual([{ is_sensitive: true }, {}]);
});
