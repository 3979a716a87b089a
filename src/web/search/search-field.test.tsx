import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { navigation } from '../navigation.ts';
import { SearchField } from './search-field.tsx';

test.each([true, false])('which keys open the search is said only where there are keys (%s)', (are) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: are && media === '(hover: hover) and (pointer: fine)',
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  show(<SearchField navigation={navigation} />);
  expect(screen.queryByText('Ctrl K') !== null).toBe(are);
});
