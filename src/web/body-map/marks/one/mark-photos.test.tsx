import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import type { NumberedMark } from '../use-body-marks.ts';
import { MarkPhotos } from './mark-photos.tsx';

const mark = { occurred_at: '2026-03-01T09:00:00Z', reviews: [] as NumberedMark['reviews'] } as NumberedMark;

test.each([
  [403, /for seniors and for whoever took them/],
  [404, /for seniors and for whoever took them/],
  [0, /could not be loaded/],
])('a photo that an answer of %s keeps away says why', async (status, words) => {
  server(() => ({ status, body: null }));
  show(<MarkPhotos mark={mark} photo="p1" />);
  await userEvent.click(screen.getByRole('button', { name: /Show photo/ }));
  expect(await screen.findByText(words)).toBeTruthy();
});
