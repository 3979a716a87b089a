import { usePortrait } from './portraits.ts';
import { initialsOf } from '../state/session.ts';
import css from './person-face.module.css';

/** A photo where there is one, the initials where there is none. The name always stands beside it. */
export function PersonFace({ name, photo, size = 40 }: { name: string; photo?: unknown; size?: number }) {
  const address = usePortrait(typeof photo === 'string' ? photo : null);
  if (address) return <img src={address} alt="" width={size} height={size} className={css['face']} data-photo />;
  // As a measure for the style sheets, so that a page may make it smaller where it has little room.
  return (
    <span className={css['face']} style={{ '--size': `${size}px` }} data-initials={initialsOf(name)} aria-hidden />
  );
}
