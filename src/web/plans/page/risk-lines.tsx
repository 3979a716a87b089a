import type { LinkedRisk } from '#domain/residents/views/plan-page.ts';
import { Link } from 'react-router';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { bandTones } from '../band-tones.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './plan-page.module.css';

/** The risks a plan lives with: how much remains of each, and what to do if it happens. */
export function RiskLines({ risks }: { risks: readonly LinkedRisk[] }) {
  const where = useEntityPaths();
  if (risks.length === 0) return <p className={kit['quiet']}>No risk assessment speaks of this part of life.</p>;
  return (
    <ul className={css['risks']}>
      {risks.map(({ id, title, residual_band, residual_score, if_it_happens }) => {
        const [tone, words] = residual_band ? bandTones[residual_band] : (['quiet', 'Not scored'] as const);
        return (
          <li key={id}>
            <span className={kit['beside']}>
              <Link to={where.record('risk', id, null) ?? ''} className={kit['link']}>
                {title}
              </Link>
              <Flag tone={tone}>{[words, residual_score].filter(Boolean).join(' ')}</Flag>
            </span>
            {if_it_happens && (
              <span>
                <strong>If it happens:</strong> {if_it_happens}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
