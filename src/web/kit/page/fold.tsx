import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { iconProps } from '../ui/icon-props.ts';
import kit from '../styles/kit.module.css';
import css from './fold.module.css';

interface FoldProps {
  title: string;
  /** What is inside, in a line: so that most who look need not open it. */
  says: ReactNode;
  /** What is wrong inside, beside the title. */
  sign?: ReactNode;
  isOpen?: boolean;
  /** As a function it is first drawn when somebody opens it: for what is asked of the server. */
  children: ReactNode | (() => ReactNode);
}

/** A part of a long page that is opened where somebody wants to read it, and says from outside what it holds. */
export function Fold({ title, says, sign, isOpen = false, children }: FoldProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details
      className={css['fold']}
      data-card
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      aria-label={title}
    >
      <summary className={css['summary']}>
        <div className={css['head']}>
          <div className={kit['beside']}>
            <h2 className={kit['subheading']}>{title}</h2>
            {sign}
          </div>
          <div className={css['says']}>{says}</div>
        </div>
        <IconChevronDown {...iconProps} className={css['chevron'] ?? ''} />
      </summary>
      <div className={css['inside']}>{typeof children === 'function' ? open && children() : children}</div>
    </details>
  );
}
