import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import { riskBands, type RiskBand } from './risk-score.ts';
import type { Risk } from './risk.ts';

export interface RiskFound {
  /** Those who see to its controls, by name. */
  readonly owners: readonly string[];
}

type RiskRow = Pick<Risk, 'score' | 'band' | 'residual_score' | 'residual_band'>;

const said = (band: RiskBand | null, score: number | null): string =>
  band === null ? '–' : `${riskBands[band]} ${score ?? ''}`.trim();

export const riskColumns = {
  lowered: ({ score, band, residual_score, residual_band }: RiskRow) =>
    `${said(band, score)} → ${said(residual_band, residual_score)}`,
  owner: (_, _around, { owners }) => owners,
} satisfies Columns<RiskRow, RiskFound>;
