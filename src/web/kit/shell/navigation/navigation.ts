import type { Codename } from '#domain/kit/vocabulary/permissions.ts';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { maySee, useRights } from '../../access/rights.ts';

type Icon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

export interface NavItem {
  to: string;
  label: string;
  icon: Icon;
  /** Shown only to those who may see records of it. */
  entity?: string;
  /** Further words by which the search finds it. */
  words?: string;
}
/** Something to do on top of whatever page is shown, offered among the pages. */
export interface NavAct {
  act(): void;
  label: string;
  icon: Icon;
  /** The keys that do the same, as `aria-keyshortcuts` spells them. */
  keys: string;
  /** Shown to those who hold at least one of these. */
  rights: readonly Codename[];
}
export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}
export interface Navigation {
  groups: readonly NavGroup[];
  /** The few that a phone shows at its foot and a tablet at its side. */
  bar: readonly (NavItem | NavAct)[];
  rail: readonly (NavItem | NavAct)[];
  /** What the header offers on every page. */
  act: NavAct;
  /** Shown in the header beside it: what waits for somebody. */
  bell: ComponentType;
  /** Where the header's own buttons lead. */
  welcome: string;
  home: string;
  lock: string;
  profile: string;
  help: string;
  /** Shows somebody around. */
  tour(): void;
}

export const isAct = (entry: NavItem | NavAct): entry is NavAct => 'act' in entry;

export function useVisible(): <E extends NavItem | NavAct>(entries: readonly E[]) => readonly E[] {
  const rights = useRights();
  const isOffered = (entry: NavItem | NavAct) =>
    isAct(entry) ? entry.rights.some((right) => rights.has(right)) : !entry.entity || maySee(rights, entry.entity);
  return (entries) => entries.filter(isOffered);
}

/** A page below an item belongs to it, unless another item names it more closely. */
export function useCurrent(entries: readonly (NavItem | NavAct)[]): string | null {
  const { pathname, search } = useLocation();
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const params = new URLSearchParams(search);
  const items = entries.flatMap((entry) => (isAct(entry) ? [] : [entry]));
  const holds = ({ to }: NavItem) => {
    const [page = '', asked] = to.split('?');
    return (
      (path === page || path.startsWith(`${page}/`)) &&
      [...new URLSearchParams(asked)].every(([name]) => params.has(name))
    );
  };
  return items.filter(holds).sort((a, b) => b.to.length - a.to.length)[0]?.to ?? null;
}
