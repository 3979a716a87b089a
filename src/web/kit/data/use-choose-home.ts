import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { getAll } from '../api/api.ts';
import { homeChosen, homesLoaded, type ListedHome } from '../state/chosen-home.ts';
import { stillHere } from '../api/idle.ts';
import { rememberHouse } from '../house/last-house.ts';
import { mark } from './load-state.ts';
import { useAuth, useSelectedHome } from '../state/store.ts';
import { presentMoment } from '../state/present-moment.ts';
import { listOf, isRecords } from '../api/shapes.ts';

export const isHomes = listOf<ListedHome>('id', 'name');
export const homesPath = '/api/homes/';
export const residentsPath = (homeId: string) => `/api/resident/?home=${encodeURIComponent(homeId)}`;

/** Loads the houses to choose from. */
export function useLoadHomes(): () => Promise<void> {
  const dispatch = useDispatch();
  return useCallback(async () => {
    mark(homesPath, 'loading');
    const answer = await getAll(homesPath, { is: isHomes });
    if (answer.ok) dispatch(homesLoaded(answer.body));
    mark(homesPath, answer.ok ? 'loaded' : 'failed');
  }, [dispatch]);
}

/** The house asked for last, wherever that was: of two that were tapped quickly, the first must not win by answering later. */
let wanted: ListedHome | null = null;

/** What came of choosing a house: it failed where its residents could not be read, and was overtaken where another was asked for meanwhile. */
type Choice = 'chosen' | 'failed' | 'overtaken';

/** Chooses a house once its residents are here; until then nothing changes. */
export function useChooseHome(): (home: ListedHome) => Promise<Choice> {
  const dispatch = useDispatch();
  const selected = useSelectedHome();
  const { user } = useAuth();
  return async (home) => {
    wanted = home;
    const path = residentsPath(home.id);
    mark(path, 'loading');
    const residents = await getAll(path, { is: isRecords });
    mark(path, residents.ok ? 'loaded' : 'failed');
    if (wanted !== home) return 'overtaken';
    if (!residents.ok) return 'failed';
    if (user) rememberHouse(user.id, { id: home.id, at: presentMoment() });
    dispatch(homeChosen({ home, residents: residents.body, isOther: selected !== null && selected.id !== home.id }));
    void stillHere(home.id);
    return 'chosen';
  };
}
