import type { RiskPlace } from '#domain/plans/risk/risk-score.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RiskMatrix, RiskMatrixChoice } from './risk-matrix.tsx';

afterEach(cleanup);

function Chosen({ start }: { start: RiskPlace | null }) {
  const [chosen, setChosen] = useState(start);
  return <RiskMatrixChoice chosen={chosen} onChoose={setChosen} />;
}
const cell = (words: string) => screen.getByRole<HTMLInputElement>('radio', { name: words });

test('a tap on the matrix chooses how likely and how bad at once, and says it in words', () => {
  render(<Chosen start={null} />);
  fireEvent.click(cell('Possible × major: 12, high'));
  expect(cell('Possible × major: 12, high').checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Possible × major: 12, high');
});

test('the arrow keys walk from cell to cell along rows and columns, and stop at the edge', () => {
  render(<Chosen start={{ likelihood: 4, severity: 1 }} />);
  cell('Likely × negligible: 4, moderate').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'])
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(cell('Almost certain × negligible: 5, moderate').checked).toBe(true);
  expect(document.activeElement).toBe(cell('Almost certain × negligible: 5, moderate'));
});

test('the matrix one reads says both places in one sentence each', () => {
  render(<RiskMatrix before={{ likelihood: 4, severity: 4 }} after={{ likelihood: 2, severity: 3 }} />);
  const words = 'Without controls Likely × major: 16, extreme. With controls Unlikely × moderate: 6, moderate.';
  expect(screen.getByRole('figure', { name: words })).toBeDefined();
});
