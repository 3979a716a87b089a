import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { isAct, useCurrent, useVisible, type NavAct, type NavGroup, type NavItem } from './navigation.ts';
import css from './nav.module.css';

interface NavListProps {
  items: readonly (NavItem | NavAct)[];
  /** Everything that stands in sight: of all of it one is the page that is open. */
  among?: readonly (NavItem | NavAct)[];
  className: string | undefined;
  onGo?: (() => void) | undefined;
}

function Face({ entry: { label, icon: Icon } }: { entry: NavItem | NavAct }) {
  return (
    <>
      <Icon size={24} stroke={1.75} aria-hidden />
      <span>{label}</span>
    </>
  );
}

export function NavList({ items, among = items, className, onGo }: NavListProps) {
  const visible = useVisible()(items);
  const current = useCurrent(among);
  return (
    <ul className={className}>
      {visible.map((entry) => (
        <li key={entry.label}>
          {isAct(entry) ? (
            <UnstyledButton
              className={css['item']}
              data-act
              onClick={entry.act}
              aria-haspopup="dialog"
              aria-keyshortcuts={entry.keys}
            >
              <Face entry={entry} />
            </UnstyledButton>
          ) : (
            <Link
              to={entry.to}
              className={css['item']}
              aria-current={entry.to === current ? 'page' : undefined}
              onClick={() => onGo?.()}
            >
              <Face entry={entry} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Everything there is, in its groups; a group with nothing to show is left out. */
export function NavGroups({ groups, onGo }: { groups: readonly NavGroup[]; onGo?: () => void }) {
  const visible = useVisible();
  const all = groups.flatMap(({ items }) => items);
  return groups
    .filter(({ items }) => visible(items).length > 0)
    .map(({ label, items }) => (
      <section key={label} className={css['group']} aria-label={label}>
        <h2 className={css['heading']}>{label}</h2>
        <NavList items={items} among={all} className={css['wide']} onGo={onGo} />
      </section>
    ));
}
