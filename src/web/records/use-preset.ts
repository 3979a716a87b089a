import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useSearchParams } from 'react-router';
import { useSelectedHome } from '../kit/state/store.ts';

/** What the address and the chosen house already say about a record: whose it is, which plan it answers to. */
export function usePreset(entity: Entity): Readonly<Record<string, string>> {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const named = [...params].filter(([name]) => entity.fields[name]?.kind === 'ref' && name !== 'home');
  return { ...Object.fromEntries(named), ...(entity.belongsTo === 'home' && home ? { home: home.id } : {}) };
}

/** Records of a house and its people can only be shown once a house is chosen. */
export const needsHouse = (entity: Entity): boolean => entity.belongsTo === 'home' || entity.belongsTo === 'resident';
