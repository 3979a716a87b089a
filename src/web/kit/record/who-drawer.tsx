import { holdsTyped } from '#domain/kit/names/plain-text.ts';
import type { Because, WhoAnswer, WhyAnswer } from '#domain/staff/rights/why-may.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { Button, Drawer } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useState } from 'react';
import { objectWith } from '../api/shapes.ts';
import { useLiveAnswer } from '../data/use-live-answer.ts';
import { Empty, ErrorState, Loading } from '../page/states.tsx';
import { Flag } from '../ui/flags.tsx';
import { iconProps } from '../ui/icon-props.ts';
import kit from '../styles/kit.module.css';
import css from '../styles/record.module.css';
import { SearchInput } from '../ui/search-input.tsx';

const isWho = objectWith<WhoAnswer>('people');
const isWhy = objectWith<WhyAnswer>('person', 'verdicts');

interface WhoProps {
  entity: Entity;
  id: string;
  onClose(): void;
}

/** Who may see a record, by name; and for each of them why. Asked of the same functions that decide. */
export function WhoDrawer({ entity, id, onClose }: WhoProps) {
  const [person, setPerson] = useState<{ id: string; name: string } | null>(null);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={person ? `What ${person.name} may do with it` : 'Who may see this?'}
    >
      {person ? (
        <>
          <Button variant="subtle" onClick={() => setPerson(null)}>
            Everybody
          </Button>
          <WhyList entity={entity} id={id} person={person.id} />
        </>
      ) : (
        <WhoList entity={entity} id={id} onChosen={setPerson} />
      )}
    </Drawer>
  );
}

type WhoListProps = Omit<WhoProps, 'onClose'> & { onChosen(person: { id: string; name: string }): void };

function WhoList({ entity, id, onChosen }: WhoListProps) {
  const [typed, setTyped] = useState('');
  const { body, state, reload } = useLiveAnswer(`/api/rights/who/?entity=${entity.name}&id=${id}`, {
    is: isWho,
    of: [],
  });
  if (state === 'loading') return <Loading />;
  if (!body) return <ErrorState title="This could not be loaded" onRetry={reload} />;
  const people = body.people
    .filter(({ person, groups }) => holdsTyped(`${person.name} ${groups.join(' ')}`, typed))
    .toSorted((a, b) => Number(b.sees) - Number(a.sees));
  const seeing = body.people.filter(({ sees }) => sees).length;
  return (
    <div className={kit['stack']}>
      <p className={kit['quiet']}>
        {seeing} of {body.people.length} colleagues with an open account may see it. Choose one to read why.
      </p>
      <SearchInput label="Find a colleague" placeholder="Find a colleague" words={typed} onSearch={setTyped} />
      {people.length === 0 && (
        <Empty title="Nobody is called so">Everybody who works here can be found. Try a part of the name.</Empty>
      )}
      <ul className={kit['bare']}>
        {people.map(({ person, groups, sees, changes, why }) => (
          <li key={person.id} className={css['whoLine']}>
            <button type="button" className={css['whoName']} onClick={() => onChosen(person)}>
              {person.name}
            </button>
            <Flag tone={sees ? 'good' : 'quiet'}>
              {sees ? (changes ? 'Sees and changes' : 'Sees') : 'Does not see'}
            </Flag>
            <span className={kit['note']}>
              {groups.join(', ')}
              {!sees && `. ${why}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const decidedBy: { readonly [B in Because['by']]: string } = {
  account: 'Account',
  house: 'House',
  group: 'Group',
  reach: 'Reach',
  rule: 'Rule',
};

/** May they, act by act, and what decides it. */
function WhyList({ entity, id, person }: { entity: Entity; id: string; person: string }) {
  const { body, state, reload } = useLiveAnswer(`/api/rights/why/?person=${person}&entity=${entity.name}&id=${id}`, {
    is: isWhy,
    of: [],
  });
  if (state === 'loading') return <Loading />;
  if (!body) return <ErrorState title="This could not be loaded" onRetry={reload} />;
  return (
    <ul className={kit['list']}>
      {body.verdicts.map(({ act, words, may, because }) => (
        <li key={`${act} ${words}`} className={css['verdict']}>
          <div className={kit['ends']}>
            <strong>{words}</strong>
            <Flag tone={may ? 'good' : 'danger'}>{may ? 'Yes' : 'No'}</Flag>
          </div>
          <ol className={kit['bare']} aria-label={`Why ${may ? 'yes' : 'no'}`}>
            {because.map(({ by, ok, says }) => (
              <li key={by} className={css['because']} data-ok={ok}>
                {ok ? <IconCircleCheck {...iconProps} /> : <IconCircleX {...iconProps} />}
                <span>
                  <strong>{decidedBy[by]}.</strong> {by === 'rule' ? `They are told: “${says}”` : says}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
