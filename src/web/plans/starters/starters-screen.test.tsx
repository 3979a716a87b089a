import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { server, show } from '#world/browser/web-page.tsx';
import { registerEntities } from '../../kit/state/entities.ts';
import StartersScreen from './starters-screen.tsx';

beforeEach(() => {
  registerEntities(register);
  server(() => ({ status: 200, body: [] }));
});

test('a house without starters is offered ours, and one of its own', async () => {
  show(<StartersScreen />, { rights: ['view_plan_starter', 'add_plan_starter'] });
  const ours = await screen.findByRole('link', { name: 'Take over our plan starters' });
  expect(ours.getAttribute('href')).toBe('/house-overview?set=plan_starters');
  expect(screen.getAllByRole('link', { name: 'Add plan starter' })).not.toEqual([]);
});

test('whoever may only read them is offered neither', async () => {
  show(<StartersScreen />, { rights: ['view_plan_starter'] });
  expect(await screen.findByText('No plan starters recorded')).toBeDefined();
  expect(screen.queryByRole('link', { name: /starters?$/ })).toBeNull();
});
