import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EntityPathsProvider } from '#web/kit/house/entity-paths.tsx';
import { residentsLoaded } from '#web/kit/state/chosen-home.ts';
import { openRecord, recording } from '#web/kit/state/recording.ts';
import { Toaster } from '#web/kit/ui/messages/toast.tsx';
import RecordSheet from '#web/recording/sheet/record-sheet.tsx';
import { ann, mrHale, server, show, type Call, type Reply } from './web-page.tsx';

export const mrsHale = { ...mrHale, id: '01900000-0000-7000-8000-0000000000dd', first_name: 'Rose', room: '4' };
const kinds = [
  'fluid_intake',
  'mood',
  'sleep',
  'bath',
  'weight',
  'care',
  'note',
  'morning_routine',
  'afternoon_routine',
  'incident',
  'body_map',
];
export const rights = kinds.flatMap((name) => [
  `view_${name}`,
  `add_${name}`,
  `delete_own_${name}`,
  `change_own_${name}`,
]);

const where = { list: () => null, form: () => null, detail: () => '/resident/detail', record: () => null };

/** The sheet as the host shows it: gone when it is closed. */
export function Sheet() {
  const asked = recording.use();
  return (
    <EntityPathsProvider value={where}>
      <Toaster timeOf={String} />
      {asked?.way === 'sheet' && <RecordSheet asked={asked} />}
    </EntityPathsProvider>
  );
}

/** What is read about somebody when the sheet opens for them. */
const summary =
  (facts: object): Reply =>
  ({ path }) => {
    const [, id] = /\/api\/resident\/([\w-]+)\/summary/.exec(path) ?? [];
    const { watched, entries = [], fluid, newest, demands, ...person } = facts as Record<string, unknown>;
    const figures = {
      ...(watched ? { watched } : {}),
      ...(fluid ? { fluid } : {}),
      ...(newest ? { newest } : {}),
      ...(demands ? { demands } : {}),
      entries,
    };
    return id
      ? {
          status: 200,
          body: { resident: { ...mrHale, id, no_known_allergies: true, allergies: [], ...person }, ...figures },
        }
      : undefined;
  };

export const isDrink = ({ method, path }: Call) => method === 'POST' && path === '/api/fluid-intake/';
export const saved = (call: Call) => ({
  ...call.body,
  version: 1,
  created_by: ann.id,
  created_at: new Date().toISOString(),
});
/** A server that stores the drinks it is sent, and what is changed. */
export const storing: Reply = (call) =>
  isDrink(call)
    ? { status: 201, body: saved(call) }
    : call.method === 'PATCH'
      ? { status: 200, body: { ...call.body, id: 'x', version: 2 } }
      : undefined;

/** Ann opens the sheet for one of two residents, or for nobody yet. */
export function open(reply: Reply, facts: object = {}, resident: string | null = mrHale.id, held = rights) {
  const { calls } = server((call) => summary(facts)(call) ?? reply(call));
  const { store, router } = show(<Sheet />, { rights: held });
  store.dispatch(residentsLoaded([mrHale, mrsHale]));
  openRecord(resident ? { resident } : {});
  return { calls, router, posts: () => calls.filter(isDrink) };
}

export const choose = async (label: string) => userEvent.click(await screen.findByRole('radio', { name: label }));
export const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }));
export const save = (label: string | RegExp) => screen.findByRole('button', { name: label });
