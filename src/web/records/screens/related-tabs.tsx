import { Link } from 'react-router';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { entityNamed } from '../known-entities.ts';
import css from './related-tabs.module.css';

/** The ways between lists that belong together, as far as the person may see them. */
export function RelatedTabs({ kinds, open }: { kinds: readonly string[]; open: string }) {
  const rights = useRights();
  const where = useEntityPaths();
  const seen = kinds.map(entityNamed).filter((entity) => seesAny(rights, entity));
  if (seen.length < 2) return null;
  return (
    <nav className={css['related']} aria-label="Belonging together">
      {seen.map(({ name, labels }) => (
        <Link key={name} to={where.list(name) ?? ''} aria-current={name === open ? 'page' : undefined}>
          {labels.many}
        </Link>
      ))}
    </nav>
  );
}
