import { localDay } from '#domain/kit/time/time.ts';
import { Button } from '@mantine/core';
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { dayInWords, useHouseClock } from '../../../kit/house/house-clock.ts';
import { useFile } from '../../../kit/data/use-file.ts';
import type { NumberedMark } from '../use-body-marks.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './mark-photos.module.css';

/** The pictures of a mark in order of time. Each stays covered until somebody asks for it: others may be looking on. */
export function MarkPhotos({ mark, photo }: { mark: NumberedMark; photo: unknown }) {
  const { zone } = useHouseClock();
  const pictures = [{ at: mark.occurred_at, photo }, ...mark.reviews].flatMap(({ at, photo: id }) =>
    typeof id === 'string' ? [{ at, id }] : [],
  );
  if (pictures.length === 0) return null;
  return (
    <ul className={`${kit['list']} ${css['photos']}`} aria-label="Photos, oldest first">
      {pictures.map(({ at, id }) => (
        <li key={id}>
          <CoveredPhoto id={id} taken={dayInWords(localDay(at, zone))} />
        </li>
      ))}
    </ul>
  );
}

function CoveredPhoto({ id, taken }: { id: string; taken: string }) {
  const [isShown, setIsShown] = useState(false);
  const { address, state } = useFile(isShown ? id : null);
  const Icon = isShown ? IconPhotoOff : IconPhoto;
  return (
    <figure className={css['photo']}>
      {isShown && address && <img src={address} alt={`The mark on ${taken}`} data-photo />}
      {(state === 'refused' || state === 'missing') && (
        <p className={kit['quiet']}>Photos of a mark are for seniors and for whoever took them.</p>
      )}
      {state === 'failed' && <p className={kit['quiet']}>The photo could not be loaded.</p>}
      <Button
        variant="default"
        onClick={() => setIsShown(!isShown)}
        leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      >
        {isShown ? 'Cover' : 'Show'} photo of {taken}
      </Button>
    </figure>
  );
}
