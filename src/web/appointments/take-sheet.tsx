import { appointment } from '#domain/appointments/appointment.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { family } from '#domain/residents/family/family.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { ReactNode } from 'react';
import { FieldValue } from '../kit/record/field-value.tsx';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import type { Listed, Stored, StoredRecord } from '../kit/state/stored-record.ts';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { ErrorState, Loading } from '../kit/page/states.tsx';
import { useSelectedHome } from '../kit/state/store.ts';
import { useRecord } from '../kit/data/use-record.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { useRefNames } from '../kit/names/use-ref-names.ts';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { isEmpty, valueText } from '../kit/names/value-text.ts';
import { ResidentBanner } from '../records/resident/resident-banner.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './take-sheet.module.css';

const visitFacts = ['appointment_type', 'with_whom', 'location', 'transport', 'escort_staff'];
/** What a stranger in a clinic needs to know to treat somebody well. */
const personFacts = [
  'preferred_name',
  'first_language',
  'interpreter_needed',
  'communication',
  'hearing',
  'sight',
  'aids',
  'diagnoses',
  'on_anticoagulant',
  'diabetes',
  'mobility',
  'diet',
  'iddsi_food_level',
  'iddsi_fluid_level',
  'gp_name',
  'gp_practice',
  'gp_phone',
];

/** One sheet for the way: where to, what to take and to prepare, what can harm the person, and whom to ring. */
export function TakeSheet({ id }: { id: string }) {
  const { record: visit, state, reload } = useRecord(appointment, id);
  const person = useRecord(resident, visit?.resident ?? null);
  if (state === 'failed' || state === 'missing' || state === 'refused')
    return (
      <ErrorState title="This appointment could not be loaded" onRetry={reload}>
        It may have been removed, or the network is away.
      </ErrorState>
    );
  // A sheet without its warnings must not look finished.
  if (person.state === 'failed' || person.state === 'refused' || person.state === 'missing')
    return (
      <ErrorState title="What can harm this person could not be loaded" onRetry={person.reload}>
        Do not print the sheet without it.
      </ErrorState>
    );
  if (!visit || person.state === 'loading') return <Loading rows={6} />;
  return (
    <div className={css['sheet']}>
      <div>
        <PrintButton isMain />
      </div>
      {person.record && <ResidentBanner person={person.record} />}
      <VisitPart visit={visit} />
      {person.record && <PersonPart person={person.record} />}
      {person.record && <ContactsPart person={person.record.id} />}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css['sheetPart']} data-card>
    <h2 className={kit['subheading']}>{title}</h2>
    {children}
  </section>
);

function Facts({
  of,
  record,
  names,
  wording,
}: {
  of: typeof appointment | typeof resident;
  record: StoredRecord;
  names: readonly string[];
  wording: ReturnType<ReturnType<typeof useValueWords>>;
}) {
  const fields = names.flatMap((name) => {
    const field = of.fields[name];
    return field && !isEmpty(record[name]) ? [[name, field] as const] : [];
  });
  return (
    <dl className={`${kit['facts']} ${kit['spread']}`}>
      {fields.map(([name, field]) => (
        <div key={name}>
          <dt>{field.label}</dt>
          <dd>
            <FieldValue field={field} value={record[name]} wording={wording} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function VisitPart({ visit }: { visit: Stored<typeof appointment> }) {
  const { zone } = useHouseClock();
  const named = useRefNames(appointment, visit);
  const wording = useValueWords()(visit, named);
  return (
    <>
      <Part title={`${visit.title}, ${momentInWords(visit.starts_at, zone)}`}>
        <Facts of={appointment} record={visit} names={visitFacts} wording={wording} />
      </Part>
      <Part title="Prepare and take">
        <ul className={`${kit['list']} ${css['ticks']}`}>
          {visit.preparation && <li>{visit.preparation}</li>}
          {visit.take_documents.map((paper) => (
            <li key={paper}>{wording.nameOf(paper) ?? 'A paper you may not see'}</li>
          ))}
          <li>This sheet</li>
        </ul>
      </Part>
    </>
  );
}

function PersonPart({ person }: { person: Stored<typeof resident> }) {
  const wording = useValueWords()(person);
  return (
    <Part title={`About ${personName(person)}`}>
      <Facts of={resident} record={person} names={personFacts} wording={wording} />
    </Part>
  );
}

function ContactsPart({ person }: { person: string }) {
  const home = useSelectedHome();
  const rights = useRights();
  const mayAsk = seesAny(rights, family);
  const { records, state } = useRecords(
    family,
    { resident: person, is_emergency_contact: 'true', limit: '5' },
    { isPart: true },
  );
  const { relationship } = family.fields;
  const numbers = (contact: Listed<typeof family>) => [contact.phone, contact.mobile].filter(Boolean).join(' or ');
  return (
    <Part title="Whom to ring">
      <ul className={kit['list']}>
        <li>
          <strong>{home?.name}</strong> {home?.phone}
        </li>
        {mayAsk &&
          records
            .filter((one) => one.is_active !== false && one.contact_restricted !== true)
            .map((one) => (
              <li key={one.id}>
                <strong>{personName(one)}</strong>
                {`, ${midSentence(valueText(relationship, one.relationship, { zone: '', nameOf: () => null }))}`}{' '}
                {numbers(one)}
              </li>
            ))}
        {state === 'failed' && <li>The contacts could not be loaded.</li>}
      </ul>
    </Part>
  );
}
