import { ageOn } from '#domain/kit/time/time.ts';
import { dayInWords, useHouseClock } from '../house/house-clock.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { PersonFace } from './person-face.tsx';
import { nameOnPapers, personName } from '#domain/kit/people/person-name.ts';
import css from './person-tag.module.css';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function facts(person: RecordValues, today: string): string[] {
  const born = text(person['date_of_birth']);
  const room = text(person['room']);
  return [...(room ? [`Room ${room}`] : []), ...(born ? [`born ${dayInWords(born)} (${ageOn(born, today)})`] : [])];
}

/** Says whom a page is about, with what tells two people of one name apart. */
export function PersonTag({ person }: { person: RecordValues }) {
  const clock = useHouseClock();
  const name = personName(person);
  const papers = nameOnPapers(person);
  return (
    <div className={css['tag']}>
      <PersonFace name={name} photo={person['photo']} size={48} />
      <div>
        <strong>{name}</strong>
        {papers && ` (${papers})`}
        <div className={css['facts']}>{facts(person, clock.today()).join(' · ')}</div>
      </div>
    </div>
  );
}
