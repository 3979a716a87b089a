import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { navigation } from '../../../navigation.ts';
import { dismiss, showToast, shown } from '../../state/toasts.ts';
import { Header } from './header.tsx';

const open = () => {
  server(() => undefined);
  showToast('Page not found', 'error');
  for (const { id } of shown.get()) dismiss(id);
  show(<Header navigation={{ ...navigation, bell: () => null }} isOpen />);
};
const drawer = async () => (await screen.findByRole('dialog', { name: 'Messages' })).textContent;

test('a message that is gone can be read again, from the header', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Messages' }));
  expect(await drawer()).toContain('Page not found');
});

test('where the header has no room for it, from one’s own menu', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /my menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Messages' }));
  expect(await drawer()).toContain('Page not found');
});
