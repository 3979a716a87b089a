import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { maySee, useRights } from './rights.ts';

export interface NavItem {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  /** Shown only to those who may see records of it. */
  entity?: string;
}
export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}
export interface Navigation {
  groups: readonly NavGroup[];
  /** The few that a phone shows at its foot and a tablet at its side. */
  bar: readonly NavItem[];
  rail: readonly NavItem[];
  /** Where the header's own buttons lead. */
  welcome: string;
  home: string;
  lock: string;
  profile: string;
}

export function useVisible(): (items: readonly NavItem[]) => readonly NavItem[] {
  const rights = useRights();
  return (items) => items.filter(({ entity }) => !entity || maySee(rights, entity));
}

/** A page below an item belongs to it, unless another item names it more closely. */
export function useCurrent(items: readonly NavItem[]): string | null {
  const { pathname } = useLocation();
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const holding = items.filter(({ to }) => path === to || path.startsWith(`${to}/`));
  return holding.sort((a, b) => b.to.length - a.to.length)[0]?.to ?? null;
}
