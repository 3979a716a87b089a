import { Button, Menu } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Kept } from '../kit/kept.ts';
import { mayAdd } from '../kit/record-rights.ts';
import { useRights } from '../kit/rights.ts';
import { entityNamed } from '../records/known-entities.ts';
import { residentTabs, tabOf } from './resident-tabs.ts';

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What is written down most, in the order of a day. */
const recordable = [...residentTabs.charts.kinds, 'note', 'incident', 'body_map', 'appointment'];

interface ActionsProps {
  person: Kept;
  hasLeft: boolean;
  onHistory(): void;
}

export function ResidentActions({ person, hasLeft, onHistory }: ActionsProps) {
  const rights = useRights();
  const kinds = recordable.map(entityNamed).filter((entity) => mayAdd(entity, rights));
  return (
    <>
      {!hasLeft && kinds.length > 0 && (
        <Menu position="bottom-end" width={260}>
          <Menu.Target><Button leftSection={<IconPlus {...look} />}>Record</Button></Menu.Target>
          <Menu.Dropdown>
            {kinds.map(({ name, labels }) => <Menu.Item key={name} component={Link} to={`?id=${person.id}&tab=${tabOf(name)}&of=${name}&add=1`}>{labels.one}</Menu.Item>)}
          </Menu.Dropdown>
        </Menu>
      )}
      <Button variant="default" leftSection={<IconHistory {...look} />} onClick={onHistory}>History</Button>
    </>
  );
}
