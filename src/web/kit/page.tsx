import type { ReactNode } from 'react';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { iconLook } from './icon-look.ts';
import { usePageHeading } from './page-heading.ts';
import kit from './kit.module.css';
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
  <Link to={to} className={css['back']}><IconChevronLeft {...iconLook} />{label}</Link>
);

export function Page({ title, tab = title, back, actions, narrow = false, children }: PageProps) {
  const heading = usePageHeading(tab);
  return (
    <div className={css['page']} data-narrow={narrow || undefined}>
      {back && <BackLink {...back} />}
      <div className={css['top']}>
        <h1 ref={heading} tabIndex={-1} className={css['title']}>{title}</h1>
        {actions && <div className={`${kit['buttons']} ${css['actions']}`}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
