import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newNonce, policy } from './headers.ts';
import { paramOf } from './request-parts.ts';
import { notFound } from '../runtime/refusals.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Nothing here is for a search engine: what is found by one is read by everybody. */
const forRobots = 'User-agent: *\nDisallow: /\n';

/** What only a document heeds: on each of a page's files it would be a kilobyte that nobody reads. */
const forDocuments = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'];

const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** The page that every address of the product opens with; the server puts in the nonce and the provider's name. */
export async function declarePage(app: FastifyInstance, folder: string, providerName: string): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch(orNull);
  const show = async (_request: FastifyRequest, reply: FastifyReply) => {
    if (template === null)
      return reply.code(503).type('text/plain; charset=utf-8').send('The page is not built yet: run npm run build.');
    const nonce = newNonce();
    const page = template.replaceAll('__NONCE__', nonce).replaceAll('__PROVIDER__', escaped(providerName));
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy(nonce)).send(page);
  };
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => forDocuments.forEach((name) => reply.removeHeader?.(name)),
  });
  app.get('/assets/*', { config: { permission: 'anyone' } }, (request, reply) => reply.sendFile(restOf(request)));
  app.get('/api/password_reset', { config: { permission: 'anyone' } }, show);
  const worker = await readFile(join(folder, 'push-worker.js'), 'utf8').catch(orNull);
  app.get('/push-worker.js', { config: { permission: 'anyone' } }, async (_request, reply) => {
    if (worker === null) throw notFound();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker);
  });
  app.get('/robots.txt', { config: { permission: 'anyone' } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(forRobots),
  );
  app.get('/*', { config: { permission: 'anyone' } }, async (request, reply) => {
    const [first] = restOf(request).split('/');
    if (first === 'api' || first === 'assets') throw notFound();
    return show(request, reply);
  });
}

/** What follows the fixed part of a path, as the router read it: an address that is spelled in disguise is still itself. */
const restOf = (request: FastifyRequest): string => paramOf(request, '*');
