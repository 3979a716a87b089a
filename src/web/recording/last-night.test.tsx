import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { residentsLoaded } from '../kit/state/chosen-home.ts';
import { openRecord, recording } from '../kit/state/recording.ts';
import RecordSheet from './sheet/record-sheet.tsx';

function Sheet() {
  const asked = recording.use();
  return asked?.way === 'sheet' ? <RecordSheet asked={asked} /> : null;
}

test('a day carer tells last night in half hours, and what was painted is saved as the checks of that night', async () => {
  const { calls } = server(({ path, method, body }) => {
    if (path.includes('/summary/'))
      return {
        status: 200,
        body: {
          resident: { ...mrHale, allergies: [], no_known_allergies: true, consent_night_checks: 'yes' },
          entries: [],
        },
      };
    if (path.startsWith('/api/sleep/'))
      return method === 'POST' ? { status: 201, body: { ...body, version: 1 } } : { status: 200, body: [] };
    return undefined;
  });
  const page = show(<Sheet />, { rights: ['view_sleep', 'add_sleep', 'view_resident'] });
  page.store.dispatch(residentsLoaded([mrHale]));
  openRecord({ resident: mrHale.id });
  await userEvent.click(await screen.findByRole('button', { name: 'Last night' }));
  const cell = (time: string) => screen.findByRole('button', { name: new RegExp(`^${time}: `) });
  await userEvent.click(await cell('23:00'));
  await userEvent.click(await cell('23:30'));
  expect((await cell('23:00')).getAttribute('aria-label')).toBe('23:00: asleep');
  expect(screen.getByText('That is 1 hour asleep, the longest stretch 1 hour.')).toBeDefined();
  await userEvent.click(await cell('23:30'));
  expect((await cell('23:30')).getAttribute('aria-label')).toBe('23:30: not said');
  (await cell('23:00')).focus();
  await userEvent.click(screen.getByRole('radio', { name: 'Awake, distressed' }));
  (await cell('23:00')).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect((await cell('23:30')).getAttribute('aria-label')).toBe('23:30: awake, distressed');
  await userEvent.click(await screen.findByRole('button', { name: /^Save the night for Arthur/ }));
  await waitFor(() =>
    expect(calls.find(({ path, method }) => method === 'POST' && path === '/api/sleep/')?.body).toMatchObject({
      resident: mrHale.id,
      checks: [{ state: 'asleep' }, { state: 'awake_distressed' }],
    }),
  );
});
