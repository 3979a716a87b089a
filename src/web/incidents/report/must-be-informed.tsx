import type { incident } from '#domain/incidents/incident/incident.ts';
import { incidentDuties, type Duty } from '#domain/incidents/incident/incident-duties.ts';
import { Button } from '@mantine/core';
import { IconPhoneCheck } from '@tabler/icons-react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { useAuth } from '../../kit/state/store.ts';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { dutyFacts } from '../duties/duty-facts.ts';
import { DutyList } from '../duties/duty-list.tsx';
import { dutyWords } from '../duties/duty-words.ts';
import { MarksOf } from './marks-of.tsx';
import { MarksUnknown } from './marks-unknown.tsx';
import type { useIncidentMarks } from './use-incident-marks.ts';
import incidents from '../incidents.module.css';

interface InformingProps {
  form: EntityFormState<typeof incident>;
  person: StoredRecord | null;
}

/** Everyone the report gives a reason to tell. Who has just been told is one press. */
export const MustBeInformed = ({ form, person }: InformingProps) => (
  <MarksOf person={person} incident={null} named={form.values.bodymap}>
    {(found) => <InformedPerson form={form} person={person} found={found} />}
  </MarksOf>
);

function InformedPerson({
  form,
  person,
  found: { marks, ...found },
}: InformingProps & { found: ReturnType<typeof useIncidentMarks> }) {
  const clock = useHouseClock();
  const settings = useHomeSettings();
  const { user } = useAuth();
  const facts = dutyFacts(form.values, person ?? {}, {
    now: clock.now(),
    hasUnexplainedMark: marks.some((one) => one.cause === 'unexplained'),
  });
  const duties = incidentDuties(facts, { zone: clock.zone, settings }).filter(({ reasons }) => reasons.length > 0);
  const informed = (who: string) =>
    form.change('informed', [...facts.informed, { who, at: clock.now(), by: user?.id ?? null, method: null }]);
  const more = ({ kind, isMet }: Duty) => {
    const { who, title } = dutyWords[kind];
    return (
      who &&
      !isMet && (
        <Button
          variant="default"
          className={incidents['start'] ?? ''}
          aria-label={`${title}: told just now`}
          onClick={() => informed(who)}
          leftSection={<IconPhoneCheck size={20} stroke={1.75} aria-hidden />}
        >
          Told just now
        </Button>
      )
    );
  };
  return (
    <Panel title="Who must hear of it">
      <p className={incidents['lead']}>
        The report points to these. What concerns safeguarding, the regulator, RIDDOR and candour is decided before it
        is signed off.
      </p>
      <MarksUnknown {...found} />
      <DutyList duties={duties} more={more} />
    </Panel>
  );
}
