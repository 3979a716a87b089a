import { nameAndRoom } from '#domain/kit/names/names-apart.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { nameAlike, namesAlike } from '#domain/residents/person/name-alike.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import { IconUsers } from '@tabler/icons-react';
import type { Listed } from '../../kit/state/stored-record.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import css from './name-alike.module.css';

/** Said before anything is written: two people of one name are the usual way a record goes to the wrong one. */
export function NameAlike({ person }: { person: Listed<typeof resident> }) {
  const { residents } = useChosenHome();
  const others = namesAlike(person, residents);
  if (others.length === 0) return null;
  return (
    <p className={css['alike']} role="note">
      <IconUsers size={22} stroke={1.75} aria-hidden />
      <span>
        <strong>{nameAlike}:</strong> {others.map((other) => nameAndRoom(personName(other), other.room)).join('; ')}
      </span>
    </p>
  );
}
