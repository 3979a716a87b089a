import { IconAlertCircle } from '@tabler/icons-react';
import css from './inline-error.module.css';

/** Says inside the form, until resolved, what went wrong; a toast alone would be gone before it is read. */
export function InlineError({ children }: { children: React.ReactNode }) {
  return (
    <div role="alert" className={css['said']}>
      {children && (
        <>
          <IconAlertCircle size={22} stroke={1.75} aria-hidden />
          <div>{children}</div>
        </>
      )}
    </div>
  );
}
