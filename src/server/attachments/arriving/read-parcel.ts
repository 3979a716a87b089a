import type { FastifyRequest } from 'fastify';
import { largestBytes } from '#domain/kit/traits/accepted-file.ts';
import { attachment } from '#domain/attachments/attachment.ts';
import type { Kind } from '#domain/kit/vocabulary/fields.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { Refusal, invalid } from '../../kit/runtime/refusals.ts';

interface Parcel {
  readonly fields: Input;
  readonly file: { readonly name: string; readonly bytes: Buffer } | null;
}

export const parcelLimits = { fileSize: largestBytes, files: 1, fields: 60, fieldSize: 64 * 1024, parts: 61 };

const written: ReadonlySet<Kind> = new Set<Kind>([
  'text',
  'longText',
  'date',
  'time',
  'moment',
  'choice',
  'ref',
  'file',
]);

/** A form sends words; what is more than words comes as JSON. What is neither is left for the reading to refuse. */
function valueOf(name: string, text: string): unknown {
  const field = attachment.fields[name];
  const isJson = field ? !written.has(field.kind) : name === 'confirmed_warnings';
  if (!isJson || text === '') return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** Reads a form with its file to the end before anything is stored: a cut connection leaves nothing behind. */
export async function readParcel(request: FastifyRequest): Promise<Parcel> {
  const fields: Record<string, unknown> = {};
  let file: Parcel['file'] = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'file')
        file = { name: part.filename, bytes: await part.toBuffer() };
      else if (part.type === 'file') throw invalid({ [part.fieldname]: 'A file is sent as “file”.' });
      else if (part.valueTruncated) throw invalid({ [part.fieldname]: 'This is too long.' });
      else fields[part.fieldname] = valueOf(part.fieldname, String(part.value));
    }
  } catch (error) {
    throw isTooLarge(error) ? new Refusal(413, { detail: 'A file may have at most 20 MB.' }) : error;
  }
  return { fields, file };
}
