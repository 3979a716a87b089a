import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { StarterChoice } from './starter-choice.tsx';

const starter = (id: string, domain: string, title: string) => ({
  id,
  version: 1,
  domain,
  title,
  need: 'Needs …',
  goal: 'I walk.',
  measure: null,
  actions: 'Shoes on\nWalk beside me',
});

function open(records: readonly object[], domain = '', rights = ['add_plan_starter', 'view_plan_starter']) {
  server(({ path }) => (path.startsWith('/api/plan-starter/') ? { status: 200, body: records } : undefined));
  const chosen: (string | null)[] = [];
  show(
    <StarterChoice
      home={roseHouse.id}
      domain={domain}
      chosen={null}
      onChoose={(one) => chosen.push(one?.title ?? null)}
    />,
    { rights },
  );
  return chosen;
}

test('of the starters of the house, those of the part of life in question are offered', async () => {
  const chosen = open([starter('a', 'skin', 'Whole skin'), starter('b', 'sleep', 'A good night')], 'sleep');
  await userEvent.selectOptions(await screen.findByLabelText('Begin with a starter'), 'Sleep: A good night');
  expect(chosen).toEqual(['A good night']);
  expect(screen.queryByText(/Whole skin/)).toBeNull();
});

test('where the house has none, whoever may add them is led to our set', async () => {
  open([]);
  const link = await screen.findByRole('link', { name: 'Take over our plan starters' });
  expect(link.getAttribute('href')).toBe('/house-overview?set=plan_starters');
});
