import { codename } from '#domain/kit/vocabulary/permissions.ts';
import type { ForeseenChange } from '#domain/staff/rights/rights-change.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { server, show, write } from '#world/browser/web-page.tsx';
import { expect, test, vi } from 'vitest';
import '../../records/known-entities.ts';
import type { ApiAnswer } from '../../kit/api/api.ts';
import { RightsReviewDialog } from './rights-review-dialog.tsx';

const given: ForeseenChange = {
  gives: [
    {
      people: [
        { id: 'a', name: 'Ann Reed' },
        { id: 'b', name: 'Ben Cole' },
      ],
      rights: [{ codename: codename('reverse', 'payment'), entity: 'payment' }],
    },
  ],
  takes: [],
  opens: [],
  closes: [],
  guards: [],
  seconds: [],
  waiting: false,
};
const change = { entity: 'group', target: 'g', permissions: ['p'] } as const;

function review(foreseen: ForeseenChange) {
  const { calls } = server(({ path }) =>
    path === '/api/rights-effect/'
      ? { status: 200, body: foreseen }
      : path === '/api/rights-change/'
        ? { status: 201, body: { id: 'c' } }
        : undefined,
  );
  const [save, onSaved, onAsked] = [
    vi.fn<() => Promise<ApiAnswer<unknown>>>(async () => ({ ok: true, status: 200, body: null, next: null })),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
  ];
  show(
    <RightsReviewDialog
      title="Senior"
      change={change}
      save={save}
      onSaved={onSaved}
      onAsked={onAsked}
      onClose={() => {}}
    />,
  );
  return { calls, save, onSaved, onAsked };
}

test('before anything is saved it is said whom it gives what', async () => {
  const { save, onSaved } = review(given);
  expect(await screen.findByText('Ann Reed, Ben Cole')).toBeDefined();
  expect(screen.getByText(/Gives 2 people/)).toBeDefined();
  expect(screen.getByText('reverse payments that are in the ledger')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});

test('what takes two people is asked for with a reason, and names who can confirm it', async () => {
  const { calls, save, onAsked } = review({
    ...given,
    guards: ['money'],
    seconds: [{ id: 'm', name: 'Mary Lane' }],
    waiting: true,
  });
  expect(await screen.findByText('Mary Lane')).toBeDefined();
  await write(screen.getByLabelText(/^Why/), 'The deputy is away');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for confirmation' }));
  await waitFor(() => expect(onAsked).toHaveBeenCalled());
  expect(calls.find(({ path }) => path === '/api/rights-change/')?.body).toEqual({
    ...change,
    reason: 'The deputy is away',
  });
  expect(save).not.toHaveBeenCalled();
});

test('whoever is alone is told who could help, and can go on', async () => {
  review({ ...given, guards: ['money'] });
  expect(await screen.findByText(/nobody else can at present/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
});
