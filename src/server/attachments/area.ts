import type { Area } from '../kit/area/area.ts';
import { attachmentRules } from './attachment-rules.ts';
import { declareDownload } from './download.ts';
import { declareUpload } from './upload.ts';

export const attachments: Area = {
  rules: [attachmentRules],
  calls: [declareUpload, declareDownload],
  replacedCalls: ['POST /api/attachment'],
};
