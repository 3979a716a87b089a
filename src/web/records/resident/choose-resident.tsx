import { useSearchParams, Link } from 'react-router';
import { NoResidents } from '../../kit/person/no-residents.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { nobodyLivesHere } from '#domain/rota/lived-in.ts';
import { Empty } from '../../kit/page/states.tsx';
import { useChosenHome } from '../../kit/state/store.ts';
import { entityNamed } from '../known-entities.ts';
import { AddLink } from '../../kit/page/add-link.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from '../records.module.css';

/** Asked first, so that no record is ever written about the wrong person by default. */
export function ChooseResident({ title }: { title: string }) {
  const { residents } = useChosenHome();
  const [params] = useSearchParams();
  const to = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('resident', id);
    return `?${next}`;
  };
  if (residents.length === 0)
    return (
      <NoResidents>
        <Empty
          title="No residents in this house"
          action={<AddLink of={entityNamed('resident')}>Add a resident</AddLink>}
        >
          A record of this kind is about a resident, and {midSentence(nobodyLivesHere)}.
        </Empty>
      </NoResidents>
    );
  return (
    <section className={css['choose']}>
      <h2 className={kit['heading']}>{title}</h2>
      <ul className={css['people']}>
        {residents.map((one) => (
          <li key={one.id}>
            <Link to={to(one.id)} replace className={css['tile']}>
              <PersonFace name={personName(one)} photo={one.photo} size={48} />
              <span>
                {personName(one)}
                {one.room && <span className={css['room']}>Room {one.room}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
