import type { Day } from '#domain/kit/time/time.ts';
import { isOverloaded, unusable, type AssetItem } from '#domain/premises/assets/asset-list.ts';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './assets.module.css';

interface NotInUseProps {
  items: readonly AssetItem[];
  today: Day;
  pathTo(id: string): string;
}

/** What nobody may use, and what carries less than its person weighs; above everything that is due. */
export function NotInUse({ items, today, pathTo }: NotInUseProps) {
  const blocked = unusable(items, today);
  const overloaded = items.filter(isOverloaded);
  if (blocked.length + overloaded.length === 0) return null;
  return (
    <ul className={css['blocked']} aria-label="Do not use">
      {blocked.map(({ item, why }) => (
        <li key={item.id}>
          <Flag tone="danger">Do not use: {why}</Flag>
          <Link className={kit['link']} to={pathTo(item.id)}>
            {item.name}
          </Link>
          <span className={kit['note']}>{item.location}</span>
        </li>
      ))}
      {overloaded.map((item) => (
        <li key={item.id}>
          <Flag tone="danger">
            Carries {item.safe_working_load_kg} kg, {item.resident_name ?? 'its person'} weighs {item.resident_kg} kg
          </Flag>
          <Link className={kit['link']} to={pathTo(item.id)}>
            {item.name}
          </Link>
          <span className={kit['note']}>{item.location}</span>
        </li>
      ))}
    </ul>
  );
}
