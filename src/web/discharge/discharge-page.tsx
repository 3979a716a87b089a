import { discharge } from '#domain/residents/leaving/discharge.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { useActor } from '../kit/access/use-actor.ts';
import { useRenewResidents } from '../kit/data/live-house.ts';
import type { Listed, Stored } from '../kit/state/stored-record.ts';
import { usePageHeading } from '../kit/page/page-heading.ts';
import { BackLink } from '../kit/page/page.tsx';
import { usePrintedAs } from '../kit/page/print/printed-as.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { Meanwhile, whoBegan } from '../kit/saving/changed-meanwhile.tsx';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { showToast } from '../kit/state/toasts.ts';
import { useRecord } from '../kit/data/use-record.ts';
import { useRecords, type Records } from '../kit/data/use-records.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import '../records/known-entities.ts';
import { MissingRecord } from '../records/record/missing-record.tsx';
import { ResidentBanner } from '../records/resident/resident-banner.tsx';
import { discharged } from '../slices.ts';
import { HasLeft } from './has-left.tsx';
import { Prepared } from './prepared.tsx';
import { PrepareLeaving } from './prepare-leaving.tsx';
import css from './discharge.module.css';

/** The leaving of one person: being prepared, or as it was. */
export default function DischargePage({ who }: { who: string }) {
  const heading = usePageHeading('Leaving');
  const rights = useRights();
  const where = useEntityPaths();
  const { record: person, state, at, reload } = useRecord(resident, who, { asksForStub: true });
  const back = <BackLink to={`${where.detail(resident.name)}?id=${who}`} label="Resident" />;
  const title = (
    <h1 ref={heading} tabIndex={-1} className={css['title']}>
      {person?.is_discharged_status ? 'Has left' : 'Leaving'}
    </h1>
  );
  if (!seesAny(rights, discharge))
    return (
      <div className={css['page']}>
        {back}
        {title}
        <NoRight title="You do not have the right to see how people leave" wanted={{ of: discharge, act: 'view' }} />
      </div>
    );
  return (
    <div className={css['page']}>
      {back}
      {title}
      {state === 'loading' && <Loading rows={6} />}
      {state === 'missing' && <MissingRecord entity={resident} id={who} />}
      {state === 'refused' && <NoRight title="You do not have the right to see this resident" />}
      {state === 'failed' && (
        <ErrorState title="This resident could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {person && (
        <>
          <StaleNote state={state} at={at} reload={reload} />
          <ResidentBanner person={person} />
          <Leaving person={person} onMoved={reload} onTop={() => heading.current?.focus()} />
        </>
      )}
    </div>
  );
}

const isOpen = ({ status }: Listed<typeof discharge>) => status === 'draft' || status === 'in_progress';

interface LeavingProps {
  person: Stored<typeof resident>;
  onMoved(): void;
  /** Whatever was done is read from the top. */
  onTop(): void;
}

/** What was read before stays on the page, and so does what is being written on it. */
function Leaving(props: LeavingProps) {
  const all = useRecords(discharge, { resident: props.person.id, limit: '50' });
  if (all.state === 'loading') return <Loading rows={6} />;
  if (!all.at) return <NotLoaded onRetry={all.reload} />;
  return (
    <>
      <StaleNote {...all} />
      <CurrentDischarge {...props} all={all} />
    </>
  );
}

const NotLoaded = ({ onRetry }: { onRetry(): void }) => (
  <ErrorState title="The discharge could not be loaded" onRetry={onRetry}>
    Check the network, then try again.
  </ErrorState>
);

/** Which leaving a page is about, and whether it is over; without an id none is written down. */
interface Current {
  readonly hasLeft: boolean;
  readonly id: string | null;
}
const isSame = (one: Current, other: Current) => one.hasLeft === other.hasLeft && one.id === other.id;

/** What others did while a leaving is being written. */
const meanwhile = ({ hasLeft }: Current, other: Stored<typeof discharge> | null) =>
  hasLeft
    ? { words: 'This leaving was completed meanwhile.', verb: 'Show how they left' }
    : { words: other && `${whoBegan(other)} has begun to prepare this leaving.`, verb: 'Show what was begun' };

function CurrentDischarge({ person, all, onMoved, onTop }: LeavingProps & { all: Records<Listed<typeof discharge>> }) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const detail = useEntityPaths().detail(resident.name);
  const me = useActor().me;
  const isEditing = params.has('edit');
  const newest = {
    hasLeft: person.is_discharged_status,
    id: all.records.find((one) => (person.is_discharged_status ? one.status === 'completed' : isOpen(one)))?.id ?? null,
  };
  // Whoever is writing stays at what they write, whatever others begin or complete meanwhile. What was just saved
  // stays as well, until the list has received it.
  const [followed, setFollowed] = useState(newest);
  const [at, setAt] = useState(newest);
  const goToNewest = () => {
    setFollowed(newest);
    setAt(newest);
  };
  const { hasLeft } = at;
  const isWriting = !hasLeft && (at.id === null || isEditing);
  // The list may receive that it is completed before the person is read as gone; until then it is no reason to begin another.
  const isBeingCompleted =
    !hasLeft && !newest.hasLeft && all.records.some(({ id, status }) => id === at.id && status === 'completed');
  if (!isWriting && !isBeingCompleted && !isSame(followed, newest)) goToNewest();
  const { record: leaving, state, take, reload } = useRecord(discharge, at.id);
  const { record: other } = useRecord(discharge, newest.id === at.id ? null : newest.id);
  usePrintedAs(discharge, leaving?.id ?? null);
  const follow = useFollowing(person);
  const show = (edit: boolean) =>
    setParams({ discharge: person.id, ...(edit ? { edit: '1' } : {}) }, { replace: true });

  if (state === 'loading') return <Loading rows={6} />;
  if (at.id && !leaving)
    return (
      <NotLoaded
        onRetry={() => {
          all.reload();
          reload();
        }}
      />
    );
  const prepared = (saved: Stored<typeof discharge>) => {
    take(saved);
    setAt({ hasLeft: false, id: saved.id });
    all.reload();
    show(false);
    onTop();
  };
  if (isWriting)
    return (
      <>
        <Meanwhile {...meanwhile(newest, other?.created_by === me ? null : other)} onSee={goToNewest} />
        <PrepareLeaving
          key={at.id}
          person={person}
          record={leaving}
          onSaved={prepared}
          onCancel={() => (leaving ? show(false) : void navigate(`${detail}?id=${person.id}`))}
        />
      </>
    );
  if (!leaving)
    return <Empty title="How they left is not written down">It may have been before this record was kept here.</Empty>;
  if (hasLeft)
    return (
      <HasLeft
        person={person}
        leaving={leaving}
        onChanged={take}
        onBack={() => {
          follow('back');
          void navigate(`${detail}?id=${person.id}`);
        }}
      />
    );
  const completed = () => {
    follow('gone');
    showToast('Discharge completed', 'good');
    onMoved();
    all.reload();
    onTop();
  };
  return (
    <Prepared
      person={person}
      leaving={leaving}
      editPath={`?discharge=${person.id}&edit=1`}
      onChanged={take}
      onCompleted={completed}
    />
  );
}

/** Whoever left is marked by their number in the list; who lives in the house is read anew. */
function useFollowing(person: Stored<typeof resident>): (what: 'gone' | 'back') => void {
  const dispatch = useDispatch();
  const renew = useRenewResidents();
  return (what) => {
    if (what === 'gone' && person.national_id) dispatch(discharged({ national_id: person.national_id }));
    renew();
  };
}
