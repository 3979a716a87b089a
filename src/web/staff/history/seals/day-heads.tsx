import { csvText } from '#domain/kit/words/csv.ts';
import type { DayHead } from '#domain/staff/history/seal-state.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadBlob } from '../../../kit/api/download-blob.ts';
import { dayInWords } from '../../../kit/house/house-clock.ts';
import { FiguresTable } from '../../../kit/ui/figures-table.tsx';
import { iconProps } from '../../../kit/ui/icon-props.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from './seals.module.css';

/** The head at the end of each day, to be stored where the database is not. */
export function DayHeads({ days }: { days: readonly DayHead[] }) {
  const save = () => {
    const rows = [['Day', 'Seal', 'Head'], ...days.map(({ day, number, head }) => [day, number, head])];
    downloadBlob(new Blob([csvText(rows)], { type: 'text/csv' }), `history-heads-until-${days[0]?.day}.csv`);
  };
  if (days.length === 0) return null;
  return (
    <section className={css['days']} aria-labelledby="day-heads">
      <h2 id="day-heads" className={kit['subheading']}>
        Heads of the last days
      </h2>
      <p className={kit['quiet']}>Keep them somewhere else, such as with your solicitor or in another house.</p>
      <div className={`${kit['buttons']} no-print`}>
        <Button variant="default" leftSection={<IconDownload {...iconProps} />} onClick={save}>
          Save as file
        </Button>
      </div>
      <FiguresTable framed>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Sealed by</th>
            <th scope="col">Head</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, number, head }) => (
            <tr key={day}>
              <th scope="row">{dayInWords(day)}</th>
              <td>Seal {number.toLocaleString('en-GB')}</td>
              <td>{head}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </section>
  );
}
