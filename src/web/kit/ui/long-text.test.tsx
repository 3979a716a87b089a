import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LongText } from './long-text.tsx';

afterEach(cleanup);

test('lines that begin with a dash are a list, and what stands around them is not', () => {
  const { container } = render(<LongText text={'He likes:\n- tea\n- the window seat\nNot the radio.\n\nAsk him.'} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['tea', 'the window seat']);
  expect([...container.querySelectorAll('p')].map((text) => text.textContent)).toEqual([
    'He likes:',
    'Not the radio.',
    'Ask him.',
  ]);
});

test('a dash within a line, or a number below nought, is no list', () => {
  render(<LongText text={'-3 degrees outside\nwell - wrapped up'} />);
  expect(screen.queryByRole('list')).toBeNull();
});
