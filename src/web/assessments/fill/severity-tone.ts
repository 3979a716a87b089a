import type { Severity } from '#domain/kit/traits/severity.ts';
import type { FlagTone } from '../../kit/ui/flags.tsx';

const tones: { readonly [S in Severity]: FlagTone } = {
  critical: 'danger',
  high: 'danger',
  medium: 'watch',
  low: 'info',
  info: 'good',
};

/** How a band, or an answer that calls for somebody, is shown. */
export const severityTone = (severity: Severity | null | undefined): FlagTone => (severity ? tones[severity] : 'quiet');
