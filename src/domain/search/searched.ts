import { attachment } from '../attachments/attachment.ts';
import { appointment } from '../appointments/appointment.ts';
import { incident } from '../incidents/incident/incident.ts';
import type { Entity } from '../kit/vocabulary/entity.ts';
import { note } from '../notes/note.ts';
import { plan } from '../plans/plan/plan.ts';
import { risk } from '../plans/risk/risk.ts';
import { houseAsset } from '../premises/assets/house-asset.ts';
import { houseStock } from '../premises/stock/house-stock.ts';
import { repairRecord } from '../premises/repairs/repair-record.ts';
import { inventory } from '../residents/belongings/inventory.ts';
import { resident } from '../residents/person/resident.ts';
import { staff } from '../staff/person/staff.ts';

/** A kind of record that can be found, and the fields it is found by: open ones only, within the reach of everyone who may see the record at all. */
export interface Searched {
  readonly entity: Entity;
  /** What it is called: short, and forgiven most. */
  readonly names: readonly string[];
  /** What it tells: looked through word by word, and shown around the hit. */
  readonly texts: readonly string[];
  /** The moment or day that "last Tuesday" speaks of; null for what is of no day. */
  readonly dated: string | null;
  /** Who wrote it; null where nobody asks. */
  readonly by: string | null;
  /** There are so many of them that the newest are looked through first. */
  readonly isStream?: true;
}

/** What may be found, in the order in which it is shown. Confidential records are never among it. */
export const searched: readonly Searched[] = [
  {
    entity: resident,
    names: ['first_name', 'preferred_name', 'last_name', 'room', 'national_id'],
    texts: [],
    dated: null,
    by: null,
  },
  { entity: note, names: [], texts: ['body'], dated: 'occurred_at', by: 'recorded_by', isStream: true },
  {
    entity: incident,
    names: [],
    texts: ['incident_type', 'description', 'immediate_actions', 'injuries'],
    dated: 'occurred_at',
    by: 'recorded_by',
  },
  { entity: plan, names: ['title', 'domain'], texts: ['need', 'person_says'], dated: 'start_date', by: 'created_by' },
  { entity: risk, names: ['title', 'category'], texts: ['hazard', 'how'], dated: 'start_date', by: 'created_by' },
  {
    entity: appointment,
    names: ['title', 'with_whom', 'location', 'appointment_type'],
    texts: ['preparation', 'outcome'],
    dated: 'starts_at',
    by: 'created_by',
  },
  {
    entity: attachment,
    names: ['title', 'category'],
    texts: ['content_text'],
    dated: 'document_date',
    by: 'created_by',
  },
  { entity: staff, names: ['first_name', 'preferred_name', 'last_name'], texts: [], dated: null, by: null },
  {
    entity: inventory,
    names: ['item_name', 'category', 'identifying_marks', 'serial_number'],
    texts: ['description'],
    dated: 'created_at',
    by: 'created_by',
  },
  { entity: houseStock, names: ['item_name', 'location', 'supplier', 'batch_no'], texts: [], dated: null, by: null },
  {
    entity: houseAsset,
    names: ['asset_tag', 'name', 'location', 'make', 'model', 'serial_number'],
    texts: [],
    dated: null,
    by: null,
  },
  {
    entity: repairRecord,
    names: ['title', 'location', 'contractor', 'category'],
    texts: ['description', 'work_done'],
    dated: 'reported_at',
    by: 'recorded_by',
  },
];
