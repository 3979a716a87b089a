import type { ReactNode } from 'react';
import { Link } from 'react-router';
import kit from '../styles/kit.module.css';
import css from './record-lines.module.css';

/** A short list inside a panel: one line each, the first words of which open the record. */
export const Lines = ({ children }: { children: ReactNode }) => <ul className={kit['bare']}>{children}</ul>;

interface LineProps {
  /** Stands before the words: a time or a state. */
  mark?: ReactNode;
  to: string | null;
  title: ReactNode;
  children?: ReactNode;
}

export const Line = ({ mark, to, title, children }: LineProps) => (
  <li className={css['line']}>
    {mark && <span className={css['mark']}>{mark}</span>}
    <span className={css['words']}>
      {to ? (
        <Link to={to} className={`${kit['link']} ${css['title']}`}>
          {title}
        </Link>
      ) : (
        <span className={css['plain']}>{title}</span>
      )}
      {children && <span className={css['more']}>{children}</span>}
    </span>
  </li>
);
