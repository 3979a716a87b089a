import { isBehind, type BoardFluid } from '#domain/homes/board.ts';
import css from './fluid-bar.module.css';

const millilitres = (ml: number) => ml.toLocaleString('en-GB');

/** How far the fluid day has come, against its target and, where fluids are watched, against the hour. Bare where the words stand beside it. */
export function FluidBar({ fluid, isBare = false }: { fluid: BoardFluid | null | undefined; isBare?: boolean }) {
  if (fluid === undefined) return null;
  if (fluid === null) return <span className={css['none']}>Fluids not charted</span>;
  const { intake_ml, target_ml, expected_ml, is_tracked } = fluid;
  const share = (ml: number) => `${Math.min(100, (100 * ml) / target_ml)}%`;
  const behind = isBehind(fluid);
  return (
    <span className={css['fluid']} data-behind={behind || undefined}>
      <span className={css['bar']} aria-hidden>
        <span className={css['fill']} style={{ width: share(intake_ml) }} />
        {expected_ml !== null && <span className={css['pace']} style={{ left: share(expected_ml) }} />}
      </span>
      {!isBare && <span className={css['words']}>{is_tracked ? `${millilitres(intake_ml)} of ${millilitres(target_ml)} ml` : `${millilitres(intake_ml)} ml`}{behind && <strong> ▼ behind</strong>}</span>}
    </span>
  );
}
