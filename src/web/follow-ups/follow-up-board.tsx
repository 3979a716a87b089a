import type { FollowUpBoard, HouseFollowUps, OwnerFollowUps } from '#domain/plans/follow-up/follow-up-words.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { optionPairs } from '#domain/kit/vocabulary/fields.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../kit/access/record-rights.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { clearableProps } from '../kit/input/input-props.ts';
import { Page, PageTools } from '../kit/page/page.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { NoRight } from '../kit/page/states.tsx';
import { usePageParams } from '../kit/page/use-page-params.ts';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { pathOf } from '../kit/state/entities.ts';
import { Flag } from '../kit/ui/flags.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';
import { NewRecord } from '../records/screens/record-form.tsx';
import { FollowUpLine } from './follow-up-line.tsx';
import { Select } from '../kit/ui/select.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './follow-ups.module.css';

const isBoard = objectWith<FollowUpBoard>('houses', 'owners');
const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
];
const roles = optionPairs(followUp.fields.owner_role).map(([value, label]) => ({ value, label }));
const roleWords = Object.fromEntries(roles.map(({ value, label }) => [value, label]));
const board = '?followups=open';
/** Figures of many houses can wait until a round is over. */
const pauseMs = 2000;

/** What happened and has not been answered yet, by house and by owner, and how long an answer takes. */
export function FollowUpBoardPage({ home, back }: { home: ListedHome; back: { to: string; label: string } }) {
  const rights = useRights();
  const [params, ask] = usePageParams();
  const shows = params.get('followups') === 'closed' ? 'closed' : 'open';
  const role = params.get('role');
  const mayOpen = mayAdd(followUp, rights);
  if (!seesAny(rights, followUp))
    return (
      <Page title="Follow-ups" back={back}>
        <NoRight title="You do not have the right to see follow-ups" />
      </Page>
    );
  if (params.has('add') && mayOpen)
    return (
      <Page title="Open a follow-up" back={{ to: board, label: 'Follow-ups' }}>
        <NewRecord entity={followUp} savedPath={() => board} backPath={board} />
      </Page>
    );
  return (
    <Page
      title="Follow-ups"
      back={back}
      actions={
        <>
          <PrintButton />
          {mayOpen && (
            <Button component={Link} to={`${board}&add=1`} leftSection={<IconPlus {...iconProps} />}>
              Open
              <SpareWords>a follow-up</SpareWords>
            </Button>
          )}
        </>
      }
    >
      <PageTools>
        <SegmentedControl
          aria-label="Which follow-ups"
          data={statuses}
          value={shows}
          onChange={(chosen) => ask('followups', chosen)}
        />
        <Select
          aria-label="Who sees to it"
          className={kit['search'] ?? ''}
          data={roles}
          value={role}
          onChange={(chosen) => ask('role', chosen)}
          placeholder="Anyone"
          {...clearableProps(false)}
        />
      </PageTools>
      <Found home={home.id} shows={shows} role={role} />
      <Figures home={home.id} />
    </Page>
  );
}

function Found({ home, shows, role }: { home: string; shows: 'open' | 'closed'; role: string | null }) {
  const { records, state, at, reload, hasMore, isLoadingMore, loadMore } = useRecords(followUp, {
    home,
    status: shows,
    owner_role: role,
    limit: '50',
    ...(shows === 'closed' ? { ordering: '-due_at' } : {}),
  });
  const title = shows === 'open' ? 'Open follow-ups' : 'Closed follow-ups';
  return (
    <Panel
      title={title}
      count={records.length > 0 && !hasMore ? records.length : undefined}
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={records.length === 0}
      empty={
        shows === 'open'
          ? 'What an event asks of us, such as looking at a plan after a fall, stands here until it is answered. Nothing waits.'
          : 'None has been closed yet.'
      }
    >
      <ul className={kit['bare']} aria-label={title}>
        {records.map((row) => (
          <FollowUpLine key={row.id} row={row} saysWho onChanged={reload} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
          Show more
        </Button>
      )}
    </Panel>
  );
}

function Figures({ home }: { home: string }) {
  const { body, state, at, reload } = useLiveAnswer(`${pathOf(homeEntity)}${home}/follow-ups/`, {
    is: isBoard,
    of: [followUp.name],
    pauseMs,
  });
  return (
    <Panel
      title="How they stand"
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={!body?.houses.length}
      empty="No follow-up has been opened yet."
    >
      {body && (
        <div className={css['scroll']}>
          <HouseTable houses={body.houses} chosen={home} />
          {body.owners.length > 0 && <OwnerTable owners={body.owners} />}
        </div>
      )}
    </Panel>
  );
}

const Overdue = ({ overdue }: { overdue: number }) =>
  overdue > 0 ? <Flag tone="danger">{overdue}</Flag> : <span>None</span>;

const HouseTable = ({ houses, chosen }: { houses: readonly HouseFollowUps[]; chosen: string }) => (
  <table className={css['figures']}>
    <caption className={kit['note']}>By house; days to close over the last ninety days</caption>
    <thead>
      <tr>
        <th scope="col">House</th>
        <th scope="col">Open</th>
        <th scope="col">Overdue</th>
        <th scope="col">Closed</th>
        <th scope="col">Median days</th>
      </tr>
    </thead>
    <tbody>
      {houses.map((house) => (
        <tr key={house.home}>
          <th scope="row">{house.home === chosen ? house.name : <span className={kit['quiet']}>{house.name}</span>}</th>
          <td>{house.open}</td>
          <td>
            <Overdue overdue={house.overdue} />
          </td>
          <td>{house.closed}</td>
          <td>{house.median_days ?? 'No figure yet'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const OwnerTable = ({ owners }: { owners: readonly OwnerFollowUps[] }) => (
  <table className={css['figures']}>
    <caption className={kit['note']}>By who sees to it, in this house</caption>
    <thead>
      <tr>
        <th scope="col">Who</th>
        <th scope="col">Open</th>
        <th scope="col">Overdue</th>
      </tr>
    </thead>
    <tbody>
      {owners.map(({ owner, owner_role, name, open, overdue }) => (
        <tr key={`${owner} ${owner_role}`}>
          <th scope="row">{name ? `${name} (${midSentence(roleWords[owner_role] ?? '')})` : roleWords[owner_role]}</th>
          <td>{open}</td>
          <td>
            <Overdue overdue={overdue} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
