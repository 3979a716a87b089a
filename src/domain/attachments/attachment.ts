import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  beside,
  choice,
  date,
  file,
  link,
  longText,
  must,
  readOnly,
  ref,
  restricted,
  rows,
  text,
  unshown,
  whole,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { everything } from '../kit/vocabulary/permissions.ts';
import { nobody } from '../kit/vocabulary/acts.ts';
import { move } from '../kit/vocabulary/states.ts';
import { largestBytes, longestText } from '../kit/traits/accepted-file.ts';

export const attachment = entity({
  name: 'attachment',
  labels: { one: 'File', many: 'Files' },
  purpose: 'Letters, certificates and photos, kept with the record they belong to.',
  title: ['title'],
  belongsTo: 'home',
  movesAlong: true,
  access: {
    superuser: everything,
    manager: everything,
    senior: everything,
    carer: ['view:ordinary', 'view:own', 'add', 'delete_own'],
    agency: ['view:ordinary'],
    auditor: ['view:ordinary'],
  },
  narrower: {
    'view:ordinary': { rows: { is_sensitive: { is: false } } },
    'view:own': { rows: { created_by: { me: true } } },
  },
  fields: {
    file: must(file('File')),
    title: must(text('Title', { max: 200 })),
    category: must(
      choice('Category', {
        options: {
          care_plan: 'Care plan',
          assessment: 'Assessment',
          legal: 'Legal',
          mca_dols: 'Mental capacity and DoLS',
          consent: 'Consent',
          hospital: 'Hospital',
          photo: 'Photo',
          receipt: 'Receipt',
          certificate: 'Certificate',
          policy: 'Policy',
          id_document: 'Identity document',
          dbs_certificate: 'DBS certificate',
          correspondence: 'Letter',
          other: 'Other',
        },
        default: 'other',
      }),
    ),
    document_date: date('Date of the document', { tense: 'past' }),
    expiry_date: date('Valid until', { tense: 'future', offers: ['1 month', '6 months', '1 year'] }),
    resident: ref('Resident', { to: 'resident' }),
    staff: ref('Member of staff', { to: 'staff' }),
    linked_object: link('Belongs to the record'),
    also_linked: readOnly(rows('Named by as well', { record: must(link('Record')) })),
    is_sensitive: must(
      restricted(yesNo('Sensitive', { default: false, help: 'Read only by seniors, managers and you.' })),
    ),
    is_obsolete: must(
      yesNo('No longer needed', { default: false, help: 'It stays on file, and nobody is reminded of its date.' }),
    ),
    used_as: unshown(
      must(
        choice('Used as', {
          options: { document: 'Document', portrait: 'Portrait', wound: 'Picture of a wound' },
          default: 'document',
        }),
      ),
    ),
    file_version: readOnly(whole('Version of the file', { min: 1, max: 9999, default: 1 })),
    pages: readOnly(whole('Pages', { min: 0, max: 100_000 })),
    content_text: unshown(beside(longText('Words in the file', { max: longestText }))),
    sha256: readOnly(text('Fingerprint', { max: 64 })),
    size: readOnly(whole('Size', { unit: 'bytes', min: 0, max: largestBytes })),
    mime: readOnly(text('Type', { max: 120 })),
    scan_status: readOnly(
      choice('Virus scan', {
        options: { not_configured: 'Not set up', pending: 'Waiting', clean: 'Clean', infected: 'Infected' },
        default: 'not_configured',
      }),
    ),
    status: must(
      choice('Status', {
        options: { uploaded: 'Uploaded', available: 'Available', quarantined: 'Held back' },
        default: 'uploaded',
      }),
    ),
  },
  states: {
    start: 'uploaded',
    // Only the scan decides.
    moves: [
      move('uploaded', 'available', nobody, { by: 'scan' }),
      move('uploaded', 'quarantined', nobody, { by: 'scan' }),
    ],
  },
  list: ['title', 'category', 'person', 'document_date', 'expiry_date', 'uploaded_by', 'size'],
  computed: {
    person: { shownAs: ref('Person', { to: 'resident' }), from: ['resident', 'staff'] },
    uploaded_by: { shownAs: ref('Uploaded by', { to: 'staff' }), from: ['created_by'] },
  },
  sorts: ['title'],
  carries: ['mime', 'linked_object', 'is_sensitive', 'is_obsolete', 'file_version', 'pages', 'used_as', 'created_at'],
  filters: ['category', 'staff', 'used_as', 'is_obsolete'],
  search: ['title', 'content_text'],
  looksAt: { resident: ['consent_photo'] },
  check: ({ document_date: made, expiry_date: ends }) =>
    made !== null && ends !== null && ends < made
      ? { expiry_date: 'It cannot end before the date of the document.' }
      : {},
  warn: ({ category }, { resident }) => {
    // DBS code of practice: the certificate is not kept, and no copy of it longer than six months.
    if (category === 'dbs_certificate')
      return {
        category: [
          'dbs_copy',
          'A copy of a DBS certificate is not kept: its number, date and level are entered in the staff file. Keep the copy for now? It must be gone within six months.',
        ],
      };
    return category === 'photo' && resident !== null && !consents.includes(resident.consent_photo)
      ? { category: ['no_photo_consent', 'No consent to photos is recorded for this resident. Keep it all the same?'] }
      : {};
  },
  // A certificate or an identity paper of a colleague is nobody's business but a manager's; a portrait is everybody's.
  // So is a picture of somebody's body, which is for those who treat it.
  derive: ({ staff, category, used_as }) =>
    used_as === 'wound' || (staff !== null && category !== 'photo') ? { is_sensitive: true } : {},
});
export type Attachment = RecordOf<typeof attachment>;

const consents: readonly unknown[] = ['yes', 'best_interests'];
