import { family } from '#domain/residents/family/family.ts';
import type { Listed } from '../kit/state/stored-record.ts';
import { Loading } from '../kit/page/states.tsx';
import { useRecords } from '../kit/data/use-records.ts';
import { Contact } from './about/contact.tsx';
import kit from '../kit/styles/kit.module.css';

const isCalled = (contact: Listed<typeof family>): boolean =>
  contact.is_active !== false && (contact.is_next_of_kin === true || contact.is_emergency_contact === true);
const orderOf = (contact: Listed<typeof family>): number =>
  contact.is_next_of_kin === true ? 0 : (contact.emergency_order ?? 9);

/** Whom to call about somebody: the next of kin, then the others who are called in an emergency. */
export function NextOfKin({ person }: { person: string }) {
  const { records, state } = useRecords(family, { resident: person, limit: '50' });
  const people = records.filter(isCalled).toSorted((a, b) => orderOf(a) - orderOf(b));
  if (state === 'loading') return <Loading rows={1} label="Loading the next of kin" />;
  if (state === 'failed')
    return (
      <p role="alert" className={kit['trouble']}>
        The contacts could not be loaded. Check the network, then open this again.
      </p>
    );
  if (people.length === 0)
    return <p className={kit['quiet']}>No next of kin is written down. Contacts are added on the About page.</p>;
  return (
    <div className={kit['list']}>
      {people.map((contact) => (
        <Contact key={contact.id} contact={contact} />
      ))}
    </div>
  );
}
