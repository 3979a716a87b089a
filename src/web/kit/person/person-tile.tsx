import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PersonFace } from './person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import kit from '../styles/kit.module.css';
import css from './person-tile.module.css';

interface TileProps {
  person: RecordValues;
  to: string;
  /** The line under the name, a room for instance. */
  line?: ReactNode;
  children?: ReactNode;
}

/** A person to press: the face, the name they go by, and what one must know before going in. */
export const PersonTile = ({ person, to, line, children }: TileProps) => (
  <div className={css['tile']}>
    <PersonFace name={personName(person)} photo={person['photo']} size={56} />
    <div className={css['words']}>
      <Link to={to} className={kit['cover']}>
        {personName(person)}
      </Link>
      {line && <span className={css['line']}>{line}</span>}
      {children}
    </div>
  </div>
);

export const PersonTiles = ({ children, label }: { children: ReactNode; label: string }) => (
  <ul className={css['tiles']} aria-label={label}>
    {children}
  </ul>
);
