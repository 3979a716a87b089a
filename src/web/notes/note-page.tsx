import type { LinkedRecord } from '#domain/kit/vocabulary/fields.ts';
import { note, type Note } from '#domain/notes/note.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { isKnown } from '../kit/state/entities.ts';
import { FieldValue } from '../kit/record/field-value.tsx';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { Panel } from '../kit/page/panel.tsx';
import { titleOf } from '../kit/names/record-names.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { useRecord } from '../kit/data/use-record.ts';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { isEmpty } from '../kit/names/value-text.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { entityNamed } from '../records/known-entities.ts';
import { MissingRecord } from '../records/record/missing-record.tsx';
import { OneRecord } from '../records/record/one-record.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './notes.module.css';

/** A note with every version of it, and below it what it is about. */
export const NotePage = ({ id }: { id: string }) => (
  <div className={css['page']}>
    <OneRecord
      entity={note}
      id={id}
      editPath={`/note/add-note?id=${id}`}
      beside={(written) => <About written={written} />}
    />
  </div>
);

function About({ written: { linked_object: link, linked_plan: plan } }: { written: Note }) {
  const rights = useRights();
  const links = [...(link ? [link] : []), ...(plan ? [{ entity: 'plan', id: plan }] : [])];
  return links
    .filter(({ entity }) => isKnown(entity) && seesAny(rights, entityNamed(entity)))
    .map((one) => <AboutRecord key={one.id} link={one} />);
}

/** The record a note speaks of, in the lines that say most. */
function AboutRecord({ link }: { link: LinkedRecord }) {
  const entity = entityNamed(link.entity);
  const { zone } = useHouseClock();
  const where = useEntityPaths();
  const { record, state, reload } = useRecord(entity, link.id, { asksForStub: true });
  const wording = useValueWords();
  const to = where.record(link.entity, link.id, typeof record?.['resident'] === 'string' ? record['resident'] : null);
  if (state === 'missing') return <MissingRecord entity={entity} id={link.id} />;
  const facts = record
    ? entity.list.flatMap((name) =>
        entity.fields[name] && !isEmpty(record[name]) && !['resident', 'home'].includes(name)
          ? [[name, entity.fields[name]] as const]
          : [],
      )
    : [];
  return (
    <Panel
      title={record ? `${entity.labels.one}: ${titleOf(entity, record, zone)}` : entity.labels.one}
      state={state}
      onRetry={reload}
      action={
        record &&
        to && (
          <Button variant="subtle" component={Link} to={to}>
            Open it
          </Button>
        )
      }
    >
      {record && (
        <dl className={`${kit['facts']} ${kit['spread']}`}>
          {facts.map(([name, field]) => (
            <div key={name}>
              <dt>{field.label}</dt>
              <dd>
                <FieldValue field={field} value={record[name]} wording={wording(record)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
