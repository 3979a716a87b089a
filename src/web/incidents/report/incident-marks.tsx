import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import type { incident } from '#domain/incidents/incident/incident.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { titleOf } from '../../kit/names/record-names.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { useIncidentMarks } from './use-incident-marks.ts';
import kit from '../../kit/styles/kit.module.css';
import incidents from '../incidents.module.css';

interface MarksProps {
  record: Stored<typeof incident>;
  /** On whose body they are. */
  resident: string;
  onLink: (() => void) | null;
}

/** The marks this incident left, and a way to draw another. */
export function IncidentMarks({ record, resident, onLink }: MarksProps) {
  const rights = useRights();
  const where = useEntityPaths();
  const { zone } = useHouseClock();
  const { marks, state, at, reload } = useIncidentMarks(resident, record.id, record.bodymap);
  const form = where.form(bodyMap.name);
  const list = where.list(bodyMap.name);
  const about = new URLSearchParams({
    resident,
    incident: record.id,
    occasion: 'incident',
  });
  const add = form && mayAdd(bodyMap, rights) && record.status !== 'closed' && (
    <Button variant="default" component={Link} to={`${form}?${about}`}>
      Add a mark
    </Button>
  );
  return (
    <Panel
      title="Body map"
      action={
        <div className={`${kit['row']} ${incidents['buttons']}`}>
          {onLink && (
            <Button variant="subtle" onClick={onLink}>
              Link a mark
            </Button>
          )}
          {add}
        </div>
      }
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={marks.length === 0}
      empty="No marks belong to this incident."
      rows={2}
    >
      <Lines>
        {marks.map((mark) => (
          <Line
            key={mark.id}
            to={list && `${list}?${new URLSearchParams({ resident, id: mark.id })}`}
            title={titleOf(bodyMap, mark, zone)}
          >
            <span className={kit['row']}>
              {momentInWords(mark.occurred_at, zone)}
              {mark.cause === 'unexplained' && <Flag tone="watch">Unexplained</Flag>}
            </span>
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}
