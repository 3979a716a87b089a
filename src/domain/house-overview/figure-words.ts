import { poundWords } from '../kit/words/pound-words.ts';
import { figureOf, type FigureName } from './figures.ts';
import type { FigureNow } from './overview.ts';

const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

function durationWords(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')}`;
}

/** `3`, `94 %`, `12 min`, `612 of 640 h`: a figure as it is read, whatever it is measured in. */
export function figureWords(name: FigureName, { value, of }: Pick<FigureNow, 'value' | 'of'>): string {
  if (value === null) return 'No figure';
  switch (figureOf(name).unit ?? 'count') {
    case 'percent':
      return `${Math.round(value)} %`;
    case 'minutes':
      return durationWords(value);
    case 'hours':
      return of === null ? `${plain.format(value)} h` : `${plain.format(value)} of ${plain.format(of)} h`;
    case 'pounds':
      return poundWords(value);
    case 'rate':
    case 'count':
      return plain.format(value);
  }
}
