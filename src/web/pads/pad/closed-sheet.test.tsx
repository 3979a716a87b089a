import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { mrHale, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { openRecord, recording } from '../../kit/state/recording.ts';
import { ClosedSheet } from './closed-sheet.tsx';

const where = {
  list: () => null,
  form: () => null,
  detail: () => null,
  record: (entity: string, id: string, resident: string | null) => `/at/${resident}/${entity}/${id}`,
};

test('a sheet that is closed says who changes it and leads to it, out of the record sheet', async () => {
  const { router } = show(
    <EntityPathsProvider value={where}>
      <ClosedSheet entity={sleep} sheet={{ id: 's1', version: 2 }} resident={mrHale.id} said="This night is closed." />
    </EntityPathsProvider>,
  );
  openRecord({ resident: mrHale.id });
  expect(screen.getByText(/^This night is closed\. .* can still change it on its full form\.$/)).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Open it' }));
  expect(router.state.location.pathname).toBe(`/at/${mrHale.id}/sleep/s1`);
  expect(recording.get()).toBeNull();
});
