import { useRecord } from '../kit/use-record.ts';
import { VersionsDrawer } from '../kit/versions-drawer.tsx';
import { entityNamed } from '../records/known-entities.ts';

/** The versions of an entry that is not itself on the page. */
export function EntryVersions({ kind, id, onClose }: { kind: string; id: string; onClose(): void }) {
  const entity = entityNamed(kind);
  const { record } = useRecord(entity, id);
  return record && <VersionsDrawer entity={entity} record={record} onClose={onClose} />;
}
