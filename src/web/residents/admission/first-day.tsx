import { firstDayList, type FirstDayItem } from '#domain/residents/person/first-day-list.ts';
import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import { Link } from 'react-router';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { useEntityPaths, type EntityPaths } from '../../kit/house/entity-paths.tsx';
import kit from '../../kit/styles/kit.module.css';

function addressOf({ of }: FirstDayItem, person: string, where: EntityPaths): string {
  if (of === 'resident') return `${where.form('resident') ?? ''}?id=${person}`;
  if (of === 'plan') return `${where.form('plan') ?? ''}?resident=${person}`;
  return of === 'family' ? `?id=${person}&tab=about&of=family&add=1` : `?id=${person}&tab=charts&of=${of}&add=1`;
}

/** What is still to be found out or done for somebody who has just come; gone once it is. */
export function FirstDay({ person, summary }: { person: Stored<typeof resident>; summary: ResidentSummary | null }) {
  const where = useEntityPaths();
  const { today } = useHouseClock();
  if (person.status !== 'current') return null;
  const items = firstDayList(
    {
      ...person,
      emergency_contacts: summary?.emergency_contacts?.length,
      weighed: summary?.weight === undefined ? undefined : summary.weight !== null,
      plans: summary?.plans?.active,
    },
    today(),
  );
  if (items.length === 0) return null;
  return (
    <Panel title="First-day list" count={items.length}>
      <ul className={kit['steps']}>
        {items.map((item) => (
          <li key={item.words}>
            <Link to={addressOf(item, person.id, where)} className={kit['link']}>
              {item.words}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
