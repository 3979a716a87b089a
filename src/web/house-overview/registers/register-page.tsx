import { home } from '#domain/homes/home.ts';
import { registers, type Register, type RegisterLine, type RegisterName } from '#domain/house-overview/registers.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { Link } from 'react-router';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import kit from '../../kit/styles/kit.module.css';

const isRegister = objectWith<Register>('register', 'lines');

interface RegisterProps {
  chosen: ListedHome;
  name: RegisterName;
  back: { to: string; label: string };
}

/** A register of the house as an inspector asks for it: every line, what is wrong with it, and the record behind it. */
export function RegisterPage({ chosen, name, back }: RegisterProps) {
  const { title, about, empty } = registers[name];
  const asked = useLiveAnswer(`${pathOf(home)}${chosen.id}/registers/${name}/`, {
    is: isRegister,
    of: ['resident', 'incident', 'repair_record'],
    home: chosen.id,
  });
  const { body, state, status, reload } = asked;
  return (
    <Page title={`${title}, ${chosen.name}`} tab={title} back={back} actions={<PrintButton />}>
      {state === 'loading' && <Loading rows={5} label="Loading the register" />}
      {status === 403 && <NoRight title={`You do not have the right to see the register of ${midSentence(title)}`} />}
      {state === 'failed' && status !== 403 && !body && (
        <ErrorState title="The register could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      <StaleNote {...asked} />
      {body && <p className={kit['quiet']}>{about}</p>}
      {body && body.lines.length === 0 && <Empty title="No entries">{empty}</Empty>}
      {body && body.lines.length > 0 && <Lines name={name} lines={body.lines} />}
    </Page>
  );
}

function Lines({ name, lines }: { name: RegisterName; lines: readonly RegisterLine[] }) {
  const { columns } = registers[name];
  return (
    <FiguresTable framed wide>
      <thead>
        <tr>
          <th scope="col">Whom it is about</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">To be done</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          <Line key={`${line.id} ${place}`} columns={columns} line={line} />
        ))}
      </tbody>
    </FiguresTable>
  );
}

function Line({ columns, line }: { columns: readonly string[]; line: RegisterLine }) {
  const path = useEntityPaths().record(line.entity, line.id, line.resident);
  return (
    <tr>
      <th scope="row">
        {path ? (
          <Link to={path} className={kit['link']}>
            {line.name}
          </Link>
        ) : (
          line.name
        )}
      </th>
      {line.cells.map((cell, place) => (
        <td key={columns[place]} data-label={columns[place]}>
          {cell}
        </td>
      ))}
      <td>{line.sign && <Flag tone={line.sign.tone}>{line.sign.words}</Flag>}</td>
    </tr>
  );
}
