import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { useSearchParams } from 'react-router';
import { Page } from '../../../kit/page/page.tsx';
import type { ListedHome } from '../../../kit/state/chosen-home.ts';
import { NewRecord } from '../../../records/screens/record-form.tsx';
import { useRepairs } from '../use-repairs.ts';
import { ReportSteps } from './report-steps.tsx';

/** Something is broken: where, what, and whether anybody could be harmed. */
export function ReportPage({ home }: { home: ListedHome }) {
  const [params] = useSearchParams();
  const { body } = useRepairs(home.id);
  const where = params.get('where');
  return (
    <Page title="Report a repair" back={{ to: '?', label: repairRecord.labels.many }} narrow>
      <NewRecord
        entity={repairRecord}
        preset={where ? { location: where } : {}}
        savedPath={({ id }) => `?id=${id}`}
        backPath="?"
        layout={(form, prefix, bar) => (
          <ReportSteps form={form} prefix={prefix} bar={bar} places={body?.places ?? []} />
        )}
      />
    </Page>
  );
}
