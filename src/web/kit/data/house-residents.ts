import { useStore } from 'react-redux';
import { getAll } from '../api/api.ts';
import { residentsLoaded } from '../state/chosen-home.ts';
import { onStreamGap, onChanges, type ChangeEvent } from './event-stream.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { mark, useLoad, type Load } from './load-state.ts';
import { mayPass } from '../state/refusal.ts';
import { useChosenHome, type AppStore, type State } from '../state/store.ts';
import { residentsPath } from './use-choose-home.ts';

type HouseStore = Pick<AppStore['store'], 'getState' | 'dispatch'>;

/** Several changes at once are one reason to look again. */
const pauseBeforeReading = 250;
const beforeRetry = 5000;

/** Reads who lives in the chosen house now. True when it may work another time. */
async function readResidents({ getState, dispatch }: HouseStore): Promise<boolean> {
  const home = getState().house.selected;
  if (!home) return false;
  const path = residentsPath(home.id);
  mark(path, 'loading');
  const answer = await getAll<StoredRecord>(path, { quiet: true });
  const isStillChosen = getState().house.selected?.id === home.id;
  if (answer.ok && isStillChosen) dispatch(residentsLoaded(answer.body));
  mark(path, answer.ok ? 'loaded' : 'failed');
  return mayPass(answer);
}

/** Somebody of this house, or somebody who came to it. */
function concerns({ entity, id, home }: ChangeEvent, { house: { selected, residents } }: State): boolean {
  return entity === 'resident' && (home === null || home === selected?.id || residents.some((one) => one.id === id));
}

/** Whoever moves in, out or changes, on whatever device: the residents of the chosen house are those who live there. */
export function followResidents(store: HouseStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const read = async () => {
    timer = undefined;
    const mayWorkLater = await readResidents(store);
    if (mayWorkLater) readIn(beforeRetry);
  };
  const readIn = (ms: number) => {
    if (!isOver) timer ??= setTimeout(() => void read(), ms);
  };
  const soon = () => readIn(pauseBeforeReading);
  const unhear = onChanges((news) => concerns(news, store.getState()) && soon());
  const unwatch = onStreamGap(soon);
  void read();
  return () => {
    isOver = true;
    clearTimeout(timer);
    unhear();
    unwatch();
  };
}

/** Reads them at once, where something was just done that changes who lives here. */
export function useRenewResidents(): () => void {
  const store = useStore<State>();
  return () => void readResidents(store);
}

/** What became of the last reading. Only `loaded` lets anybody say who does not live here. */
export const useResidentsLoad = (): Load | undefined => useLoad(residentsPath(useChosenHome().selected?.id ?? ''));
