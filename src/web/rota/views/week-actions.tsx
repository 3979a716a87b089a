import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconFileSpreadsheet,
  IconList,
  IconPlus,
  IconSend,
  IconUsersGroup,
} from '@tabler/icons-react';
import { MoreMenu, printPage } from '../../kit/page/more-menu.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import type { Planning } from '../planning/use-planning.ts';

interface ActionsProps {
  planning: Planning;
  /** The line of the title has room for what is done all day alone. */
  isPhone: boolean;
  /** What this person may do here; left out where they may not. */
  onAdd?: (() => void) | undefined;
  onPublish?: (() => void) | undefined;
  onCopy?: (() => void) | undefined;
  onHours?: (() => void) | undefined;
  drafts: number;
}

const copying = { label: 'Copy weeks, templates', icon: <IconCopy {...iconProps} /> };
const hours = { label: 'Hours as a file', icon: <IconFileSpreadsheet {...iconProps} /> };
const continuity = {
  label: 'Continuity',
  icon: <IconUsersGroup {...iconProps} />,
  act: '/rota?view=continuity',
};
const list = { label: 'As a list', icon: <IconList {...iconProps} />, act: '/rota?view=list' };

export const WeekActions = ({ planning, isPhone, onAdd, onPublish, onCopy, onHours, drafts }: ActionsProps) => (
  <>
    {onAdd && (
      <>
        <ActionIcon
          variant="default"
          size="var(--control)"
          aria-label="Undo"
          title="Undo"
          disabled={!planning.canUndo}
          onClick={planning.undo}
        >
          <IconArrowBackUp {...iconProps} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="var(--control)"
          aria-label="Redo"
          title="Redo"
          disabled={!planning.canRedo}
          onClick={planning.redo}
        >
          <IconArrowForwardUp {...iconProps} />
        </ActionIcon>
      </>
    )}
    <MoreMenu
      items={[
        ...(onPublish && isPhone && drafts > 0
          ? [{ label: `Publish ${drafts}`, icon: <IconSend {...iconProps} />, act: onPublish }]
          : []),
        ...(onCopy ? [{ ...copying, act: onCopy }] : []),
        ...(onHours ? [{ ...hours, act: onHours }] : []),
        continuity,
        list,
        printPage,
      ]}
    />
    {onPublish && !isPhone && (
      <Button variant="default" disabled={drafts === 0} onClick={onPublish} leftSection={<IconSend {...iconProps} />}>
        Publish{drafts > 0 ? ` ${drafts}` : ''}
      </Button>
    )}
    {onAdd && (
      <Button onClick={onAdd} leftSection={<IconPlus {...iconProps} />}>
        Add
        <SpareWords>shift</SpareWords>
      </Button>
    )}
  </>
);
