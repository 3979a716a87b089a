import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconHomeHeart } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { Home } from './chosen-home.ts';
import { useLoad } from './load-state.ts';
import { say } from './toasts.ts';
import { useChosenHome } from './store.ts';
import { homesPath, useChooseHome, useLoadHomes } from './use-choose-home.ts';
import { t } from './words.ts';
import css from './header.module.css';

/** Leaves the page before it changes the house: nothing half written may end up under another roof. */
export function HouseSwitcher({ home: homePath }: { home: string }) {
  const { list, selected } = useChosenHome();
  const load = useLoad(homesPath);
  const loadHomes = useLoadHomes();
  const chooseHome = useChooseHome();
  const navigate = useNavigate();

  const change = async (home: Home) => {
    await navigate(homePath);
    // Someone with unsaved work may have chosen to stay where they are.
    if (window.location.pathname !== homePath) return;
    if (!(await chooseHome(home))) say(t('welcome.residentsFailed'), 'error');
  };

  return (
    <Menu position="bottom-start" width={280} onOpen={() => void (load !== 'loaded' && loadHomes())}>
      <Menu.Target>
        <Button variant="default" className={css['house'] ?? ''} rightSection={<IconChevronDown size={18} aria-hidden />}
          aria-label={selected ? `House: ${selected.name}. Change house` : 'Choose a house'}>
          {selected?.name ?? 'Choose a house'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {load === 'failed' && <Menu.Item onClick={() => void loadHomes()} closeMenuOnClick={false}>{t('welcome.failed')} {t('again')}</Menu.Item>}
        {list.map((home) => (
          <Menu.Item key={home.id} onClick={() => void change(home)} aria-current={home.id === selected?.id ? 'true' : undefined}
            leftSection={home.id === selected?.id ? <IconCheck size={20} aria-hidden /> : <IconHomeHeart size={20} stroke={1.75} aria-hidden />}>
            {home.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
