import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { BackLink } from '../kit/page/page.tsx';
import { RecordView } from '../kit/record/record-view.tsx';
import { ErrorState, Loading } from '../kit/page/states.tsx';
import { useRecord } from '../kit/data/use-record.ts';
import { ChangedRecord } from '../records/screens/record-form.tsx';
import { ResidentRecords } from '../records/screens/resident-records.tsx';
import { useRecordParams } from '../records/use-record-params.ts';
import { AboutMePage } from './about/about-me-page.tsx';
import { FamilyPanel } from './about/family-panel.tsx';
import { MonitoringForm } from './today/monitoring-form.tsx';
import { MonitoringPanel } from './today/monitoring-panel.tsx';
import type { PartProps } from './part-props.ts';
import { residentTabs } from '../records/resident-tabs.ts';
import kit from '../kit/styles/kit.module.css';
import css from './about/about.module.css';

/** Coming and going is said in the banner, where it asks what it needs; here someone only moves in. */
const movesIn = ({ right }: Move) => right === 'admit';

/** The person: themselves on one page, the people around them, what is watched, their papers, and the record whole. */
export function ResidentAbout(props: PartProps) {
  const { person, hasLeft, onChanged } = props;
  const [params] = useSearchParams();
  const place = useRecordParams('record');
  const of = params.get('of');
  const back = `?id=${person.id}&tab=about`;
  const edit = `${back}&edit=1`;
  if (of === careTracking.name && (place.isAdding || place.isChanging))
    return <Monitoring person={person.id} id={place.id} back={back} />;
  if (of) return <ResidentRecords resident={person.id} entities={residentTabs.about.kinds} hasLeft={hasLeft} />;
  if (place.isChanging)
    return <ChangedRecord isOnPersonPage entity={resident} id={person.id} savedPath={() => back} backPath={back} />;
  if (params.get('page') === 'about-me')
    return (
      <div className={css['about']}>
        <BackLink to={back} label="About" />
        <AboutMePage person={person} editPath={edit} />
      </div>
    );
  return (
    <div className={css['about']}>
      <AboutMePage person={person} editPath={edit} />
      <FamilyPanel person={person.id} hasLeft={hasLeft} />
      <MonitoringPanel person={person.id} hasLeft={hasLeft} />
      <ResidentRecords resident={person.id} entities={['attachment', 'discharge']} hasLeft={hasLeft} />
      <section className={css['own']}>
        <h2 className={kit['heading']}>Personal record</h2>
        <RecordView of={resident} record={person} editPath={edit} onChanged={onChanged} offers={movesIn} />
      </section>
    </div>
  );
}

function Monitoring({ person, id, back }: { person: string; id: string | null; back: string }) {
  const navigate = useNavigate();
  const { record, state, reload } = useRecord(careTracking, id);
  const leave = () => void navigate(back);
  if (state === 'loading') return <Loading rows={6} />;
  if (state === 'missing' || state === 'refused')
    return (
      <ErrorState title="This monitoring was not found">
        It may have been removed, or you may not have the right to see it.
      </ErrorState>
    );
  if (state === 'failed')
    return (
      <ErrorState title="The monitoring could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  return <MonitoringForm person={person} record={record} onSaved={leave} onCancel={leave} />;
}
