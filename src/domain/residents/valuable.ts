interface Belonging {
  readonly is_valuable: boolean | null;
  readonly category: string | null;
  readonly estimated_value: number | null;
}

const always = ['jewellery', 'watch'];

/** Jewellery and watches always count as valuable; anything else does above the house's figure, or when someone says so. */
export function isValuable(item: Belonging, settings: Readonly<Record<string, unknown>>): boolean {
  const over = typeof settings['valuable_over'] === 'number' ? settings['valuable_over'] : 50;
  return item.is_valuable === true || always.includes(item.category ?? '') || (item.estimated_value ?? 0) > over;
}
