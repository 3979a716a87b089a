import { needsIncident } from '#domain/incidents/body-map/body-map-rules.ts';
import { opensSafeguardingQuestion } from '#domain/incidents/body-map/soft-tissue.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { Button } from '@mantine/core';
import { IconShieldQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../../kit/access/record-rights.ts';
import { maySee, useRights } from '../../../kit/access/rights.ts';
import type { NumberedMark } from '../use-body-marks.ts';
import css from './safeguarding-question.module.css';

interface Questioned {
  readonly region: string;
  readonly cause: string | null;
  readonly mark_type: string | null;
  readonly pressure_category: string | null;
}

/** Why somebody must ask whether safeguarding has to be told; null where nothing calls for it. */
export function whyAsked({ region, cause, mark_type, pressure_category }: Questioned): string | null {
  if (cause === 'unexplained') return 'Nobody can explain this mark.';
  if (opensSafeguardingQuestion(region)) return 'This place is seldom hurt by accident.';
  if (cause !== null && mark_type !== null && needsIncident({ cause, mark_type, pressure_category }))
    return 'A mark of this kind belongs to an incident.';
  return null;
}

const notes = (resident: string) => `/resident/detail?id=${resident}&tab=notes`;
export const incidentOfMarkPath = (resident: string, id: string) =>
  `${notes(resident)}&of=${incident.name}&record=${id}`;
const newIncidentPath = ({ resident, id }: NumberedMark) => `${notes(resident)}&incident=new&body_map=${id}`;

/** Asks; the answer stays with the person in charge, in the incident report. */
export function SafeguardingQuestion({ mark }: { mark: NumberedMark }) {
  const rights = useRights();
  const why = whyAsked(mark);
  if (!why || mark.is_deleted || mark.status === 'healed') return null;
  const isReported = mark.incident !== null;
  const mayOpen = isReported ? maySee(rights, incident.name) : mayAdd(incident, rights);
  return (
    <div className={css['question']} role="note">
      <IconShieldQuestion size={24} stroke={1.75} aria-hidden />
      <div>
        <strong>Must safeguarding be told?</strong>
        <p>
          {why}{' '}
          {isReported
            ? 'The incident report holds the decision.'
            : 'Report what was found, and let the person in charge decide.'}
        </p>
        {mayOpen && (
          <Button
            variant="default"
            component={Link}
            to={isReported && mark.incident ? incidentOfMarkPath(mark.resident, mark.incident) : newIncidentPath(mark)}
          >
            {isReported ? 'Open the incident report' : 'Report an incident'}
          </Button>
        )}
      </div>
    </div>
  );
}
