import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roseHouse, show } from '#world/browser/web-page.tsx';
import { homeChosen } from '../state/chosen-home.ts';
import { PracticeBar } from './practice-bar.tsx';

test('in a practice house every page says that nothing is real, and in any other nothing is said', async () => {
  const { store } = show(<PracticeBar />);
  expect(screen.queryByText(/nothing here is real/)).toBeNull();
  const home = { ...roseHouse, id: 'p', name: 'Practice house', is_practice: true };
  store.dispatch(homeChosen({ home, residents: [], isOther: true }));
  expect(await screen.findByText(/nothing here is real/)).toBeDefined();
});
