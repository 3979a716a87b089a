import { Button, VisuallyHidden } from '@mantine/core';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EntityList } from '../../kit/list/entity-list.tsx';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { entityNamed } from '../known-entities.ts';
import { OneRecord } from '../record/one-record.tsx';
import { ChangedRecord, NewRecord } from './record-form.tsx';
import { beginAddress, recordAddress } from '../record-address.ts';
import { useRecordParams } from '../use-record-params.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../records.module.css';

/** The page around it uses `id` for the resident; a record of theirs goes by `record`. */
const idName = 'record';

interface PartsProps {
  resident: string;
  /** The kinds of record to show, by name, in order. */
  entities: readonly string[];
  /** Of someone who has left, hardly anything may still be written. */
  hasLeft?: boolean;
}

/** One person's records of several kinds: each with its newest and a way to add, all without leaving the page. */
export function ResidentRecords({ resident, entities, hasLeft = false }: PartsProps) {
  const rights = useRights();
  const [params] = useSearchParams();
  const of = params.get('of');
  if (of && entities.includes(of)) return <Opened resident={resident} entity={entityNamed(of)} />;
  return (
    <div className={css['parts']}>
      {entities
        .map(entityNamed)
        .filter((entity) => seesAny(rights, entity))
        .map((entity) => (
          <Part
            key={entity.name}
            resident={resident}
            entity={entity}
            isClosed={hasLeft && entity.afterLeaving !== true}
          />
        ))}
    </div>
  );
}

/** The address of a kind of record on this page, keeping what else it says. */
function useAddress(entity: Entity) {
  const [params] = useSearchParams();
  return useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams([...params].filter(([name]) => !['of', 'add', 'edit', idName].includes(name)));
      for (const [name, value] of Object.entries({ of: entity.name, ...changes })) next.set(name, value);
      return `?${next}`;
    },
    [params, entity],
  );
}

/** A record with a page of its own is opened there. */
function usePathTo(resident: string, entity: Entity) {
  const address = useAddress(entity);
  return useCallback(
    ({ id }: StoredRecord) => {
      const own = recordAddress(resident, { entity: entity.name, id });
      return own.startsWith('/resident/') ? address({ [idName]: id }) : own;
    },
    [address, resident, entity],
  );
}

function Part({ resident, entity, isClosed }: { resident: string; entity: Entity; isClosed: boolean }) {
  const rights = useRights();
  const address = useAddress(entity);
  const pathTo = usePathTo(resident, entity);
  const add = !isClosed && mayAdd(entity, rights) && (
    <Button
      variant="default"
      component={Link}
      to={beginAddress(resident, entity.name) ?? address({ add: '1' })}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
    >
      Add {midSentence(entity.labels.one)}
    </Button>
  );
  return (
    <section className={css['part']}>
      <div className={kit['ends']}>
        <h2 className={kit['heading']}>{entity.labels.many}</h2>
        <div className={kit['buttons']}>
          <Button variant="subtle" component={Link} to={address({})}>
            Show all<VisuallyHidden> {midSentence(entity.labels.many)}</VisuallyHidden>
          </Button>
          {add}
        </div>
      </div>
      <EntityList of={entity} fixed={{ resident }} pathTo={pathTo} isPart />
    </section>
  );
}

function Opened({ resident, entity }: { resident: string; entity: Entity }) {
  const place = useRecordParams(idName);
  const [params] = useSearchParams();
  const rest = new URLSearchParams([...params].filter(([name]) => !['of', 'add', 'edit', idName].includes(name)));
  const back = `?${rest}`;
  const pathTo = usePathTo(resident, entity);
  const savedPath = (record: StoredRecord) => place.record(record.id);
  return (
    <section className={css['part']}>
      <div className={kit['ends']}>
        <h2 className={kit['heading']}>
          {place.isAdding ? `Add ${midSentence(entity.labels.one)}` : place.id ? entity.labels.one : entity.labels.many}
        </h2>
        <Button variant="default" component={Link} to={back}>
          Back to all records
        </Button>
      </div>
      {place.isAdding && <NewRecord entity={entity} preset={{ resident }} savedPath={savedPath} backPath={back} />}
      {!place.isAdding && !place.id && <EntityList of={entity} fixed={{ resident }} pathTo={pathTo} />}
      {!place.isAdding && place.id && place.isChanging && (
        <ChangedRecord
          isOnPersonPage
          entity={entity}
          id={place.id}
          savedPath={savedPath}
          backPath={place.record(place.id)}
        />
      )}
      {!place.isAdding && place.id && !place.isChanging && (
        <OneRecord entity={entity} id={place.id} editPath={place.change(place.id)} />
      )}
    </section>
  );
}
