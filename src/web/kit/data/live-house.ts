/** Keeps the chosen house and those who live there as they are now. */
import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import { useStore } from 'react-redux';
import { getAll, type ApiAnswer, type CallOptions } from '../api/api.ts';
import { isRecords } from '../api/shapes.ts';
import { residentsLoaded } from '../state/chosen-home.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { useSelectedHome, type AppStore, type State } from '../state/store.ts';
import { liveRead } from './live-read.ts';
import { mark, useLoad, type Load } from './load-state.ts';
import { noteMove, readHomes, residentsPath } from './use-choose-home.ts';

type HouseStore = Pick<AppStore['store'], 'getState' | 'dispatch'>;

/** Reads who lives in the chosen house now. */
function readResidents(
  { getState, dispatch }: HouseStore,
  options: CallOptions = {},
): Promise<ApiAnswer<StoredRecord[]>> | null {
  const home = getState().house.selected;
  if (!home) return null;
  const path = residentsPath(home.id);
  mark(path, 'loading');
  return getAll<StoredRecord>(path, { ...options, quiet: true, is: isRecords }).then((answer) => {
    if (options.signal?.aborted) return answer;
    const isStillChosen = getState().house.selected?.id === home.id;
    if (answer.ok && isStillChosen) dispatch(residentsLoaded(answer.body));
    mark(path, answer.ok ? 'loaded' : 'failed');
    return answer;
  });
}

/** Somebody of this house, or somebody who came to it. */
function reloadsOn({ entity, id, home }: ChangeEvent, { house: { selected, residents } }: State): boolean {
  if (entity !== 'resident') return false;
  noteMove();
  return home === null || home === selected?.id || residents.some((one) => one.id === id);
}

/** Whoever moves in, out or changes, on whatever device: the residents of the chosen house are those who live there. */
export function followResidents(store: HouseStore): () => void {
  const live = liveRead({
    ask: (options) => readResidents(store, options),
    take: () => {},
    reloadsOn: (change) => reloadsOn(change, store.getState()),
  });
  return () => live.stop();
}

/** Reads them at once, where something was just done that changes who lives here. */
export function useRenewResidents(): () => void {
  const store = useStore<State>();
  return () => void readResidents(store);
}

/** What became of the last reading. Only `loaded` lets anybody say who does not live here. */
export const useResidentsLoad = (): Load | undefined => useLoad(residentsPath(useSelectedHome()?.id ?? ''));

/** Whatever is set in a house, on whatever device: which there are, their names, clocks and settings are those of now. */
export function followHome(store: HouseStore): () => void {
  const live = liveRead({
    ask: (options) => (store.getState().house.selected ? readHomes(store.dispatch, options) : null),
    take: () => {},
    reloadsOn: ({ entity }) => entity === 'home',
    // They were read to be chosen from; what changed before the stream opened is a gap.
    waits: true,
  });
  return () => live.stop();
}
