import type { FlagTone } from '../kit/ui/flags.tsx';

const severities: Readonly<Record<string, FlagTone>> = {
  near_miss: 'quiet',
  no_harm: 'quiet',
  low: 'info',
  moderate: 'watch',
  severe: 'danger',
  death: 'danger',
};
const statuses: Readonly<Record<string, FlagTone>> = {
  draft: 'watch',
  submitted: 'info',
  under_review: 'info',
  actions_open: 'watch',
  closed: 'good',
  reopened: 'watch',
};

export const severityTone = (severity: unknown): FlagTone => severities[String(severity)] ?? 'quiet';
export const statusTone = (status: unknown): FlagTone => statuses[String(status)] ?? 'quiet';
