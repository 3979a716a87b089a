import type { RiskBand } from '#domain/plans/risk/risk-score.ts';
import type { FlagTone } from '../kit/ui/flags.tsx';

export const bandTones: { readonly [B in RiskBand]: readonly [FlagTone, string] } = {
  low: ['good', 'Low'],
  moderate: ['watch', 'Moderate'],
  high: ['danger', 'High'],
  extreme: ['danger', 'Extreme'],
};
