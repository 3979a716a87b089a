import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { Panel } from '../kit/page/panel.tsx';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { BodyViews } from './figure/body-views.tsx';
import { drawnOn } from './figure/day-picture.tsx';
import { countedStatuses } from './marks/mark-words.ts';
import { useBodyMarks } from './marks/use-body-marks.ts';
import kit from '../kit/styles/kit.module.css';
import css from './body-map-panel.module.css';

/** A resident's body as it is today, small, for a page that shows other things too. */
export function BodyMapPanel({ resident }: { resident: string }) {
  const { marks, state, at, reload } = useBodyMarks({ resident });
  const { zone, today } = useHouseClock();
  const list = useEntityPaths().list(bodyMap.name) ?? '/home';
  const open = (
    <Button variant="subtle" component={Link} to={`${list}?resident=${resident}`}>
      Open body map
    </Button>
  );
  const day = today();
  return (
    <Panel
      title="Body map"
      action={open}
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={marks.length === 0}
      empty="No marks recorded."
    >
      <p className={kit['quiet']}>{countedStatuses(marks, day, zone) || 'No marks today'}</p>
      <div className={css['small']}>
        <BodyViews view="front" marks={drawnOn(marks, day, zone).filter(({ status }) => status !== 'healed')} />
      </div>
    </Panel>
  );
}
