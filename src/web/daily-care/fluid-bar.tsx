import { drunkWords, fullDay, isOverLimit, millilitres } from '#domain/daily-care/fluids/fluid-range.ts';
import { isBehind, type BoardFluid } from '#domain/homes/board.ts';
import css from './fluid-bar.module.css';

/** How far the fluid day has come, against its target or its ceiling and, where fluids are watched, against the hour. Bare where the words stand beside it. */
export function FluidBar({ fluid, isBare = false }: { fluid: BoardFluid | null | undefined; isBare?: boolean }) {
  if (fluid === undefined) return null;
  if (fluid === null) return <span className={css['none']}>Fluids not charted</span>;
  const { intake_ml, limit_ml, expected_ml, is_tracked } = fluid;
  const full = fullDay(fluid) ?? 0;
  const share = (ml: number) => `${full > 0 ? Math.min(100, (100 * ml) / full) : 0}%`;
  const sign = isOverLimit(fluid) ? '▲ over' : isBehind(fluid) ? '▼ behind' : null;
  return (
    <span className={css['fluid']} data-behind={sign !== null || undefined}>
      <span className={css['bar']} aria-hidden>
        <span className={css['fill']} style={{ width: share(intake_ml) }} />
        {expected_ml !== null && <span className={css['pace']} style={{ left: share(expected_ml) }} />}
      </span>
      {!isBare && (
        <span className={css['words']}>
          {is_tracked || limit_ml !== null ? drunkWords(fluid) : millilitres(intake_ml)}
          {sign && <strong> {sign}</strong>}
        </span>
      )}
    </span>
  );
}
