import type { Refusal } from './refusal.ts';

/** Where somebody goes who was told that something else comes first. */
export interface WayOn {
  label: string;
  to: string;
}

let known: Readonly<Record<string, WayOn>> = {};

/** The application names them, by the code of the refusal; the kit knows none. */
export const knowWaysOn = (ways: Readonly<Record<string, WayOn>>) => void (known = ways);

export const wayOn = ({ code }: Refusal): WayOn | null => (code ? (known[code] ?? null) : null);
