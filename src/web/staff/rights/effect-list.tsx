import { rightInSentence } from '#domain/staff/rights/right-words.ts';
import type { AffectedPerson, RightsEffect } from '#domain/staff/rights/rights-effect.ts';
import { IconCircleMinus, IconCirclePlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { iconProps } from '../../kit/ui/icon-props.ts';
import type { State } from '../../kit/state/store.ts';
import { entityNamed } from '../../records/known-entities.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './rights.module.css';

const most = 6;

/** "Ann Reed, Ben Cole and 3 more" would hide whom it is about; all of them are named, the first few at once. */
function Names({ people }: { people: readonly AffectedPerson[] }) {
  const [first, rest] = [people.slice(0, most), people.slice(most)];
  const line = first.map(({ name }) => name).join(', ');
  if (rest.length === 0) return <strong>{line}</strong>;
  return (
    <>
      <strong>{line}</strong>
      <details className={css['more']}>
        <summary>and {rest.length} more</summary>
        {rest.map(({ name }) => name).join(', ')}
      </details>
    </>
  );
}

const peopleWords = (count: number) => (count === 1 ? '1 person' : `${count} people`);

interface ShareProps {
  people: readonly AffectedPerson[];
  is: 'given' | 'taken';
  children: ReactNode;
}

const Share = ({ people, is, children }: ShareProps) => (
  <li className={css['share']} data-is={is}>
    {is === 'given' ? <IconCirclePlus {...iconProps} /> : <IconCircleMinus {...iconProps} />}
    <div>
      <p className={css['line']}>
        {is === 'given' ? 'Gives' : 'Takes from'} {peopleWords(people.length)}: <Names people={people} />
      </p>
      {children}
    </div>
  </li>
);

type ShareOf = RightsEffect['gives'][number];

function Rights({ rights, is }: Pick<ShareOf, 'rights'> & { is: 'given' | 'taken' }) {
  const said = rights.map((right) => ({
    codename: right.codename,
    words: rightInSentence(right, right.entity ? entityNamed(right.entity) : null),
  }));
  const [shown, rest] = [said.slice(0, most), said.slice(most)];
  const list = (all: typeof said) => (
    <ul className={css['rightsSaid']}>
      {all.map(({ codename, words }) => (
        <li key={codename}>{words}</li>
      ))}
    </ul>
  );
  return (
    <>
      <p className={kit['note']}>{is === 'given' ? 'May now' : 'May no longer'}</p>
      {list(shown)}
      {rest.length > 0 && (
        <details className={css['more']}>
          <summary>and {rest.length} more rights</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/** What a change would give and take, by name. */
export function EffectList({ effect }: { effect: RightsEffect }) {
  const homes = useSelector((state: State) => state.house.list);
  const nameOf = (id: string) => homes.find((home) => home.id === id)?.name ?? 'another house';
  const isEmpty = [effect.gives, effect.takes, effect.opens, effect.closes].every((all) => all.length === 0);
  if (isEmpty) return <p className={kit['quiet']}>Nobody gains or loses anything by it today.</p>;
  const key = ({ people }: { people: readonly AffectedPerson[] }) => people.map(({ id }) => id).join();
  return (
    <ul className={kit['list']} aria-label="What it gives and takes">
      {effect.gives.map((share) => (
        <Share key={key(share)} people={share.people} is="given">
          <Rights rights={share.rights} is="given" />
        </Share>
      ))}
      {effect.opens.map((share) => (
        <Share key={key(share)} people={share.people} is="given">
          <p className={kit['note']}>Works now also in {share.homes.map(nameOf).join(', ')}</p>
        </Share>
      ))}
      {effect.takes.map((share) => (
        <Share key={key(share)} people={share.people} is="taken">
          <Rights rights={share.rights} is="taken" />
        </Share>
      ))}
      {effect.closes.map((share) => (
        <Share key={key(share)} people={share.people} is="taken">
          <p className={kit['note']}>Works no longer in {share.homes.map(nameOf).join(', ')}</p>
        </Share>
      ))}
    </ul>
  );
}
