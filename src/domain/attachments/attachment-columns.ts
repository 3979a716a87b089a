import type { Columns } from '../kit/vocabulary/computed-columns.ts';
import type { Attachment } from './attachment.ts';

type AttachmentRow = Pick<Attachment, 'resident' | 'staff' | 'created_by'>;

export const attachmentColumns = {
  person: ({ resident, staff }: AttachmentRow) => resident ?? staff,
  uploaded_by: ({ created_by }) => created_by,
} satisfies Columns<AttachmentRow>;
