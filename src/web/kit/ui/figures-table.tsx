import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import css from '../styles/table.module.css';

interface TableProps {
  /** Many columns: on a tablet, too, every line is a card. */
  wide?: boolean;
  /** Stands on a card of its own, rather than in a panel. */
  framed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Lines with figures as a table; where the screen is too narrow for it, every line is a card whose cells say their `data-label`. */
export function FiguresTable({ wide = false, framed = false, className = '', children }: TableProps) {
  const isNarrow = useMediaQuery(`(width < ${wide ? 1000 : 640}px)`, false, { getInitialValueInEffect: false });
  const table = <table className={`${css['table']} ${isNarrow ? css['cards'] : ''} ${className}`}>{children}</table>;
  return framed ? <div className={css['frame']}>{table}</div> : table;
}
