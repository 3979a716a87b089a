import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { IconBottle, IconCup, IconDroplet, IconDropletHalfFilled, IconMug } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';

interface Cup {
  ml: number;
  label: string;
  icon: typeof IconCup;
}

/** What one would call a vessel of this fill. */
const kinds: readonly { upTo: number; label: string; icon: typeof IconCup }[] = [
  { upTo: 60, label: 'Sips', icon: IconDroplet },
  { upTo: 120, label: 'Small cup', icon: IconCup },
  { upTo: 180, label: 'Cup', icon: IconCup },
  { upTo: 220, label: 'Glass', icon: IconDropletHalfFilled },
  { upTo: 280, label: 'Mug', icon: IconMug },
  { upTo: Infinity, label: 'Beaker', icon: IconBottle },
];
const cupOf = (ml: number): Cup => {
  const { label = 'Cup', icon = IconCup } = kinds.find(({ upTo }) => ml <= upTo) ?? {};
  return { ml, label, icon };
};

// A few sips fit into no cup of the cupboard and are drunk all the same; our own choice.
const sips = 30;

/** What stands in the cupboard of a house, the smallest first. */
export const cupsOf = ({ cup_sizes_ml }: Pick<HomeSettings, 'cup_sizes_ml'>): readonly Cup[] =>
  [...new Set(cup_sizes_ml)].toSorted((a, b) => a - b).map(cupOf);

export const withSips = (cups: readonly Cup[]): readonly Cup[] =>
  cups.some(({ ml }) => ml <= sips) ? cups : [cupOf(sips), ...cups];

/** As many as a thumb reaches in one row; the others are on the pad. */
export const cupsAtOnce = 4;

export function useCups(): readonly Cup[] {
  const settings = useHomeSettings();
  return useMemo(() => cupsOf(settings), [settings]);
}
