import { randomUUID } from 'node:crypto';

export interface Sent {
  readonly name: string;
  readonly bytes: Buffer | string;
}

/** A form with a file as a browser sends it. */
export function parcel(
  fields: Readonly<Record<string, unknown>>,
  file: Sent | null,
): { readonly payload: Buffer; readonly headers: { readonly 'content-type': string } } {
  const edge = `edge${randomUUID()}`;
  const written = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
    ),
  );
  const sent = file
    ? [
        Buffer.from(
          `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
        ),
        Buffer.from(file.bytes),
        Buffer.from('\r\n'),
      ]
    : [];
  return {
    payload: Buffer.concat([...written, ...sent, Buffer.from(`--${edge}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  };
}
