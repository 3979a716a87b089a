import { weakGrounds } from '#domain/residents/looks/look-grounds.ts';
import type { Visit } from '#domain/residents/looks/visits.ts';
import type { WhoLooked } from '#domain/residents/looks/who-looked.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import { entityNamed, isKnown } from '../../kit/state/entities.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { LookDays } from './look-days.tsx';
import { useLookPaths } from './look-paths.ts';
import { NoLooks } from './looks-gate.tsx';
import { useWhoLooked } from './use-who-looked.ts';
import { VisitLine } from './visit-line.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './looks.module.css';

/** Who read a resident's records, or one of them, when, and why they could. */
export function WhoLookedPage() {
  const [params] = useSearchParams();
  const { body, state, status, reload } = useWhoLooked(params);
  const paths = useLookPaths();
  const where = useEntityPaths();
  const person = body?.resident ?? null;
  const file = person && where.record(resident.name, person.id, person.id);
  const days = body && { date_from: body.from, date_to: body.to };
  return (
    <Page
      title={person && !body?.record ? `Who looked: ${person.name}` : 'Who looked'}
      tab="Who looked"
      back={file ? { to: file, label: person.name } : { to: paths.history, label: 'History' }}
      actions={
        <>
          {person && days && !body.record && (
            <Button
              component={Link}
              to={paths.sheet(person.id, days)}
              variant="default"
              leftSection={<IconFileText {...iconProps} />}
            >
              Sheet
              <SpareWords>for the person</SpareWords>
            </Button>
          )}
          {state !== 'failed' && <PrintButton />}
        </>
      }
    >
      {state === 'loading' && <Loading rows={6} label="Loading who looked" />}
      {state === 'failed' && status === 403 && <NoLooks />}
      {state === 'failed' && status === 404 && <ErrorState title="This record was not found" />}
      {state === 'failed' && status !== 403 && status !== 404 && (
        <ErrorState title="Could not load who looked" onRetry={reload}>
          This does not mean that nobody did. Check the days and the network, then try again.
        </ErrorState>
      )}
      {body && (
        <div className={kit['stack']}>
          <LookDays from={body.from} to={body.to} />
          <Said looked={body} />
          {body.visits.length === 0 ? (
            <Empty title="Nobody looked in these days">Choose more days to see further back.</Empty>
          ) : (
            <Visits looked={body} />
          )}
          <p className={kit['note']}>
            A look is one record opened, printed, downloaded or exported. A list that shows a name is written down for
            inspectors only. The reason is worked out from the rota and the record as they stood at that moment.
          </p>
        </div>
      )}
    </Page>
  );
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const isUnexplained = ({ grounds }: Visit): boolean => grounds.some((ground) => weakGrounds.has(ground));

/** The figures in one sentence, and what they leave out. */
function Said({ looked: { visits, record, is_cut, lived_elsewhere } }: { looked: WhoLooked }) {
  const people = new Set(visits.map(({ user }) => user)).size;
  const looks = visits.reduce((sum, one) => sum + one.looks, 0);
  const unexplained = visits.filter(isUnexplained).reduce((sum, one) => sum + one.looks + one.refused, 0);
  return (
    <div className={css['said']}>
      {record && (
        <p>
          {isKnown(record.entity) ? entityNamed(record.entity).labels.one : 'Record'}{' '}
          <WayToRecord entity={record.entity} id={record.id} />
        </p>
      )}
      {visits.length > 0 && (
        <p>
          {count(people, 'person', 'people')}, {count(looks, 'look', 'looks')}.{' '}
          {unexplained > 0 ? (
            <Flag tone="watch">{count(unexplained, 'look', 'looks')} outside the rota</Flag>
          ) : (
            <Flag tone="good">Every look has its reason</Flag>
          )}
        </p>
      )}
      {is_cut && <Flag tone="watch">The oldest looks of these days are left out. Choose fewer days.</Flag>}
      {lived_elsewhere && (
        <p className={kit['quiet']}>
          For a part of this time they lived in a house that is not yours. Who looked there is told to its manager.
        </p>
      )}
    </div>
  );
}

function WayToRecord({ entity, id }: { entity: string; id: string }) {
  const to = useEntityPaths().record(entity, id, null);
  if (!to || !isKnown(entity)) return null;
  return (
    <Link to={to} className={kit['link']}>
      Open the {midSentence(entityNamed(entity).labels.one)}
    </Link>
  );
}

function Visits({ looked: { visits, zone, resident: person, record } }: { looked: WhoLooked }) {
  const paths = useLookPaths();
  const about = record ? { object_id: record.id } : { resident: person?.id ?? '' };
  const linesOf = ({ user, day }: Visit) => paths.lines({ ...about, user, date_from: day, date_to: day });
  return [...Map.groupBy(visits, ({ day }) => day)].map(([day, ofDay]) => (
    <section key={day} aria-label={dayInWords(day)} className={css['day']}>
      <h2 className={kit['subheading']}>{dayInWords(day)}</h2>
      <ol className={`${kit['bare']} ${css['visits']}`} data-card>
        {ofDay.map((visit) => (
          <VisitLine key={`${visit.user} ${visit.last_at}`} visit={visit} zone={zone} to={linesOf(visit)} />
        ))}
      </ol>
    </section>
  ));
}
