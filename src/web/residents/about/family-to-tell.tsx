import { family, type Family } from '#domain/residents/family/family.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { Contact } from './contact.tsx';
import kit from '../../kit/styles/kit.module.css';

type Topic = Family['contact_for'][number];

const wants = (contact: Listed<typeof family>, about: Topic): boolean =>
  contact.is_active !== false &&
  (contact.contact_for?.includes(about) === true || contact.is_emergency_contact === true);

/** Whom the news is for, with a number to press. */
export function FamilyToTell({ person, about }: { person: string; about: Topic }) {
  const { records, state } = useRecords(family, { resident: person, limit: '50' });
  const people = records.filter((contact) => wants(contact, about));
  if (state === 'failed') return <p role="alert">The contacts could not be loaded. They stand on the About page.</p>;
  if (people.length === 0) return null;
  return (
    <>
      <h3 className={kit['subheading']}>Tell</h3>
      {people.map((contact) => (
        <Contact key={contact.id} contact={contact} />
      ))}
    </>
  );
}
