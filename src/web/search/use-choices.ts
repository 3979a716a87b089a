import type { Found } from '#domain/search/found.ts';
import { useNavigate } from 'react-router';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { useVisible, type Navigation } from '../kit/shell/navigation/navigation.ts';
import { mayAdd } from '../kit/access/record-rights.ts';
import { openRecord } from '../kit/state/recording.ts';
import { useRights } from '../kit/access/rights.ts';
import { useChosenHome } from '../kit/state/store.ts';
import { useEntityPaths, type EntityPaths } from '../kit/house/entity-paths.tsx';
import { pageOf } from '../recording/saved/page-of.ts';
import { furtherKinds, quickKinds } from '../recording/sheet/quick-kinds.ts';
import { helpPages } from '../help/help-path.ts';
import { entityNamed } from '../records/known-entities.ts';
import { recordAddress } from '../records/record-address.ts';
import { groupsOf, peopleHere, recentGroup, type SearchChoice, type ChoiceGroup } from './choices.ts';
import { commandsIn, isOrder, type Command } from './commands.ts';
import { recentPeople } from './searching.ts';
import { useSearch, type Search } from './use-search.ts';

interface ChoicesOptions {
  typed: string;
  /** The house to look in; null for all of them. */
  home: string | null;
  navigation: Navigation;
  onClose(): void;
}

interface Choices {
  groups: readonly ChoiceGroup[];
  search: Search;
  choose(choice: SearchChoice): void;
}

const recordable = [...quickKinds, ...furtherKinds];

/** Where a found record is opened: on its own page, on the resident's, or in its list. */
function foundAddress({ kind, id, resident }: Pick<Found, 'kind' | 'id' | 'resident'>, where: EntityPaths): string {
  const detail = where.detail(kind);
  if (detail) return `${detail}?id=${id}`;
  if (resident) return recordAddress(resident.id, { entity: kind, id });
  return where.record(kind, id, null) ?? '';
}

/** Everything that can be chosen for what was typed, and what choosing it does. */
export function useChoices({ typed, home, navigation, onClose }: ChoicesOptions): Choices {
  const { residents } = useChosenHome();
  const rights = useRights();
  const visible = useVisible();
  const where = useEntityPaths();
  const navigate = useNavigate();
  const { today } = useHouseClock();
  const recent = recentPeople.use();
  const search = useSearch(typed, home);
  const pages = [...visible(navigation.groups.flatMap(({ items }) => items)), ...helpPages];
  const kinds = recordable.filter(({ name }) => mayAdd(entityNamed(name), rights));
  const commands = commandsIn(typed, { kinds, residents, pages });
  const here = search.answer && search.state === 'loaded' ? [] : peopleHere(typed, residents, today());
  const groups =
    typed.trim() === ''
      ? recentGroup(recent, residents)
      : groupsOf({
          commands,
          isOrder: isOrder(typed),
          here,
          found: search.answer?.found ?? [],
          more: search.answer?.more ?? [],
        });

  const obey = (command: Command) => {
    if (command.does === 'open') return void navigate(command.page.to);
    const { kind, person } = command;
    const page = person && pageOf(kind.name, person.id);
    if (page) return void navigate(page);
    openRecord({ kind: kind.name, ...(person ? { resident: person.id } : {}) });
  };
  const choose = (choice: SearchChoice) => {
    onClose();
    if (choice.is === 'command') obey(choice.command);
    else void navigate(foundAddress(choice.found, where));
  };
  return { groups, search, choose };
}
