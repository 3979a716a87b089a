import type { Area } from '../kit/area/area.ts';
import { declareNewVersion } from './arriving/new-version.ts';
import { clearStaged, declarePieces } from './arriving/pieces.ts';
import { declareUpload } from './arriving/upload.ts';
import { attachmentRules } from './attachment-rules.ts';
import { fileAlertRules } from './file-alert-rules.ts';
import { declareSpace } from './house-space.ts';
import { declareDownload } from './reading/download.ts';

export const attachments: Area = {
  rules: [attachmentRules],
  calls: [declareUpload, declarePieces, declareNewVersion, declareDownload, declareSpace],
  replacedCalls: ['POST /api/attachment'],
  jobs: [clearStaged],
  alertRules: [fileAlertRules],
};
