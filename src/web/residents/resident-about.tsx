import { resident } from '#domain/residents/resident.ts';
import { useSearchParams } from 'react-router';
import type { Kept } from '../kit/kept.ts';
import { RecordView } from '../kit/record-view.tsx';
import { isOffered } from '../records/offered-moves.ts';
import { ChangedRecord } from '../records/record-form.tsx';
import { ResidentRecords } from '../records/resident-records.tsx';
import { usePlace } from '../records/use-place.ts';
import { residentTabs } from './resident-tabs.ts';
import css from './residents.module.css';

interface AboutProps {
  person: Kept;
  hasLeft: boolean;
  onChanged(record: Kept): void;
}

/** The person's own record, whole, and the people and papers that belong to them. */
export function ResidentAbout({ person, hasLeft, onChanged }: AboutProps) {
  const [params] = useSearchParams();
  const place = usePlace();
  const back = `?id=${person.id}&tab=about`;
  if (place.isChanging && !params.has('of')) return <ChangedRecord isOnPersonPage entity={resident} id={person.id} savedPath={() => back} backPath={back} />;
  return (
    <div className={css['about']}>
      <ResidentRecords resident={person.id} entities={residentTabs.about.kinds} hasLeft={hasLeft} />
      {!params.has('of') && (
        <section className={css['own']}>
          <h2 className={css['heading']}>Personal record</h2>
          <RecordView of={resident} record={person} editPath={`${back}&edit=1`} onChanged={onChanged} offers={isOffered(resident)} />
        </section>
      )}
    </div>
  );
}
