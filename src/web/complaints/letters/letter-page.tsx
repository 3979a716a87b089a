import { complaint } from '#domain/complaints/complaint.ts';
import { complaintLetter, letterTitles } from '#domain/complaints/letters/complaint-letter.ts';
import { home } from '#domain/homes/home.ts';
import { isKeyOf, isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { usePrintedAs } from '../../kit/page/print/printed-as.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { textOrNull, type StoredRecord } from '../../kit/state/stored-record.ts';
import { LetterSheet } from './letter-sheet.tsx';

interface LetterProps {
  id: string;
  name: string;
  back: string;
}

const namesOf = ({ names }: StoredRecord): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(isRecordValues(names) ? names : {}).map(([of, said]) => [of, textOrNull(said) ?? undefined]),
  );

/** One letter about a complaint, as it goes into the envelope. */
export function LetterPage({ id, name, back }: LetterProps) {
  const { zone } = useHouseClock();
  const { record, state, reload } = useRecord(complaint, id);
  const { record: house } = useRecord(home, record?.home ?? null);
  usePrintedAs(complaint, record ? id : null);
  const letter =
    record && house && isKeyOf(letterTitles, name)
      ? complaintLetter(name, { complaint: record, house, names: namesOf(record), zone })
      : null;
  return (
    <Page
      title="Letter"
      tab="Letter about a complaint"
      back={{ to: back, label: complaint.labels.one }}
      actions={letter && <PrintButton isMain>Print the letter</PrintButton>}
      narrow
    >
      {state === 'loading' && <Loading rows={8} label="Loading the letter" />}
      {state === 'failed' && (
        <ErrorState title="The letter could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {(state === 'missing' || state === 'refused' || (record && house && !letter)) && (
        <ErrorState title="There is no such letter yet">
          Each letter comes with its step of the procedure: open the complaint to see which there are.
        </ErrorState>
      )}
      {letter && house && <LetterSheet letter={letter} house={house} />}
    </Page>
  );
}
