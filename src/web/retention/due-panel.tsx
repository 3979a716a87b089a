import { home as homeEntity } from '#domain/homes/home.ts';
import type { Disposal, DueGroup, DuePage } from '#domain/retention/disposal.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { clocks } from '#domain/retention/retention-clocks.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../kit/access/rights.ts';
import { create } from '../kit/api/api.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { AskingDialog } from '../kit/form/asking-dialog.tsx';
import { reasonFields } from '../kit/form/reason-fields.ts';
import { dayInWords } from '../kit/house/house-clock.ts';
import { Panel } from '../kit/page/panel.tsx';
import { ErrorState, Loading } from '../kit/page/states.tsx';
import type { Home } from '../kit/state/chosen-home.ts';
import { pathOf } from '../kit/state/entities.ts';
import { say } from '../kit/state/toasts.ts';
import { Flag } from '../kit/ui/flags.tsx';
import { countOf, disposalTitle, kindWords } from './kind-words.ts';
import { disposalCalls, disposalPath } from './retention-paths.ts';
import kit from '../kit/styles/kit.module.css';
import record from '../kit/styles/record.module.css';
import css from './retention.module.css';

const isDue = objectWith<DuePage>('groups', 'today');

/** What is due in a house, the longest due first. */
export function DuePanel({ home }: { home: Home }) {
  const [pages, setPages] = useState<readonly string[]>(['']);
  return (
    <Panel title="Time is over">
      {pages.map((after, place) => (
        <DueGroups
          key={after}
          home={home}
          after={after}
          isFirst={place === 0}
          {...(place === pages.length - 1 ? { onMore: (next: string) => setPages([...pages, next]) } : {})}
        />
      ))}
    </Panel>
  );
}

interface DueGroupsProps {
  home: Home;
  after: string;
  isFirst: boolean;
  onMore?: (next: string) => void;
}

function DueGroups({ home, after, isFirst, onMore }: DueGroupsProps) {
  const path = `${pathOf(homeEntity)}${home.id}/records-due/${after ? `?${new URLSearchParams({ after })}` : ''}`;
  const { body, state, reload } = useLiveAnswer(path, {
    is: isDue,
    of: [homeEntity.name, legalHold.name, 'discharge'],
    home: home.id,
  });
  if (state === 'loading') return <Loading rows={3} label="Loading what is due" />;
  if (!body)
    return (
      <ErrorState title="What is due could not be loaded" onRetry={reload}>
        This does not mean that nothing is. Check the network, then try again.
      </ErrorState>
    );
  if (isFirst && body.groups.length === 0)
    return <p className={kit['quiet']}>Nothing in this house has been kept as long as it must be.</p>;
  return (
    <>
      <ul className={kit['list']}>
        {body.groups.map((group) => (
          <Due key={group.key} home={home} group={group} onAsked={reload} />
        ))}
      </ul>
      {body.next !== null && onMore && (
        <div className={kit['buttons']}>
          <Button variant="default" onClick={() => onMore(body.next ?? '')}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

/** Why it cannot go as things stand; null where nothing keeps it. */
function obstacleOf({ held, needed_by }: DueGroup): string | null {
  if (held !== null) return `Held: ${held}`;
  return needed_by.length > 0 ? `Still named by ${kindWords(needed_by)}, which are kept longer.` : null;
}

function Due({ home, group, onAsked }: { home: Home; group: DueGroup; onAsked(): void }) {
  const may = useMay();
  const { clock, due_on, kinds, held_records, waiting } = group;
  const obstacle = obstacleOf(group);
  return (
    <li className={record['verdict']}>
      <div className={kit['ends']}>
        <h3 className={kit['subheading']}>{disposalTitle(group)}</h3>
        {waiting ? (
          <Flag tone="watch">Waits for a second person</Flag>
        ) : (
          obstacle && <Flag tone="info">{group.held === null ? 'Still needed' : 'Held'}</Flag>
        )}
      </div>
      <p className={css['words']}>
        {kinds.length > 0 ? kindWords(kinds) : 'Nothing can go yet'}. Due since {dayInWords(due_on, true)}.
      </p>
      <p className={kit['note']}>
        {clocks[clock].says}. {clocks[clock].source}.
        {held_records > 0 &&
          (held_records === 1 ? ' One record is held and stays.' : ` ${held_records} records are held and stay.`)}
      </p>
      {obstacle && <p className={kit['note']}>{obstacle}</p>}
      {waiting ? (
        <Link to={disposalPath(waiting)} className={kit['link']}>
          Look at what goes
        </Link>
      ) : (
        obstacle === null &&
        kinds.length > 0 &&
        may('add', legalHold.name) && <Propose home={home} group={group} onAsked={onAsked} />
      )}
    </li>
  );
}

function Propose({ home, group, onAsked }: { home: Home; group: DueGroup; onAsked(): void }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const { clock, subject, kinds } = group;
  const records = countOf(kinds);
  return (
    <div className={kit['buttons']}>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Propose disposal
      </Button>
      {isAsking && (
        <AskingDialog
          title={`Propose that ${records === 1 ? 'one record goes' : `${records.toLocaleString('en-GB')} records go`} for good?`}
          verb="Propose"
          fields={reasonFields}
          onClose={() => setIsAsking(false)}
          onDone={({ id }) => {
            say('Proposed. It waits for a second person.', 'good');
            setIsAsking(false);
            onAsked();
            void navigate(disposalPath(id));
          }}
          act={({ reason }) =>
            create<Disposal>(disposalCalls, {
              home: home.id,
              ground: 'retention',
              clock,
              ...(subject ? { subject: { entity: subject.entity, id: subject.id } } : {}),
              reason,
            })
          }
        >
          <p>
            {disposalTitle(group)}: {kindWords(kinds)}. Nothing goes before a second person has seen it and confirms.
          </p>
        </AskingDialog>
      )}
    </div>
  );
}
