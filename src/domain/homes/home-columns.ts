import { midSentence } from '../kit/words/mid-sentence.ts';
import type { Columns, Sign } from '../kit/vocabulary/computed-columns.ts';
import type { Home } from './home.ts';
import { severities } from '../kit/traits/severity.ts';

export interface HomeFound {
  readonly occupancy: number;
  readonly on_shift: number;
  /** Open alerts by how grave they are. */
  readonly alerts: { readonly [S in keyof typeof severities]?: number };
}

type HomeRow = Pick<Home, 'max_residents'>;

const tones = { critical: 'danger', high: 'danger', medium: 'watch', low: 'info', info: 'quiet' } as const;
const gravestFirst = ['critical', 'high', 'medium', 'low', 'info'] as const;

export const homeColumns = {
  occupancy: ({ max_residents }: HomeRow, _, found) => `${found.occupancy} of ${max_residents}`,
  on_shift: (_, _around, found) => found.on_shift,
  open_alerts: (_, _around, { alerts }): readonly Sign[] =>
    gravestFirst.flatMap((severity) =>
      alerts[severity]
        ? [{ tone: tones[severity], words: `${alerts[severity]} ${midSentence(severities[severity])}` }]
        : [],
    ),
} satisfies Columns<HomeRow, HomeFound>;
