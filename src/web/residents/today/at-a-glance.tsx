import type { ResidentSummary, PlanCounts } from '#domain/residents/views/resident-summary.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { dayInWords, momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import { Contact } from '../about/contact.tsx';
import kit from '../../kit/styles/kit.module.css';
import line from './entry-line.module.css';
import css from './at-a-glance.module.css';

interface GlanceProps {
  person: Stored<typeof resident>;
  summary: ResidentSummary | null;
  state: 'loading' | 'loaded' | 'stale' | 'failed';
  onRetry(): void;
}

/** Whoever is called first stands here; the banner and the About page have them all. */
const firstCalled = 1;

/** What to have in mind when going in: how the person usually is, who knows them, what comes next. */
export function AtAGlance({ person, summary, state, onRetry }: GlanceProps) {
  const { zone } = useHouseClock();
  const tab = (name: string) => `?id=${person.id}&tab=${name}`;
  const { appointment, plans, risks, incidents, emergency_contacts: contacts } = summary ?? {};
  return (
    <Panel title="At a glance" state={state} onRetry={onRetry} rows={6}>
      <dl className={`${kit['facts']} ${css['glance']}`}>
        <Fact label="Usually">{person.usual_presentation}</Fact>
        <Fact label="Important to me">{person.important_to_me}</Fact>
        <Fact label="How to support me">{person.how_to_support_me}</Fact>
        {'key_worker' in person && <Fact label="Key worker">{namesIn(person).get(person.key_worker ?? '')}</Fact>}
        {appointment !== undefined && (
          <Fact label="Next appointment">
            {appointment && `${appointment.title}, ${momentInWords(appointment.starts_at, zone)}`}
          </Fact>
        )}
        {plans && (
          <Fact label="Support plans">
            <PlanCountsWords counts={plans} to={tab('plans')} />
          </Fact>
        )}
        {risks && (
          <Fact label="Risk assessments">
            <PlanCountsWords counts={risks} to={tab('plans')} />
          </Fact>
        )}
        {incidents && (
          <Fact label="Open incidents">
            {incidents.open > 0 ? (
              <Link to={`${tab('notes')}&of=incident`} className={kit['link']}>
                {incidents.open} open
              </Link>
            ) : (
              'None open'
            )}
          </Fact>
        )}
        {contacts && (
          <Fact label="In an emergency">
            {contacts.length > 0 ? (
              <>
                {contacts.slice(0, firstCalled).map((contact) => (
                  <Contact key={contact.id} contact={contact} />
                ))}
                {contacts.length > firstCalled && (
                  <Link to={tab('about')} className={kit['link']}>
                    {contacts.length - firstCalled} more on the About page
                  </Link>
                )}
              </>
            ) : null}
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || <span className={line['none']}>None recorded</span>}</dd>
  </div>
);

const PlanCountsWords = ({ counts: { active, overdue, next_review }, to }: { counts: PlanCounts; to: string }) => (
  <>
    <Link to={to} className={kit['link']}>
      {active} active
    </Link>{' '}
    {overdue > 0 && <Flag tone="danger">{overdue} overdue for review</Flag>}
    {overdue === 0 && next_review && `next review ${dayInWords(next_review)}`}
  </>
);
