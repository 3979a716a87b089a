import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { usePageParams } from './use-page-params.ts';

function Both() {
  const [, ask] = usePageParams();
  const both = () => {
    ask('status', 'open');
    ask('room', '3');
    ask('kind', null);
  };
  return (
    <button type="button" onClick={both}>
      Ask for both
    </button>
  );
}

test('what narrows a page is asked beside what was asked in the same moment', () => {
  const { router } = show(<Both />, { address: '/?kind=bath' });
  fireEvent.click(screen.getByText('Ask for both'));
  expect(router.state.location.search).toBe('?status=open&room=3');
  expect(router.state.historyAction).toBe('REPLACE');
});
