import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { AuditedRecord } from '../context/audit-entry.ts';

/** Where a row `r` of this kind says what the history keeps of it. */
export const auditedRecord = (entity: Entity): AuditedRecord => ({
  entity: entity.name,
  version: entity.log ? 'null::int' : 'r.version',
  home: entity.belongsTo === 'itself' ? 'r.id' : 'home' in entity.fields ? 'r.home' : 'null::uuid',
  resident: entity.resides ? 'r.id' : 'resident' in entity.fields ? 'r.resident' : 'null::uuid',
});
