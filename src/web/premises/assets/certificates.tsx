import type { DueCheck } from '#domain/premises/assets/asset-list.ts';
import { checkKinds } from '#domain/premises/assets/check-kinds.ts';
import { isOnTheWay } from '#domain/premises/assets/asset-list.ts';
import { Link } from 'react-router';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { Empty } from '../../kit/page/states.tsx';
import { FiguresTable } from '../../kit/ui/figures-table.tsx';
import { FileLink } from '../../kit/ui/file-link.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { AddLink } from '../../kit/page/add-link.tsx';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import kit from '../../kit/styles/kit.module.css';

interface CertificatesProps {
  checks: readonly DueCheck[];
  pathTo(id: string): string;
}

/** Where a paper is missing stands first; the rest by the day until which it is good. */
const byNeed = (a: DueCheck, b: DueCheck): number =>
  Number(a.last?.certificate !== null && a.last !== null) - Number(b.last?.certificate !== null && b.last !== null) ||
  (a.next_due ?? '').localeCompare(b.next_due ?? '');

/** The paper for every check that an engineer does, and where one is missing. */
export function Certificates({ checks, pathTo }: CertificatesProps) {
  const papers = checks.filter((check) => !isOnTheWay(check)).toSorted(byNeed);
  if (papers.length === 0)
    return (
      <Empty
        title="No thing of the house has a check with a certificate"
        action={<AddLink of={houseAsset}>Add a thing</AddLink>}
      >
        Papers that an inspector asks for stand here with their dates. Add a thing with its checks first.
      </Empty>
    );
  return (
    <FiguresTable wide framed>
      <thead>
        <tr>
          <th scope="col">Thing</th>
          <th scope="col">Check</th>
          <th scope="col">Certificate</th>
          <th scope="col">Done</th>
          <th scope="col">By</th>
          <th scope="col">Good until</th>
        </tr>
      </thead>
      <tbody>
        {papers.map(({ item, kind, last, next_due }) => (
          <tr key={`${item.id} ${kind}`}>
            <th scope="row">
              <Link className={kit['link']} to={pathTo(item.id)}>
                {item.name}
              </Link>
            </th>
            <td data-label="Check">{checkKinds[kind]}</td>
            <td data-label="Certificate">
              {last?.certificate ? (
                <FileLink id={last.certificate} name={`${item.asset_tag} ${checkKinds[kind]}`} />
              ) : (
                <Flag tone="watch">None on file</Flag>
              )}
            </td>
            <td data-label="Done">{last?.last_on ? dayInWords(last.last_on, true) : 'Never'}</td>
            <td data-label="By">{last?.by ?? ''}</td>
            <td data-label="Good until">{next_due === null ? '' : dayInWords(next_due, true)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
