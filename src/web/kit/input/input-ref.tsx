import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import { useState } from 'react';
import { entityNamed, pathOf } from '../state/entities.ts';
import { useFieldScope } from './field-scope.ts';
import { FilesInput } from './files/input-files.tsx';
import { clearableProps, fieldProps, multiValueProps, type InputProps } from './input-props.ts';
import { PersonFace } from '../person/person-face.tsx';
import { usePickedFirst } from './picked-first.ts';
import { compareNames } from '#domain/kit/names/compare-names.ts';
import { hasPersonName } from '#domain/kit/people/person-name.ts';
import { nameInList } from '#domain/kit/names/names-apart.ts';
import { useRecordSearch, type FoundOption, type Sought } from './record-search.ts';
import { files } from '../api/files.ts';
import { useNamesOf } from '../names/use-ref-names.ts';
import { useChosenHome } from '../state/store.ts';
import { MultiSelect, Select } from '../ui/select.tsx';
import css from '../styles/field.module.css';

const byName = (a: FoundOption, b: FoundOption) => compareNames(a.name, b.name);
const foundNothing = {
  loading: 'Looking…',
  failed: 'Could not load. Check the network.',
  loaded: 'None found',
  stale: 'None found',
};
const everything = <T,>({ options }: { options: T }): T => options;

function Person({ found }: { found: FoundOption }) {
  return (
    <span className={css['person']}>
      <PersonFace name={found.name} photo={found.photo} />
      <span>
        {found.name}
        {found.hint && <span className={css['hint']}> · {found.hint}</span>}
      </span>
    </span>
  );
}

/** What both pickers share: the search, the names of what is chosen, and how a line looks. */
function usePicker(field: Sought, chosen: readonly string[]) {
  const { to } = field;
  const scope = useFieldScope();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const { residents } = useChosenHome();
  // Two residents of one name are told apart by their rooms, in the closed field as well.
  const inHouse = (id: string) => {
    const one = to === 'resident' && residents.find((person) => person.id === id);
    return one ? nameInList(one, residents) : undefined;
  };
  const namesOfChosen = [...picked.values(), ...chosen.flatMap((id) => inHouse(id) ?? [])];
  const sought = namesOfChosen.includes(typed) ? '' : typed;
  const { found, state } = useRecordSearch(field, sought, scope, isOpen);
  const first = usePickedFirst(field, scope.home, isOpen);
  const isOfPeople = hasPersonName(entityNamed(to));
  const foundWith = (id: string) => found.find((one) => one.id === id) ?? first.found.find((one) => one.id === id);
  const known = (id: string) => picked.get(id) ?? inHouse(id) ?? scope.names.get(id) ?? foundWith(id)?.name;
  const fetched = useNamesOf(chosen.filter((id) => !known(id)).map((id) => ({ to, id })));
  const nameOf = (id: string) => known(id) ?? fetched.get(id) ?? '…';
  const isReady = first.state !== 'loading' && state !== 'loading';
  const mayBe = ({ id }: FoundOption) => !field.byAnother || !scope.involved?.includes(id);
  const ahead = (isReady ? first.found : [])
    .filter((one) => mayBe(one) && holdsTyped(one.name, sought))
    .map((one) => foundWith(one.id) ?? one);
  const rest = (isReady ? found : []).filter((one) => mayBe(one) && !ahead.some(({ id }) => one.id === id));
  const others = chosen
    .filter((id) => ![...ahead, ...rest].some((one) => one.id === id))
    .map((id) => ({ value: id, label: nameOf(id) }));
  const asOptions = (people: readonly FoundOption[]) =>
    (isOfPeople ? people.toSorted(byName) : people).map(({ id, name }) => ({ value: id, label: inHouse(id) ?? name }));
  const everybody = [...asOptions(rest), ...others];
  const groups =
    ahead.length > 0
      ? [
          { group: first.words, items: asOptions(ahead) },
          { group: 'Everybody else', items: everybody },
        ]
      : everybody;
  const isUnread = isReady && first.state === 'failed' && everybody.length > 0;
  const data = isUnread ? [{ group: first.unreadWords, items: everybody }] : groups;
  const remember = (ids: readonly string[]) => setPicked(new Map(ids.map((id) => [id, nameOf(id)])));
  return {
    remember,
    props: {
      data,
      filter: everything,
      searchable: true,
      onSearchChange: setTyped,
      onDropdownOpen: () => setIsOpen(true),
      maxDropdownHeight: 320,
      nothingFoundMessage: foundNothing[isReady ? state : 'loading'],
      renderOption: ({ option }: { option: { value: string; label?: string } }) => {
        const one = foundWith(option.value);
        return one && isOfPeople ? <Person found={one} /> : option.label;
      },
    },
  };
}

const oneLabel = (to: string) => entityNamed(to).labels.one.toLowerCase();

export function Ref(props: InputProps<'ref'>) {
  const { field, value, needed, onChange } = props;
  const chosen = typeof value === 'string' && value ? value : null;
  const picker = usePicker(field, chosen ? [chosen] : []);
  return (
    <Select
      {...fieldProps(props)}
      {...picker.props}
      value={chosen}
      {...clearableProps(needed)}
      placeholder={`Search for a ${oneLabel(field.to)}`}
      onChange={(id) => {
        picker.remember(id ? [id] : []);
        onChange(id);
      }}
    />
  );
}

/** Files are sent from here; other records are looked for. */
export const Refs = (props: InputProps<'refs'>) =>
  pathOf(entityNamed(props.field.to)) === files ? <FilesInput {...props} /> : <Several {...props} />;

function Several(props: InputProps<'refs'>) {
  const { field, value, onChange } = props;
  const chosen = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  const picker = usePicker(field, chosen);
  return (
    <MultiSelect
      {...fieldProps(props)}
      {...picker.props}
      value={chosen}
      {...multiValueProps}
      hidePickedOptions
      {...(chosen.length === 0 ? { placeholder: 'Search and choose one or more' } : {})}
      onChange={(ids) => {
        picker.remember(ids);
        onChange(ids);
      }}
    />
  );
}
