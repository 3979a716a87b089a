import { family } from '#domain/residents/family/family.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { Contact } from './contact.tsx';
import kit from '../../kit/styles/kit.module.css';

const wants = (contact: StoredRecord, about: string): boolean =>
  contact['is_active'] !== false &&
  ((Array.isArray(contact['contact_for']) && contact['contact_for'].includes(about)) ||
    contact['is_emergency_contact'] === true);

/** Whom the news is for, with a number to press. */
export function FamilyToTell({ person, about }: { person: string; about: string }) {
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
