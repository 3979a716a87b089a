import type { resident } from '#domain/residents/person/resident.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { useResidentsLoad } from '../../kit/data/live-house.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { closeRecording, lineKeys, recordKeys, type RecordRequest } from '../../kit/state/recording.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import { useHasKeys } from '../../kit/page/use-has-keys.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { JustSavedLine } from '../saved/just-saved-line.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { ResidentPicker } from './resident-picker.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import kit from '../../kit/styles/kit.module.css';

/** The resident whose page is open when the sheet is asked for: decided once, and never followed afterwards. */
function useResidentHere(): string | null {
  const { pathname, search } = useLocation();
  const page = useEntityPaths().detail('resident');
  const [here] = useState(() => (page !== null && pathname === page ? new URLSearchParams(search).get('id') : null));
  return here;
}

const keysInWords = (keys: string) => keys.replace('Control', 'Ctrl').replace('+', ' + ');

/** Writing something down about one resident, from anywhere. */
export default function RecordSheet({ asked }: { asked: RecordRequest }) {
  const { selected, residents } = useChosenHome();
  const here = useResidentHere();
  const meant = asked.copy ? null : (asked.resident ?? here);
  const hasKeys = useHasKeys();
  const isKnown = useResidentsLoad() === 'loaded';
  /** Undefined until somebody chooses: then whoever is meant, as soon as they are known. */
  const [chosen, setChosen] = useState<Listed<typeof resident> | null | undefined>();
  const person = chosen === undefined ? residents.find(({ id }) => id === meant) : chosen;
  if (!selected)
    return (
      <SheetFrame title="Record" onClose={closeRecording}>
        <ChooseHouse />
      </SheetFrame>
    );
  if (person)
    return (
      <PersonSheet
        key={person.id}
        person={person}
        kind={asked.kind ?? null}
        chip={asked.chip ?? null}
        copy={asked.copy ?? null}
        onChange={() => setChosen(null)}
      />
    );
  return (
    <SheetFrame
      title="Record"
      onClose={closeRecording}
      hint={
        hasKeys && (
          <p className={kit['quiet']}>
            {keysInWords(recordKeys)} opens this from any page, {keysInWords(lineKeys)} takes it as one typed line.
          </p>
        )
      }
    >
      <JustSavedLine />
      {asked.copy && <output>Choose whom it was about. What was written goes along.</output>}
      {meant && chosen === undefined && isKnown && (
        <p role="alert">This person does not live in {selected.name}. Choose a resident of this house.</p>
      )}
      <ResidentPicker onChoose={setChosen} />
    </SheetFrame>
  );
}
