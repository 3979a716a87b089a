import { home } from '#domain/homes/home.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import type { DisposalInFull, DisposedRecord } from '#domain/retention/disposal.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { dayInWords } from '../kit/house/house-clock.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { FiguresTable } from '../kit/ui/figures-table.tsx';
import { kindLabel } from './kind-words.ts';
import { disposalCalls } from './retention-paths.ts';
import kit from '../kit/styles/kit.module.css';
import css from './retention.module.css';

type Listed = Pick<DisposalInFull, 'listed' | 'next'>;
const isListed = objectWith<Listed>('listed', 'next');

/** Every record that goes or went, a hundred at a time. */
export function RecordTable({ disposal }: { disposal: DisposalInFull }) {
  const [pages, setPages] = useState<readonly string[]>([]);
  const isGone = disposal.state === 'confirmed';
  const more = (next: string) => setPages([...pages, next]);
  return (
    <>
      <FiguresTable>
        <thead>
          <tr>
            <th scope="col">Record</th>
            <th scope="col">Of</th>
            <th scope="col">Versions</th>
            {isGone && <th scope="col">Hash</th>}
          </tr>
        </thead>
        <Rows page={disposal} {...(pages.length === 0 ? { onMore: more } : {})} />
        {pages.map((after, place) => (
          <NextRows
            key={after}
            id={disposal.id}
            after={after}
            {...(place === pages.length - 1 ? { onMore: more } : {})}
          />
        ))}
      </FiguresTable>
    </>
  );
}

interface NextProps {
  id: string;
  after: string;
  onMore?: (next: string) => void;
}

function NextRows({ id, after, onMore }: NextProps) {
  const path = `${disposalCalls}${id}/?${new URLSearchParams({ after })}`;
  const { body, state, reload } = useLiveAnswer(path, { is: isListed, of: [home.name, legalHold.name] });
  if (body) return <Rows page={body} {...(onMore ? { onMore } : {})} />;
  return (
    <tbody>
      <tr>
        <td colSpan={4}>
          {state === 'loading' ? (
            'Loading'
          ) : (
            <Button variant="default" onClick={reload}>
              Could not load. Try again
            </Button>
          )}
        </td>
      </tr>
    </tbody>
  );
}

function Rows({ page: { listed, next }, onMore }: { page: Listed; onMore?: (next: string) => void }) {
  return (
    <tbody>
      {listed.map((record) => (
        <Row key={`${record.entity} ${record.record}`} record={record} />
      ))}
      {next !== null && onMore && (
        <tr className="no-print">
          <td colSpan={4}>
            <Button variant="default" onClick={() => onMore(next)}>
              Show more
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Row({ record: { entity, record, dated, versions, digest } }: { record: DisposedRecord }) {
  const path = useEntityPaths().record(entity, record, null);
  const name = `${kindLabel(entity)} ${record.slice(-8)}`;
  return (
    <tr>
      <th scope="row">
        {digest === null && path ? (
          <Link to={path} className={kit['link']}>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td data-label="Of">{dayInWords(dated, true)}</td>
      <td data-label="Versions">{versions}</td>
      {digest !== null && (
        <td data-label="Hash" className={css['hash']}>
          {digest}
        </td>
      )}
    </tr>
  );
}
