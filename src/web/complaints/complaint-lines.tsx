import { complaint } from '#domain/complaints/complaint.ts';
import { clockSign, type ListedComplaint } from '#domain/complaints/complaint-signs.ts';
import { complaintStatus } from '#domain/complaints/complaint-states.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { dayInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { FiguresTable } from '../kit/ui/figures-table.tsx';
import { Flag } from '../kit/ui/flags.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './complaints.module.css';

interface LinesProps {
  complaints: readonly ListedComplaint[];
  pathTo(id: string): string;
}

const words = (field: Field | undefined, value: string): string =>
  field?.kind === 'choice' ? (field.options[value] ?? value) : value;

export function ComplaintLines({ complaints, pathTo }: LinesProps) {
  const { zone, today } = useHouseClock();
  return (
    <FiguresTable wide className={css['lines']}>
      <thead>
        <tr>
          <th scope="col">Complaint</th>
          <th scope="col">From</th>
          <th scope="col">About</th>
          <th scope="col">Received</th>
          <th scope="col">Status</th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        {complaints.map((one) => {
          const sign = clockSign(one, today());
          return (
            <tr key={one.id}>
              <th scope="row">
                <Link className={kit['link']} to={pathTo(one.id)}>
                  {one.title}
                </Link>
              </th>
              <td data-label="From">{words(complaint.fields.from_type, one.from_type)}</td>
              <td data-label="About">{words(complaint.fields.category, one.category)}</td>
              <td data-label="Received">{dayInWords(localDay(one.received_at, zone), true)}</td>
              <td data-label="Status">{complaintStatus[one.status]}</td>
              <td data-label="Next">{sign ? <Flag tone={sign.tone}>{sign.words}</Flag> : 'Nothing'}</td>
            </tr>
          );
        })}
      </tbody>
    </FiguresTable>
  );
}
