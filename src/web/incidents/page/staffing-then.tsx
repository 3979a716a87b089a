import type { incident } from '#domain/incidents/incident/incident.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import type { Staffing } from '#domain/rota/continuity/continuity.ts';
import { shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { rota, shiftRoles } from '#domain/rota/rota.ts';
import { useRights } from '../../kit/access/rights.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';

const isStaffing = objectWith<Staffing>('people');

/** Who was on duty when it happened, against what the house needs at that time of the day; for whoever sees the rota. */
export const StaffingThen = ({ record }: { record: Stored<typeof incident> }) =>
  may(useRights(), 'view', rota.name) ? <Then home={String(record.home)} at={record.occurred_at} /> : null;

function Then({ home, at: moment }: { home: string; at: string }) {
  const { zone } = useHouseClock();
  const { body, state, at, reload } = useLiveAnswer(
    `${pathOf(rota)}staffing/?${new URLSearchParams({ home, at: moment })}`,
    { is: isStaffing, of: [rota.name], home },
  );
  return (
    <Panel title="Staffing when it happened" state={state} at={at} onRetry={reload}>
      {body && (
        <>
          <Flag tone={body.on_duty < body.needed ? 'danger' : 'good'}>
            {body.on_duty} on duty, {body.needed} needed at least
          </Flag>
          <ul className={kit['list']} aria-label="Who was on duty">
            {body.people.map(({ staff, name, shift_type, role_on_shift, ...hours }) => (
              <li key={staff}>
                {name} · {shiftName(shift_type)} {shiftTimes({ shift_type, ...hours }, zone)}
                {role_on_shift === 'support' ? '' : ` · ${shiftRoles[role_on_shift]}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
