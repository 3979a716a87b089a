import { Drawer } from '@mantine/core';
import { ErrorState } from '../../kit/page/states.tsx';
import { useRecord } from '../../kit/data/use-record.ts';
import { VersionsDrawer } from '../../kit/record/versions-drawer.tsx';
import { entityNamed } from '../../records/known-entities.ts';

/** The versions of an entry that is not itself on the page. */
export function EntryVersions({ kind, id, onClose }: { kind: string; id: string; onClose(): void }) {
  const entity = entityNamed(kind);
  const { record, state, reload } = useRecord(entity, id);
  if (record) return <VersionsDrawer entity={entity} record={record} onClose={onClose} />;
  return (
    state !== 'loading' && (
      <Drawer opened onClose={onClose} position="right" size="lg" title="Earlier versions">
        <ErrorState title="Could not load the entry" onRetry={reload}>
          It may have been removed, or the network is away.
        </ErrorState>
      </Drawer>
    )
  );
}
