import { MultiSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { entityNamed, pathOf } from './entities.ts';
import { useFieldScope } from './field-scope.ts';
import { FilesInput } from './input-files.tsx';
import { clears, framed, tall, type InputProps } from './input-props.ts';
import { PersonFace } from './person-face.tsx';
import { isPerson } from './record-names.ts';
import { useRecordSearch, type Found } from './record-search.ts';
import { files } from './use-file.ts';
import { useNamesOf } from './use-ref-names.ts';
import css from './field.module.css';

const everything = <T extends { options: unknown }>({ options }: T) => options as never;

function Person({ found }: { found: Found }) {
  return (
    <span className={css['person']}>
      <PersonFace name={found.name} photo={found.photo} />
      <span>{found.name}{found.hint && <span className={css['hint']}> · {found.hint}</span>}</span>
    </span>
  );
}

/** What both pickers share: the search, the names of what is chosen, and how a line looks. */
function usePicker(to: string, chosen: readonly string[]) {
  const scope = useFieldScope();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const { found, state } = useRecordSearch(to, [...picked.values()].includes(typed) ? '' : typed, scope, isOpen);
  const known = (id: string) => picked.get(id) ?? scope.names.get(id) ?? found.find((one) => one.id === id)?.name;
  const fetched = useNamesOf(chosen.filter((id) => !known(id)).map((id) => ({ to, id })));
  const nameOf = (id: string) => known(id) ?? fetched.get(id) ?? '…';
  const others = chosen.filter((id) => !found.some((one) => one.id === id)).map((id) => ({ value: id, label: nameOf(id) }));
  const data = [...found.map((one) => ({ value: one.id, label: one.name })), ...others];
  const remember = (ids: readonly string[]) => setPicked(new Map(ids.map((id) => [id, nameOf(id)])));
  const isOfPeople = isPerson(entityNamed(to));
  return {
    remember,
    props: {
      data, filter: everything, searchable: true, onSearchChange: setTyped, onDropdownOpen: () => setIsOpen(true),
      maxDropdownHeight: 320,
      nothingFoundMessage: { loading: 'Looking…', failed: 'Could not load. Check the network.', loaded: 'None found' }[state],
      renderOption: ({ option }: { option: { value: string; label?: string } }) => {
        const one = found.find(({ id }) => id === option.value);
        return one && isOfPeople ? <Person found={one} /> : option.label;
      },
    },
  };
}

const oneLabel = (to: string) => entityNamed(to).labels.one.toLowerCase();

export function Ref(props: InputProps<'ref'>) {
  const { field, value, needed, onChange } = props;
  const chosen = typeof value === 'string' && value ? value : null;
  const picker = usePicker(field.to, chosen ? [chosen] : []);
  return (
    <Select {...framed(props)} {...picker.props} value={chosen} {...clears(needed)} placeholder={`Search for a ${oneLabel(field.to)}`}
      onChange={(id) => {
        picker.remember(id ? [id] : []);
        onChange(id);
      }} />
  );
}

/** Files are sent from here; other records are looked for. */
export const Refs = (props: InputProps<'refs'>) => (pathOf(entityNamed(props.field.to)) === files ? <FilesInput {...props} /> : <Several {...props} />);

function Several(props: InputProps<'refs'>) {
  const { field, value, onChange } = props;
  const chosen = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  const picker = usePicker(field.to, chosen);
  return (
    <MultiSelect {...framed(props)} {...picker.props} value={chosen} {...tall} hidePickedOptions
      {...(chosen.length === 0 ? { placeholder: 'Search and choose one or more' } : {})}
      onChange={(ids) => {
        picker.remember(ids);
        onChange(ids);
      }} />
  );
}
