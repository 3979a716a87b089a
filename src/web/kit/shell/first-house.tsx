import { Button } from '@mantine/core';
import { whoGives } from '#domain/kit/people/who-can.ts';
import { IconHomePlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { iconProps } from '../ui/icon-props.ts';
import { useLoad } from '../data/load-state.ts';
import { useMay } from '../access/rights.ts';
import { isPractice } from '../state/chosen-home.ts';
import { useChosenHome } from '../state/store.ts';
import { homesPath, useLoadHomes } from '../data/use-choose-home.ts';
import { useReader } from '../access/use-reader.ts';
import { useEntityPaths } from '../house/entity-paths.tsx';
import kit from '../styles/kit.module.css';

/** Known to be without any house, which is not the same as not knowing. */
export function useHasNoHouse(): boolean {
  const load = useLoad(homesPath);
  const { list } = useChosenHome();
  return load === 'loaded' && list.every(isPractice);
}

/** The way out where there is no house at all, for whoever may make one. */
function MakeFirstHouse() {
  const form = useEntityPaths().form('home');
  return (
    form && (
      <Button component={Link} to={form} leftSection={<IconHomePlus {...iconProps} />}>
        Make your first house
      </Button>
    )
  );
}

/** In the place of a choice that has nothing to choose from. */
export function NoHouse() {
  const mayMake = useMay()('add', 'home');
  const reader = useReader();
  return mayMake ? (
    <>
      <p className={kit['quiet']}>There is no house yet. Residents, shifts and records belong to one.</p>
      <MakeFirstHouse />
    </>
  ) : (
    <p className={kit['quiet']}>You have not been given a house yet. {whoGives(reader, 'you one')}</p>
  );
}

/** Above every page, until there is a house. */
export function FirstHouseOffer() {
  const loadHomes = useLoadHomes();
  const hasNone = useHasNoHouse();
  const mayMake = useMay()('add', 'home');
  const load = useLoad(homesPath);
  useEffect(() => {
    if (mayMake && load === undefined) void loadHomes();
  }, [mayMake, load, loadHomes]);
  return mayMake && hasNone && <MakeFirstHouse />;
}
