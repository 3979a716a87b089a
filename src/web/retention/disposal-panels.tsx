import { home as homeEntity } from '#domain/homes/home.ts';
import { waitingStates } from '#domain/kit/people/two-people.ts';
import { grounds, type Disposal } from '#domain/retention/disposal.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { Panel } from '../kit/page/panel.tsx';
import type { ListedHome } from '../kit/state/chosen-home.ts';
import { Line, Lines } from '../kit/ui/record-lines.tsx';
import { disposalTitle } from './kind-words.ts';
import { disposalCalls, disposalPath } from './retention-paths.ts';
import kit from '../kit/styles/kit.module.css';

interface Disposals {
  readonly disposals: readonly Disposal[];
  readonly next: string | null;
}
const isDisposals = objectWith<Disposals>('disposals', 'next');

const titles = { waiting: 'Wait for a second person', decided: 'Decided' } as const;

/** Disposals of a house: those that wait, or those that were decided. Nothing is shown where there are none. */
export function DisposalPanels({ home, part }: { home: ListedHome; part: keyof typeof titles }) {
  const [pages, setPages] = useState<readonly string[]>(['']);
  return pages.map((after, place) => (
    <DisposalPanel
      key={after}
      home={home}
      part={part}
      after={after}
      {...(place === pages.length - 1 ? { onMore: (next: string) => setPages([...pages, next]) } : {})}
    />
  ));
}

interface PanelProps {
  home: ListedHome;
  part: keyof typeof titles;
  after: string;
  onMore?: (next: string) => void;
}

function DisposalPanel({ home, part, after, onMore }: PanelProps) {
  const { zone } = useHouseClock();
  const asked = new URLSearchParams({ home: home.id, ...(after ? { after } : {}) });
  const { body, state, at, reload } = useLiveAnswer(`${disposalCalls}?${asked}`, {
    is: isDisposals,
    of: [homeEntity.name],
    home: home.id,
  });
  const shown = (body?.disposals ?? []).filter((one) => (one.state === 'waiting') === (part === 'waiting'));
  if (state !== 'failed' && shown.length === 0) return null;
  return (
    <Panel
      title={titles[part]}
      count={shown.length > 0 ? shown.length : undefined}
      state={state}
      at={at}
      onRetry={reload}
    >
      <Lines>
        {shown.map((one) => (
          <Line key={one.id} to={disposalPath(one.id)} title={disposalTitle(one)}>
            {one.state === 'waiting'
              ? `${one.asked_by.name} proposed it ${momentInWords(one.asked_at, zone)}: ${one.reason}`
              : `${waitingStates[one.state]}${one.decided_by ? ` by ${one.decided_by.name}` : ''}${one.decided_at ? `, ${momentInWords(one.decided_at, zone)}` : ''}. ${grounds[one.ground]}.`}
          </Line>
        ))}
      </Lines>
      {part === 'decided' && body?.next && onMore && (
        <div className={kit['buttons']}>
          <Button variant="default" onClick={() => onMore(body.next ?? '')}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}
