import { Link } from 'react-router';
import { useCurrent, useVisible, type NavGroup, type NavItem } from './navigation.ts';
import css from './nav.module.css';

interface NavListProps {
  items: readonly NavItem[];
  className: string | undefined;
  onGo?: (() => void) | undefined;
}

export function NavList({ items, className, onGo }: NavListProps) {
  const visible = useVisible()(items);
  const current = useCurrent(items);
  return (
    <ul className={className}>
      {visible.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={css['item']} aria-current={to === current ? 'page' : undefined} onClick={() => onGo?.()}>
            <Icon size={24} stroke={1.75} aria-hidden />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Everything there is, in its groups; a group with nothing to show is left out. */
export function NavGroups({ groups, onGo }: { groups: readonly NavGroup[]; onGo?: () => void }) {
  const visible = useVisible();
  return groups.filter(({ items }) => visible(items).length > 0).map(({ label, items }) => (
    <section key={label} className={css['group']} aria-label={label}>
      <h2 className={css['heading']}>{label}</h2>
      <NavList items={items} className={css['wide']} onGo={onGo} />
    </section>
  ));
}
