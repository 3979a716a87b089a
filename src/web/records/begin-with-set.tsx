import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { SetName } from '#domain/importing/starting-sets/starting-sets.ts';
import type { MoreItem } from '../kit/page/more-menu.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';

/** The page of one starting set, or of all of them. */
export const setPath = (set?: SetName): string => `/house-overview?set=${set ?? 'all'}`;

const setIcon = <IconListCheck {...iconProps} />;

/** Opens a set, or the list of all sets, among the actions of a page. */
export const startingSetAction = (label: string, set?: SetName): MoreItem => ({
  label,
  icon: setIcon,
  act: setPath(set),
});

interface BeginProps {
  set: SetName;
  words?: string;
  /** The one thing to do where a list is empty. */
  isMain?: boolean;
}

/** From a list that is empty, or a step of the guide, to what it can begin with. */
export const BeginWithSet = ({ set, words = 'Begin with our list', isMain = false }: BeginProps) => (
  <Button component={Link} to={setPath(set)} variant={isMain ? 'filled' : 'default'} leftSection={setIcon}>
    {words}
  </Button>
);
