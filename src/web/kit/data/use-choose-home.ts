import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from '@reduxjs/toolkit';
import { getAll, type ApiAnswer, type CallOptions } from '../api/api.ts';
import { homeChosen, homesLoaded, type ListedHome } from '../state/chosen-home.ts';
import { stillHere } from '../api/idle.ts';
import { rememberHouse } from '../house/last-house.ts';
import { mark } from './load-state.ts';
import { useAuth, useSelectedHome } from '../state/store.ts';
import { presentMoment } from '../state/present-moment.ts';
import { listOf, isRecords } from '../api/shapes.ts';

const isHomes = listOf<ListedHome>('id', 'name');
export const homesPath = '/api/homes/';
export const residentsPath = (homeId: string) => `/api/resident/?home=${encodeURIComponent(homeId)}`;

/** Reads the houses to choose from. */
export async function readHomes(dispatch: Dispatch, options: CallOptions = {}): Promise<ApiAnswer<ListedHome[]>> {
  const answer = await getAll(homesPath, { ...options, is: isHomes });
  if (answer.ok && !options.signal?.aborted) dispatch(homesLoaded(answer.body));
  return answer;
}

/** Loads them, and says what became of it. */
export function useLoadHomes(): () => Promise<void> {
  const dispatch = useDispatch();
  return useCallback(async () => {
    mark(homesPath, 'loading');
    const { ok } = await readHomes(dispatch);
    mark(homesPath, ok ? 'loaded' : 'failed');
  }, [dispatch]);
}

/**
 * The house asked for last, on whatever page: of two tapped quickly, the first must not win because it answers later.
 */
let wanted: ListedHome | null = null;

/**
 * Whether a resident came, went or changed while the residents of a house were being read. No live read follows them
 * before the house is chosen, so they are then read once more.
 */
let isBehind = false;
export const noteMove = (): void => void (isBehind = true);

/** `failed`: the residents could not be read. `overtaken`: another house was asked for meanwhile. */
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
    let residents;
    do {
      isBehind = false;
      residents = await getAll(path, { is: isRecords });
    } while (isBehind && wanted === home);
    mark(path, residents.ok ? 'loaded' : 'failed');
    if (wanted !== home) return 'overtaken';
    if (!residents.ok) return 'failed';
    if (user) rememberHouse(user.id, { id: home.id, at: presentMoment() });
    dispatch(homeChosen({ home, residents: residents.body, isOther: selected !== null && selected.id !== home.id }));
    void stillHere(home.id);
    return 'chosen';
  };
}
