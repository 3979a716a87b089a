// The international pound, exactly.
const KG_PER_POUND = 0.45359237;
const POUNDS_PER_STONE = 14;

/** Kilograms to the tenth, as scales in a home show them. */
export const kilogramsOf = (stones: number, pounds: number): number =>
  Math.round((stones * POUNDS_PER_STONE + pounds) * KG_PER_POUND * 10) / 10;

export function stonesOf(kg: number): { stones: number; pounds: number } {
  const pounds = Math.round(kg / KG_PER_POUND);
  return { stones: Math.floor(pounds / POUNDS_PER_STONE), pounds: pounds % POUNDS_PER_STONE };
}
