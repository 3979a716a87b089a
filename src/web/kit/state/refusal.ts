import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isStoredRecord, type StoredRecord } from './stored-record.ts';

/** Why a call did not succeed, read once so that no screen takes an answer apart on its own. */
export interface ApiRefusal {
  ok: false;
  /** 0 when no answer arrived, or none that could be read. */
  status: number;
  detail: string | null;
  /** What is wrong with which field, ready for a form. */
  fields: Record<string, string[]>;
  general: string[];
  /** Rules that may be confirmed: field to texts that begin with "code: ". */
  warnings: Record<string, string[]>;
  /** The record as it stands now, when someone else changed it first (409). */
  current: StoredRecord | null;
  locked: boolean;
  /** What comes first, where something does. */
  code: string | null;
  body: unknown;
}

/** It did not work this time, and may the next: no answer came, or the server could not give one. */
export const isTransient = ({ ok, status }: { readonly ok: boolean; readonly status: number }): boolean =>
  !ok && (status === 0 || status >= 500);

/** Nobody can say whether it was done: no answer came, or the server itself does not know. */
export const isUnknown = ({ status, code }: Pick<ApiRefusal, 'status' | 'code'>): boolean =>
  status === 0 || code === 'unknown' || (status >= 500 && code === null);

/** Asking again in a moment is worth while: the server could not be reached, or is busy, starting or without its database. */
export const isRetryable = ({ status }: Pick<ApiRefusal, 'status'>): boolean =>
  status === 0 || status === 502 || status === 503 || status === 504;

/** Something answered, and it was not what the server says: no JSON, or JSON of another shape. */
const unreadableCode = 'unreadable';
export const isUnreadable = ({ status, code }: Pick<ApiRefusal, 'status' | 'code'>): boolean =>
  status === 0 && code === unreadableCode;

const ownKeys = new Set(['detail', 'non_field_errors', 'warnings', 'current', 'code']);

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

function textsByField(value: unknown): Record<string, string[]> {
  if (!isRecordValues(value)) return {};
  const pairs = Object.entries(value).map(([field, said]) => [field, texts(said)] as const);
  return Object.fromEntries(pairs.filter(([, said]) => said.length > 0));
}

export function refusal(status: number, body: unknown): ApiRefusal {
  const said = isRecordValues(body) ? body : {};
  const fields = Object.fromEntries(Object.entries(said).filter(([key]) => !ownKeys.has(key)));
  return {
    ok: false,
    status,
    detail: typeof said['detail'] === 'string' ? said['detail'] : null,
    fields: status === 400 ? textsByField(fields) : {},
    general: texts(said['non_field_errors']),
    warnings: textsByField(said['warnings']),
    current: isStoredRecord(said['current']) ? said['current'] : null,
    code: typeof said['code'] === 'string' ? said['code'] : null,
    locked: status === 401 && said['code'] === 'locked',
    body,
  };
}

/** What became of it is as unknown as if no answer had come. */
export const unreadable: ApiRefusal = refusal(0, { code: unreadableCode });
