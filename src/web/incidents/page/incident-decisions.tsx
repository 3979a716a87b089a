import { incidentDuties, type Duty } from '#domain/incidents/incident/incident-duties.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { Button } from '@mantine/core';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import type { ValueWording } from '../../kit/names/value-text.ts';
import { dutyFacts } from '../duties/duty-facts.ts';
import { DutyList } from '../duties/duty-list.tsx';
import { dutyWords } from '../duties/duty-words.ts';
import { FilledFacts } from '../../kit/record/filled-facts.tsx';
import { incidentParts, type PartName } from '../report/incident-parts.ts';
import { MarksOf } from '../report/marks-of.tsx';
import { MarksUnknown } from '../report/marks-unknown.tsx';
import type { useIncidentMarks } from '../report/use-incident-marks.ts';
import incidents from '../incidents.module.css';

interface DecisionsProps {
  record: Stored<typeof incident>;
  person: StoredRecord | null;
  wording: ValueWording;
  /** Opens the form of a part; absent for those who may only read. */
  onOpen: ((part: PartName) => void) | null;
}

const partOf = ({ kind }: Duty): PartName =>
  kind === 'safeguarding' || kind === 'regulator' || kind === 'riddor' || kind === 'candour' ? kind : 'informed';

/** The report's own line about each decision; who was told stands in one list of its own. */
const saidIn = (part: PartName): readonly string[] =>
  part === 'informed'
    ? []
    : part === 'riddor'
      ? [...incidentParts.riddor.names, 'riddor_due_on']
      : incidentParts[part].names;

/** Who is told and what is decided: reasons, deadlines and answers side by side. */
export const IncidentDecisions = (props: DecisionsProps) => (
  <MarksOf person={props.person} incident={props.record.id} named={props.record.bodymap}>
    {(found) => <Decisions {...props} found={found} />}
  </MarksOf>
);

function Decisions({
  record,
  person,
  wording,
  onOpen,
  found: { marks, ...found },
}: DecisionsProps & { found: ReturnType<typeof useIncidentMarks> }) {
  const clock = useHouseClock();
  const settings = useHomeSettings();
  const facts = dutyFacts(record, person ?? {}, {
    now: clock.now(),
    hasUnexplainedMark: marks.some((mark) => mark.cause === 'unexplained'),
  });
  const duties = incidentDuties(facts, { zone: clock.zone, settings }).filter(
    (duty) => duty.reasons.length > 0 || partOf(duty) !== 'informed',
  );
  const more = (duty: Duty) => {
    const part = partOf(duty);
    return (
      <>
        {duty.isMet && <FilledFacts of={incident} record={record} names={saidIn(part)} wording={wording} />}
        {onOpen && part !== 'informed' && (
          <Button
            variant="default"
            className={incidents['start'] ?? ''}
            aria-label={`${duty.isMet ? 'Change' : 'Decide'}: ${dutyWords[duty.kind].title}`}
            onClick={() => onOpen(part)}
          >
            {duty.isMet ? 'Change' : 'Decide'}
          </Button>
        )}
      </>
    );
  };
  const add = onOpen && (
    <Button variant="default" onClick={() => onOpen('informed')}>
      Who was told
    </Button>
  );
  return (
    <Panel title="Told and decided" action={add}>
      <FilledFacts of={incident} record={record} names={incidentParts.informed.names} wording={wording} />
      <MarksUnknown {...found} />
      <DutyList duties={duties} more={more} />
    </Panel>
  );
}
