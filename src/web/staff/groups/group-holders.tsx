import { group as groupEntity } from '#domain/staff/access/group.ts';
import type { AffectedPerson } from '#domain/staff/rights/rights-effect.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Link } from 'react-router';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { Panel } from '../../kit/page/panel.tsx';
import type { StoredGroup } from '../rights/use-groups.ts';
import kit from '../../kit/styles/kit.module.css';

const isPeople = listOf<AffectedPerson>('id', 'name');

/** Who is in a group, by name: whom every change of it concerns. */
export function GroupHolders({ group }: { group: StoredGroup }) {
  const { body, state, reload } = useLiveAnswer(`/api/rights/holders/?group=${group.id}`, {
    is: isPeople,
    of: [staff.name, groupEntity.name],
  });
  const holders = body ?? [];
  return (
    <Panel
      title="Who holds it"
      count={holders.length}
      state={state}
      onRetry={reload}
      rows={1}
      isEmpty={holders.length === 0}
      empty="Nobody with an open account at present."
    >
      <ul className={`${kit['bare']} ${kit['beside']}`}>
        {holders.map(({ id, name }) => (
          <li key={id}>
            <Link className={kit['link']} to={`/staff?id=${id}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
