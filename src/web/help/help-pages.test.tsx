import { articleNames, contents } from '#domain/help/contents.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { commandsIn } from '../search/commands.ts';
import { helpPages } from './help-path.ts';
import HelpPages from './help-pages.tsx';

test('the help lists everything there is to read, and leads to each', () => {
  show(<HelpPages asked={null} />);
  for (const name of articleNames)
    expect(screen.getByRole('link', { name: contents[name].title }).getAttribute('href')).toBe(`/home?help=${name}`);
});

test('an article says what it is for, how it is done, and opens the page it is about', () => {
  show(<HelpPages asked="recording" />);
  expect(screen.getByRole('heading', { name: 'Record something' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open Home' }).getAttribute('href')).toBe('/home');
  expect(screen.getByRole('img', { name: /a drink is recorded/ })).toBeDefined();
});

test('all of it is one booklet to print', () => {
  show(<HelpPages asked="booklet" />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(articleNames.length);
  expect(screen.getByRole('button', { name: 'Print the booklet' })).toBeDefined();
});

test('the search finds help by what somebody would call it', () => {
  const found = commandsIn('bruise', { kinds: [], residents: [], pages: helpPages });
  expect(found).toMatchObject([{ does: 'open', page: { label: 'Help: Marks on the body' } }]);
});
