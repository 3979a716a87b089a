import { home as homeEntity } from '#domain/homes/home.ts';
import type { DuePage } from '#domain/retention/disposal.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { Panel } from '../kit/page/panel.tsx';
import { ErrorState, Loading } from '../kit/page/states.tsx';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { pathOf } from '../kit/state/entities.ts';
import { Due } from './due-group.tsx';
import kit from '../kit/styles/kit.module.css';

const isDue = objectWith<DuePage>('groups', 'today');

/** What is due in a house, the longest due first: kept as long as it must be, or to be gone by a day that may still come. */
export function DuePanel({ home }: { home: ListedHome }) {
  const [pages, setPages] = useState<readonly string[]>(['']);
  return (
    <Panel title="What is due">
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
  home: ListedHome;
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
          <Due key={group.key} home={home} group={group} today={body.today} onChanged={reload} />
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
