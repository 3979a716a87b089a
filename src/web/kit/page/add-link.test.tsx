import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transaction } from '#domain/money/transaction.ts';
import { note } from '#domain/notes/note.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import { show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import { AddLink, WhoAdds } from './add-link.tsx';
import { Panel } from './panel.tsx';

const page = (
  <EntityPathsProvider value={entityPaths}>
    <Panel
      title="Notes"
      isEmpty
      empty="What fits no chart. None is written."
      next={<AddLink of={note}>Write one</AddLink>}
    />
  </EntityPathsProvider>
);

test('where there is nothing, whoever may write the first one is led to it', () => {
  show(page, { rights: ['view_note', 'add_note'] });
  expect(screen.getByRole('link', { name: 'Write one' }).getAttribute('href')).toBe('/note/add-note');
});

test('whoever may not is told what it is for and who can, and offered nothing to press', () => {
  show(page, { rights: ['view_note'] });
  expect(screen.getByText('A carer, a senior or a manager can add the first one.')).toBeDefined();
  expect(screen.getByText(/None is written/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('of what the program writes by itself nobody is said to add the first one', () => {
  show(
    <main>
      <WhoAdds of={userHistory} />
      <WhoAdds of={transaction} />
    </main>,
  );
  expect(screen.getByRole('main').textContent).toBe('');
});
