import { may } from '#domain/kit/vocabulary/permissions.ts';
import { openWorkKinds, type OpenWork } from '#domain/staff/person/open-work.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { useRights } from '../../kit/access/rights.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { Fold } from '../../kit/page/fold.tsx';
import { ErrorState } from '../../kit/page/states.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import kit from '../../kit/styles/kit.module.css';

/** What somebody is down for, so that it is known before they leave what passes on and what is settled by hand. */
export function OpenWorkPart({ person, isOpen }: OpenWorkProps) {
  const rights = useRights();
  return may(rights, 'employ', staff.name) && person.status !== 'left' ? (
    <DownFor person={person} isOpen={isOpen} />
  ) : null;
}

const isOpenWork = listOf<OpenWork>('kind', 'count', 'names');

interface OpenWorkProps {
  person: Pick<Staff, 'id' | 'status'>;
  isOpen: boolean;
}

const countSaid = ({ kind, count }: OpenWork) =>
  `${count} ${count === 1 ? openWorkKinds[kind].one : openWorkKinds[kind].many}`;

function DownFor({ person, isOpen }: OpenWorkProps) {
  const { body, state, reload } = useLiveAnswer(`${pathOf(staff)}${person.id}/open-work/`, {
    is: isOpenWork,
    of: [
      'rota',
      'resident',
      'follow_up',
      'appointment',
      'accident_scheduler',
      'plan_scheduler',
      'risk_scheduler',
      'evaluation_scheduler',
    ],
  });
  const handedOn = body?.filter(({ kind }) => openWorkKinds[kind].ends !== 'stays') ?? [];
  const byHand = body?.filter(({ kind }) => openWorkKinds[kind].ends === 'stays') ?? [];
  const nothing = 'Nothing that would have to be handed on';
  return (
    <Fold
      title="Down for"
      says={body ? body.map(countSaid).join(' · ') || nothing : state === 'failed' ? 'Could not load' : 'Loading …'}
      isOpen={isOpen}
    >
      {state === 'failed' && (
        <ErrorState title="What they are down for could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body?.length === 0 && <p className={kit['quiet']}>{nothing}.</p>}
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
    </Fold>
  );
}

const Works = ({ works }: { works: readonly OpenWork[] }) => (
  <ul className={kit['bare']}>
    {works.map(({ kind, count, names }) => (
      <li key={kind}>
        {countSaid({ kind, count, names })}
        {names.length > 0 && `: ${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}`}
      </li>
    ))}
  </ul>
);
