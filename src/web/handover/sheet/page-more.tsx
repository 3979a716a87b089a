import { drunkWords } from '#domain/daily-care/fluids/fluid-range.ts';
import type { SheetPage } from '#domain/handover/lines/sheet.ts';
import css from '../handover.module.css';

/** The figures of the shift. What nobody recorded is said to be that. */
function figuresOf({
  mood,
  sleep_hours,
  meals,
  fluid_total_ml,
  fluid_target_ml,
  fluid_limit_ml,
  bowels,
  personal_care_done,
  personal_care_declined,
}: SheetPage['figures']): readonly (readonly [string, string])[] {
  const drunk =
    fluid_total_ml === null
      ? null
      : drunkWords({ intake_ml: fluid_total_ml, target_ml: fluid_target_ml, limit_ml: fluid_limit_ml });
  const all: readonly (readonly [string, string | null])[] = [
    ['Mood', mood],
    ['Sleep', sleep_hours === null ? null : `${sleep_hours} h`],
    ['Meals', meals],
    ['Drinks today', drunk],
    ['Bowels', bowels],
    ['Personal care', personal_care_done],
  ];
  return [
    ...all.map(([label, said]) => [label, said ?? 'Not recorded'] as const),
    ...(personal_care_declined ? [['Chose not to', personal_care_declined] as const] : []),
  ];
}

const letters = [
  ['situation', 'Situation'],
  ['background', 'Background'],
  ['assessment', 'Assessment'],
  ['recommendation', 'Recommendation'],
] as const;

/** The same page as figures, and in the order hospitals speak it. */
export function PageMore({ page }: { page: SheetPage }) {
  return (
    <details className={css['more']}>
      <summary>Figures and SBAR</summary>
      <dl className={css['figures']}>
        {figuresOf(page.figures).map(([label, said]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-none={said === 'Not recorded' || undefined}>{said}</dd>
          </div>
        ))}
      </dl>
      <dl className={css['sbar']}>
        {letters.map(([key, label]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{page.sbar[key] || 'Nothing to tell.'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
