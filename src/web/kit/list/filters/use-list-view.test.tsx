import { bath } from '#domain/daily-care/baths/bath.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { useListView, usualView, viewIn, withView } from './use-list-view.ts';

test('a view that is sent by its address is the same view', () => {
  const view = {
    asked: { search: 'left & right', outcome: 'declined' },
    order: { column: 'occurred_at', down: false },
    columns: ['occurred_at', 'outcome'],
  };
  const address = withView(new URLSearchParams('view=all'), view);
  expect(address.get('view')).toBe('all');
  expect(viewIn(new URLSearchParams(address.toString()), bath)).toEqual(view);
});

test('a list as it usually stands adds nothing to its address', () => {
  expect(withView(new URLSearchParams('order=-occurred_at&where=a%3Db'), usualView).toString()).toBe('');
});

test('an order that the list does not know is left out', () => {
  expect(viewIn(new URLSearchParams('order=-favourite_colour'), bath)).toEqual(usualView);
});

function Both() {
  const [, change] = useListView(bath, false);
  const ask = (part: Readonly<Record<string, string>>) => change((now) => ({ asked: { ...now.asked, ...part } }));
  const both = () => {
    ask({ search: 'left' });
    ask({ outcome: 'declined' });
  };
  return (
    <button type="button" onClick={both}>
      Ask for both
    </button>
  );
}

test('what is asked before the page has shown the last question is asked beside it', () => {
  const { router } = show(<Both />);
  fireEvent.click(screen.getByText('Ask for both'));
  const { asked } = viewIn(new URLSearchParams(router.state.location.search), bath);
  expect(asked).toEqual({ search: 'left', outcome: 'declined' });
});
