import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { Contact } from './contact.tsx';

beforeEach(() => {
  server(() => undefined);
});

const sara = {
  id: '1',
  first_name: 'Sara',
  last_name: 'Bell',
  relationship: 'child',
  phone: '0113 496 0100',
  information_level: 'full',
  call_at_night: true,
} as const;

test('who is reached by mail alone can be written to', () => {
  show(
    <Contact contact={{ first_name: 'Ann', last_name: 'Hale', relationship: 'child', email: 'ann@example.com' }} />,
    {},
  );
  expect(screen.getByRole('link', { name: 'ann@example.com' }).getAttribute('href')).toBe('mailto:ann@example.com');
});

test('a number is one tap away', () => {
  show(<Contact contact={sara} />);
  expect(screen.getByRole('link', { name: '0113 496 0100' }).getAttribute('href')).toBe('tel:01134960100');
});

test('where contact is restricted the number is shown only after that was read', async () => {
  show(
    <Contact contact={{ ...sara, contact_restricted: true, restriction_details: 'No calls by order of the court.' }} />,
  );
  expect(screen.getByRole('note').textContent).toContain('No calls by order of the court.');
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I have read this, show the number' }));
  expect(screen.getByRole('link', { name: '0113 496 0100' })).toBeDefined();
});

test('how much may be told, and not to call at night, stand beside the number', () => {
  show(<Contact contact={{ ...sara, information_level: 'none', call_at_night: false }} />);
  expect(screen.getByText('May be told: nothing')).toBeDefined();
  expect(screen.getByText('Not at night')).toBeDefined();
});
