import { PadFields } from '../inputs/pad-field.tsx';
import type { PadProps } from './entry-kind.ts';
import css from './more-fields.module.css';

/** What is asked now and then: folded, and a tap away on the pad itself. */
export const MoreFields = ({
  title,
  names,
  form,
  prefix,
}: Pick<PadProps, 'form' | 'prefix'> & { title: string; names: readonly string[] }) => (
  <details className={css['more']}>
    <summary>{title}</summary>
    <div className={css['fields']}>
      <PadFields form={form} prefix={prefix} names={names} />
    </div>
  </details>
);
