import type { ReactNode } from 'react';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { useIncidentMarks } from './use-incident-marks.ts';

type Found = ReturnType<typeof useIncidentMarks>;

interface MarksProps {
  person: StoredRecord | null;
  incident: string | null;
  /** The marks the report names itself. */
  named: unknown;
  children(found: Found): ReactNode;
}

const none: Found = { marks: [], state: 'loaded', at: null, reload: () => undefined };

/** The marks that belong to an incident; one about the house has left none on anybody's body map. */
export const MarksOf = ({ person, ...asked }: MarksProps) =>
  person ? <PersonsMarks person={person} {...asked} /> : asked.children(none);

const PersonsMarks = ({ person, incident, named, children }: MarksProps & { person: StoredRecord }) =>
  children(useIncidentMarks(person.id, incident, named));
