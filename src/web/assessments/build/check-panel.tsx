import type { FormCheck } from '#domain/assessments/checking/check-form.ts';
import type { Form } from '#domain/assessments/form.ts';
import { TextInput } from '@mantine/core';
import { Flag } from '../../kit/ui/flags.tsx';
import { severityTone } from '../fill/severity-tone.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './build.module.css';

interface CheckProps {
  form: Form;
  check: FormCheck;
  onFormula?: ((formula: string) => void) | undefined;
}

const rangeWords = ({ range }: FormCheck): string | null => {
  if (!range) return null;
  const known = (score: number) => (Number.isFinite(score) ? String(score) : 'unknown');
  const words = `Lowest score ${known(range.lowest)}, highest ${known(range.highest)}`;
  return range.isExact ? `${words}.` : `${words} at most: the true range may be narrower.`;
};

/** What the form comes to as it stands: what is wrong, how far the score reaches, and which band covers what. */
export function CheckPanel({ form, check, onFormula }: CheckProps) {
  const errors = check.problems.filter(({ kind }) => kind === 'error');
  const remarks = check.problems.filter(({ kind }) => kind === 'remark');
  const words = rangeWords(check);
  return (
    <section className={css['panel']} data-card aria-label="Check of the form" aria-live="polite">
      <h2 className={kit['subheading']}>
        {errors.length === 0
          ? 'Nothing is wrong'
          : errors.length === 1
            ? '1 thing to mend'
            : `${errors.length} things to mend`}
      </h2>
      {form.scoring === 'custom' && onFormula && (
        <TextInput
          label="Rule of the score"
          description="Questions by their place: q1 + 2 * q3, max(q4, q5), if(q1 > 2, 5, 0)."
          value={form.formula ?? ''}
          maxLength={500}
          onChange={(event) => onFormula(event.currentTarget.value)}
        />
      )}
      {errors.length > 0 && <Sentences name="To mend" all={errors} />}
      {words && <p className={kit['reason']}>{words}</p>}
      {form.bands.length > 0 && <BandStrip form={form} check={check} />}
      {remarks.length > 0 && <Sentences name="To think about" all={remarks} />}
    </section>
  );
}

const Sentences = ({ name, all }: { name: string; all: FormCheck['problems'] }) => (
  <>
    <h3 className={kit['note']}>{name}</h3>
    <ul className={css['sentences']} aria-label={name}>
      {all.map(({ sentence }) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);

/** Each band as wide as the scores it covers. */
function BandStrip({ form, check: { range } }: CheckProps) {
  const inOrder = form.bands.toSorted((a, b) => a.from - b.from);
  return (
    <ol className={css['strip']} aria-label="Bands">
      {inOrder.map(({ from, to, label, severity }) => (
        <li
          key={`${from} ${label}`}
          style={{ flexGrow: Math.max(1, to - from + 1) }}
          data-beyond={(range && (from > range.highest || to < range.lowest)) || undefined}
        >
          <Flag tone={severityTone(severity)}>
            {from === to ? from : `${from}–${to}`} {label}
          </Flag>
        </li>
      ))}
    </ol>
  );
}
