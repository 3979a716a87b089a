/** Windows has no socket with an owner: there the server listens on a loopback port and asks for a password. */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const onLoopback = process.platform === 'win32';

const draftOf = (cluster: string) => `${cluster}.password`;
const passwordFile = (cluster: string) => join(cluster, 'password');

export function passwordArguments(cluster: string): string[] {
  writeFileSync(draftOf(cluster), randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${draftOf(cluster)}`];
}

/** Moved in afterwards, because a database is only made in an empty folder. */
export function movePasswordIn(cluster: string): void {
  renameSync(draftOf(cluster), passwordFile(cluster));
}

export function passwordOf(cluster: string): { password?: string } {
  return onLoopback ? { password: readFileSync(passwordFile(cluster), 'utf8') } : {};
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
