import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { iconProps } from '../ui/icon-props.ts';
import { printWhole } from './print/print-whole.ts';

export interface MoreItem {
  label: string;
  icon: ReactNode;
  /** Where it leads, or what it does. */
  act: string | (() => void);
}

/** Prints the page as it stands, headed by whose it is and when it was true. */
export const printPage: MoreItem = {
  label: 'Print',
  icon: <IconPrinter {...iconProps} />,
  act: () => void printWhole(),
};

/** What is done now and then: it leaves the line of a page's title to what is done all day. */
export const MoreMenu = ({ items }: { items: readonly MoreItem[] }) => (
  <Menu position="bottom-end" width={260}>
    <Menu.Target>
      <Button variant="default" className="no-print" leftSection={<IconDots {...iconProps} />}>
        <span data-spare="all">More</span>
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {items.map(({ label, icon, act }) =>
        typeof act === 'string' ? (
          <Menu.Item key={label} component={Link} to={act} leftSection={icon}>
            {label}
          </Menu.Item>
        ) : (
          <Menu.Item key={label} onClick={act} leftSection={icon}>
            {label}
          </Menu.Item>
        ),
      )}
    </Menu.Dropdown>
  </Menu>
);

/** Actions of a page: buttons in the line of its title at a desk, and behind one button where that line is short. */
export function PageActions({ items }: { items: readonly MoreItem[] }) {
  const isShort = useMediaQuery('(width < 1200px)', false, { getInitialValueInEffect: false });
  if (items.length === 0) return null;
  if (isShort) return <MoreMenu items={items} />;
  return items.map(({ label, icon, act }) =>
    typeof act === 'string' ? (
      <Button key={label} component={Link} to={act} variant="default" leftSection={icon}>
        {label}
      </Button>
    ) : (
      <Button key={label} onClick={act} variant="default" leftSection={icon}>
        {label}
      </Button>
    ),
  );
}
