import type { Trend } from '#domain/house-overview/overview.ts';
import { Sparkline } from '../../kit/chart/sparkline.tsx';
import css from './figures.module.css';

/** A figure over twelve weeks at a glance. With one reading there is nothing to see yet. */
export function TinyTrend({ of }: { of: Trend }) {
  const known = of.filter((value) => value !== null);
  if (known.length < 2) return <span className={css['trend']} />;
  const high = Math.max(...known);
  const low = Math.min(...known);
  return (
    <span className={css['trend']}>
      <Sparkline of={{ drawn: 'line', values: of, low, high: high === low ? low + 1 : high, target: null }} />
    </span>
  );
}
