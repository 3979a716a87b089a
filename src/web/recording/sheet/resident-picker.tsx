import type { resident } from '#domain/residents/person/resident.ts';
import { TextInput } from '@mantine/core';
import { byRoom } from '#domain/residents/views/by-room.ts';
import { findResidents } from '#domain/residents/views/find-residents.ts';
import { nameAlike, namesAlike } from '#domain/residents/person/name-alike.ts';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Flag } from '../../kit/ui/flags.tsx';
import type { Listed } from '../../kit/state/stored-record.ts';
import { NoResidents } from '../../kit/person/no-residents.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { nobodyLivesHere } from '#domain/rota/lived-in.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import { begunAbout } from './begun.ts';
import { useTypedAhead } from './typed-ahead.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './resident-picker.module.css';

/** As many as the screen shows: the sheet opens with these, and the others follow below. */
const atFirst = 8;

/** Only residents of the chosen house, by name, room or number; nothing is fetched, so it answers at each key. */
export function ResidentPicker({ onChoose }: { onChoose(person: Listed<typeof resident>): void }) {
  const { residents, selected } = useChosenHome();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(useTypedAhead(field));
  const found = useMemo(() => [...findResidents(residents, typed)].sort(byRoom), [residents, typed]);
  const drawn = useDeferredValue(found, found.slice(0, atFirst));
  const first = found[0];
  return (
    <section className={css['picker']} aria-label="Choose a resident">
      <TextInput
        label="Who is it about?"
        description={`Residents of ${selected?.name ?? 'this house'}, by name or room`}
        value={typed}
        autoComplete="off"
        ref={field}
        data-autofocus
        data-tour="who"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && found.length === 1 && first && onChoose(first)}
      />
      {found.length === 0 && (
        <NoResidents>
          <p>{residents.length === 0 ? `${nobodyLivesHere}.` : 'Nobody of that name lives in this house.'}</p>
        </NoResidents>
      )}
      <ul className={css['people']} aria-label="Residents">
        {drawn.map((person) => (
          <li key={person.id}>
            <button type="button" className={`${kit['press']} ${css['person']}`} onClick={() => onChoose(person)}>
              <PersonFace name={personName(person)} photo={person.photo} size={48} />
              <span>
                <strong>{personName(person)}</strong>
                <br />
                {person.room && `Room ${person.room}`}
              </span>
              {begunAbout(person.id).size > 0 && <Flag tone="watch">Begun, not saved</Flag>}
              {namesAlike(person, residents).length > 0 && (
                <span className={css['alike']}>
                  <IconUsers size={20} stroke={1.75} aria-hidden /> {nameAlike}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
