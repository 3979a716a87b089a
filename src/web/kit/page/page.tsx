import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { iconProps } from '../ui/icon-props.ts';
import { usePageHeading } from './page-heading.ts';
import kit from '../styles/kit.module.css';
import css from './page.module.css';

interface PageProps {
  title: string;
  /** For the browser's tab, where no resident may be named. */
  tab?: string;
  back?: { to: string; label: string };
  actions?: ReactNode;
  /** Reading and filling in want a short line; lists and charts take the room there is. */
  narrow?: boolean;
  children?: ReactNode;
}

export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={css['back']}>
    <IconChevronLeft {...iconProps} />
    {label}
  </Link>
);

/** Where the tools of a page go: not yet drawn, or, outside of any page, nowhere. */
const ToolsPlace = createContext<HTMLElement | null | undefined>(undefined);

/** How the list of a page is searched and narrowed: in the line of its title. */
export function PageTools({ children }: { children: ReactNode }) {
  const place = useContext(ToolsPlace);
  if (place === undefined) return <div className={css['tools']}>{children}</div>;
  return place && createPortal(children, place);
}

/** A list that is only a part of a page keeps its tools beside it. */
export const ToolsBeside = ({ children }: { children: ReactNode }) => (
  <ToolsPlace value={undefined}>{children}</ToolsPlace>
);

export function Page({ title, tab = title, back, actions, narrow = false, children }: PageProps) {
  const heading = usePageHeading(tab);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <div className={css['page']} data-narrow={narrow || undefined}>
      <div className={css['top']} data-furniture>
        {back && <BackLink {...back} />}
        <h1 ref={heading} tabIndex={-1} className={css['title']}>
          {title}
        </h1>
        <div ref={setTools} className={css['tools']} />
        {actions && (
          <div className={`${kit['buttons']} ${css['actions']}`} data-actions>
            {actions}
          </div>
        )}
      </div>
      <ToolsPlace value={tools}>{children}</ToolsPlace>
    </div>
  );
}
