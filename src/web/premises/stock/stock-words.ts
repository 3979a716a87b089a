import { stockUnits } from '#domain/premises/stock/house-stock.ts';
import type { ShelfItem } from '#domain/premises/stock/shelf.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';

const plurals: Partial<Record<ShelfItem['unit'], string>> = { box: 'boxes', kg: 'kg' };

/** `1 box`, `12 boxes`, `3`: what is counted one by one needs no unit. */
export function amountWords(quantity: number, unit: ShelfItem['unit']): string {
  if (unit === 'each') return String(quantity);
  const one = unit === 'kg' ? 'kg' : midSentence(stockUnits[unit]);
  return `${quantity} ${quantity === 1 ? one : (plurals[unit] ?? `${one}s`)}`;
}
