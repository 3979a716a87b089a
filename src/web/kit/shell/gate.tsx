import type { ReactNode } from 'react';
import mark from '../styles/hearth.svg';
import { usePageHeading } from '../page/page-heading.ts';
import css from './gate.module.css';

interface GateProps {
  title: string;
  tab?: string;
  /** Under the title, in a quieter voice. */
  line?: ReactNode;
  /** Instead of the product's mark. */
  emblem?: ReactNode;
  children: ReactNode;
  /** Below the card. */
  foot?: ReactNode;
}

/** One card in the middle of a quiet page, for everything that comes before the work itself. */
export function Gate({ title, tab = title, line, emblem, children, foot }: GateProps) {
  const heading = usePageHeading(tab);
  return (
    <div className={css['gate']}>
      <div className={css['head']}>
        {emblem ?? <img src={mark} alt="" width={64} height={64} />}
        <h1 ref={heading} tabIndex={-1} className={css['title']}>
          {title}
        </h1>
        {line && <p className={css['line']}>{line}</p>}
      </div>
      <div className={css['card']} data-card>
        {children}
      </div>
      {foot && <div className={css['foot']}>{foot}</div>}
    </div>
  );
}
