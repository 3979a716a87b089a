import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';

interface Belonging {
  readonly is_valuable: boolean | null;
  readonly category: string | null;
  readonly estimated_value: number | null;
}

const always = ['jewellery', 'watch'];

/** Jewellery and watches always count as valuable; anything else does above the house's figure, or when someone says so. */
export function isValuable(item: Belonging, { valuable_over }: Pick<HomeSettings, 'valuable_over'>): boolean {
  return (
    item.is_valuable === true || always.includes(item.category ?? '') || (item.estimated_value ?? 0) > valuable_over
  );
}
