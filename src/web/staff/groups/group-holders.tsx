import { personName } from '#domain/kit/people/person-name.ts';
import { groupsHeld } from '#domain/staff/rights/held-rights.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Link } from 'react-router';
import { shapeOfRows } from '../../kit/api/shapes.ts';
import { useLiveList } from '../../kit/data/use-live-list.ts';
import { listPath } from '../../kit/data/use-records.ts';
import { Panel } from '../../kit/page/panel.tsx';
import type { StoredGroup } from '../rights/use-groups.ts';
import kit from '../../kit/styles/kit.module.css';

/** Who is in a group, by name: whom every change of it concerns. */
export function GroupHolders({ group }: { group: StoredGroup }) {
  const { rows, state, reload } = useLiveList(
    listPath(staff, { limit: '200' }),
    { is: shapeOfRows(staff), of: [staff.name] },
    true,
  );
  const holders = rows.filter(
    (person) =>
      person.is_active &&
      Array.isArray(person.groups) &&
      groupsHeld({ groups: person.groups, is_superuser: person.is_superuser === true }, [group]).length > 0,
  );
  return (
    <Panel
      title="Who holds it"
      count={holders.length}
      state={state}
      onRetry={reload}
      isEmpty={holders.length === 0}
      empty="Nobody at present. It can be changed freely until somebody is put into it."
    >
      <ul className={`${kit['bare']} ${kit['beside']}`}>
        {holders.map((person) => (
          <li key={person.id}>
            <Link className={kit['link']} to={`/staff?id=${person.id}`}>
              {personName(person)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
