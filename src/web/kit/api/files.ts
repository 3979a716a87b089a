import { getFile, type CallOptions } from './api.ts';

/** Where files are sent to and fetched from. */
export const files = '/api/attachment/';
/** A file that has arrived is looked through before it is stored, and a scan takes its time. */
export const uploadTimeoutMs = 120_000;

const versioned = (version: number | null) => (version === null ? '' : `?file_version=${version}`);
export const downloadPath = (id: string, version: number | null) => `${files}${id}/download/${versioned(version)}`;
export const thumbnailPath = (id: string, version: number | null) => `${files}${id}/thumbnail/${versioned(version)}`;

export const download = (id: string, options: CallOptions = {}, version: number | null = null) =>
  getFile(downloadPath(id, version), options);
