import { Button } from '@mantine/core';
import { handover } from '#domain/handover/handover.ts';
import type { HandoverSheet } from '#domain/handover/lines/sheet.ts';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { momentInWords } from '../../kit/house/house-clock.ts';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notDone } from '../../kit/api/failure-words.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { LineList } from './line-list.tsx';
import { houseAddress } from '../../records/record-address.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../handover.module.css';

interface HouseProps {
  sheet: HandoverSheet;
  mayTick: boolean;
  onChanged(): void;
}

/** What belongs to nobody in particular: staff, repairs, money, keys, and the tasks of this handover. */
export function HousePart({ sheet, mayTick, onChanged }: HouseProps) {
  const where = useEntityPaths();
  const [said, setSaid] = useState('');
  const { handover: page, house, tasks, zone } = sheet;
  const { house_issues: issues, visitors } = page;
  async function tick(place: number, is_done: boolean) {
    const answer = await create(`/api/${handover.path}/${page.id}/task/`, { place, is_done, version: page.version });
    setSaid(answer.ok ? '' : notDone(answer));
    onChanged();
  }
  return (
    <Panel title="The house" wide>
      <LineList lines={house} addressOf={({ source }) => houseAddress(where, source)} />
      {issues && (
        <p className={css['remark']}>
          <strong>About the house</strong> {issues}
        </p>
      )}
      {visitors && (
        <p className={css['remark']}>
          <strong>Visitors</strong> {visitors}
        </p>
      )}
      {said && <InlineError>{said}</InlineError>}
      {tasks.length > 0 && (
        <ul className={css['tasks']} aria-label="Tasks of this handover">
          {tasks.map(({ text: task, assigned_to, due_at, done_at }, place) => (
            <li key={`${place}${task}`} className={kit['ends']}>
              <span>
                {task}
                <span className={css['stamp']}>
                  {' '}
                  {[assigned_to ?? 'Nobody named', due_at && `due ${momentInWords(due_at, zone, true)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {done_at ? (
                <Flag tone="good">Done {momentInWords(done_at, zone, true)}</Flag>
              ) : (
                mayTick && (
                  <Button variant="default" onClick={() => void tick(place, true)}>
                    Done
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
