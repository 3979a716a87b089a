import type { ApiRefusal } from './refusal.ts';

/** Where somebody goes who was told that something else comes first. */
export interface NextStepLink {
  label: string;
  to: string;
}

let known: Readonly<Record<string, NextStepLink>> = {};

/** Opens an address; whoever works inside the product goes there without loading the page anew. */
let openInside = (to: string): void => window.location.assign(to);

/** The application names them, by the code of the refusal, and how they are opened; the kit knows neither. */
export function registerNextSteps(byCode: Readonly<Record<string, NextStepLink>>, open: (to: string) => void): void {
  known = byCode;
  openInside = open;
}

export const followNextStep = ({ to }: NextStepLink): void => openInside(to);

export const nextStepOf = ({ code }: ApiRefusal): NextStepLink | null => (code ? (known[code] ?? null) : null);
