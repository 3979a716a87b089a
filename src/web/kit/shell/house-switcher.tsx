import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconHomeCog, IconHomeHeart, IconHomePlus, IconSchool } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { isPractice, type ListedHome } from '../state/chosen-home.ts';
import { iconProps } from '../ui/icon-props.ts';
import { useLoad } from '../data/load-state.ts';
import { useMay } from '../access/rights.ts';
import { showToast } from '../state/toasts.ts';
import { useChosenHome } from '../state/store.ts';
import { homesPath, useChooseHome, useLoadHomes } from '../data/use-choose-home.ts';
import { useEntityPaths } from '../house/entity-paths.tsx';
import { t } from '../state/words.ts';
import css from './navigation/header.module.css';

const houseIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'house' in state && typeof state.house === 'string'
    ? state.house
    : null;

/** Leaves the page before it changes the house: what is half written there must not be saved in the new house. */
export function HouseSwitcher({ home: homePath }: { home: string }) {
  const { list, selected } = useChosenHome();
  const load = useLoad(homesPath);
  const loadHomes = useLoadHomes();
  const chooseHome = useChooseHome();
  const navigate = useNavigate();
  const may = useMay();
  const form = useEntityPaths().form('home');

  const { pathname, state } = useLocation();
  const wanted = pathname === homePath ? houseIn(state) : null;

  // Whoever has unsaved work is asked first and may stay. So the house travels with the navigation and is chosen on
  // arrival.
  const change = (home: ListedHome) => void navigate(homePath, { state: { house: home.id } });
  const arrive = useEffectEvent(async (id: string) => {
    const home = list.find((one) => one.id === id);
    await navigate(homePath, { replace: true, state: null });
    if (home && (await chooseHome(home)) === 'failed') showToast(t('welcome.residentsFailed'), 'error');
  });
  useEffect(() => {
    if (wanted) void arrive(wanted);
  }, [wanted]);

  return (
    <Menu
      position="bottom-start"
      width={280}
      onOpen={() => void ((load !== 'loaded' || list.length === 0) && loadHomes())}
    >
      <Menu.Target>
        <Button
          variant="default"
          className={css['house'] ?? ''}
          rightSection={<IconChevronDown size={18} aria-hidden />}
          aria-label={selected ? `House: ${selected.name}. Change house` : 'Choose a house'}
        >
          {selected?.name ?? 'Choose a house'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {load === 'failed' && (
          <Menu.Item onClick={() => void loadHomes()} closeMenuOnClick={false}>
            {t('welcome.failed')} {t('again')}
          </Menu.Item>
        )}
        {list.map((home) => (
          <Menu.Item
            key={home.id}
            onClick={() => change(home)}
            aria-current={home.id === selected?.id ? 'true' : undefined}
            leftSection={
              home.id === selected?.id ? (
                <IconCheck size={20} aria-hidden />
              ) : isPractice(home) ? (
                <IconSchool {...iconProps} />
              ) : (
                <IconHomeHeart {...iconProps} />
              )
            }
          >
            {home.name}
          </Menu.Item>
        ))}
        {form && selected && may('change', 'home') && (
          <Menu.Item component={Link} to={`${form}?id=${selected.id}`} leftSection={<IconHomeCog {...iconProps} />}>
            Settings of {selected.name}
          </Menu.Item>
        )}
        {form && may('add', 'home') && (
          <Menu.Item component={Link} to={form} leftSection={<IconHomePlus {...iconProps} />}>
            Add a house
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
