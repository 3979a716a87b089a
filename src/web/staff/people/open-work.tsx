import { may } from '#domain/kit/vocabulary/permissions.ts';
import { openWorkKinds, type OpenWork } from '#domain/staff/person/open-work.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { useRights } from '../../kit/access/rights.ts';
import { isList } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import kit from '../../kit/styles/kit.module.css';

/** What somebody is down for, so that it is known before they leave what passes on and what is settled by hand. */
export function OpenWorkPanel({ person }: { person: Pick<Staff, 'id' | 'status'> }) {
  const rights = useRights();
  return may(rights, 'employ', staff.name) && person.status !== 'left' ? <DownFor person={person} /> : null;
}

function DownFor({ person }: { person: Pick<Staff, 'id' | 'status'> }) {
  const { body, state, reload } = useLiveAnswer<readonly OpenWork[]>(`${pathOf(staff)}${person.id}/open-work/`, {
    is: isList,
    of: ['rota', 'resident', 'follow_up', 'appointment'],
  });
  const handedOn = body?.filter(({ kind }) => openWorkKinds[kind].ends !== 'stays') ?? [];
  const byHand = body?.filter(({ kind }) => openWorkKinds[kind].ends === 'stays') ?? [];
  return (
    <Panel
      title="Down for"
      state={state}
      onRetry={reload}
      isEmpty={body?.length === 0}
      empty="Nothing that would have to be handed on."
    >
      {handedOn.length > 0 && (
        <>
          <Works works={handedOn} />
          <p className={kit['quiet']}>
            When they leave, shifts to come are open again and the rest passes to whoever takes over.
          </p>
        </>
      )}
      {byHand.length > 0 && (
        <>
          <Works works={byHand} />
          <p className={kit['quiet']}>This is settled by hand before they leave.</p>
        </>
      )}
    </Panel>
  );
}

const Works = ({ works }: { works: readonly OpenWork[] }) => (
  <ul className={kit['bare']}>
    {works.map(({ kind, count, names }) => (
      <li key={kind}>
        {count} {count === 1 ? openWorkKinds[kind].one : openWorkKinds[kind].many}
        {names.length > 0 && `: ${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}`}
      </li>
    ))}
  </ul>
);
