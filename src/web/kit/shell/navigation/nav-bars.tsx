import { Drawer, UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { NavGroups, NavList } from './nav-list.tsx';
import type { Navigation } from './navigation.ts';
import css from './nav.module.css';

/** A list at the side, a rail on tablets or a bar at the foot of phones: the style sheet shows one of the three. */
export function NavBars({ navigation }: { navigation: Navigation }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const more = (
    <UnstyledButton
      className={css['item']}
      data-tour="more"
      onClick={() => setIsOpen(true)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
    >
      <IconMenu2 size={24} stroke={1.75} aria-hidden />
      <span>More</span>
    </UnstyledButton>
  );
  return (
    <>
      <nav className={css['side']} aria-label="Pages">
        <NavGroups groups={navigation.groups} />
      </nav>
      <nav className={css['rail']} aria-label="Main pages">
        <NavList items={navigation.rail} className={css['stacked']} />
        {more}
      </nav>
      <nav className={css['bar']} aria-label="Main pages">
        <NavList items={navigation.bar} className={css['across']} />
        {more}
      </nav>
      <Drawer opened={isOpen} onClose={close} title="All pages" size="sm">
        <nav aria-label="All pages">
          <NavGroups groups={navigation.groups} onGo={close} />
        </nav>
      </Drawer>
    </>
  );
}
