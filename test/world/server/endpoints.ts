/** Services outside the product, played by real servers of the test: a mail server, a push service, a text gateway. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpEndpoint {
  readonly url: string;
  readonly host: string;
  readonly posted: Posted[];
  /** The status of the next answers. */
  status: number;
  close(): Promise<void>;
}

export async function httpEndpoint(): Promise<HttpEndpoint> {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      if (endpoint.status < 300) posted.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(endpoint.status).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoint: HttpEndpoint = {
    url: `http://${host}/send`,
    host,
    posted,
    status: 201,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return endpoint;
}

export interface MailServer {
  readonly url: string;
  readonly received: string[];
  /** What the server says to whoever wants to send; null lets the mail in. */
  refusal: number | null;
  close(): Promise<void>;
}

/** It knows every mailbox but `nobody`. */
export async function mailServer(): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // The certificate that comes with the package is nobody's, and ours is right to refuse it.
    hideSTARTTLS: true,
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onMailFrom: (_address, _session, done) =>
      done(mail.refusal === null ? null : Object.assign(new Error('refused'), { responseCode: mail.refusal })),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusal: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
