/** Looks through the whole history of the database that the environment names, and says what it found. Changes nothing. */
import { entityNamed, register } from '#domain/register.ts';
import { erasureSentence, faultSentence } from '#domain/staff/history/history-fault.ts';
import { headOf } from '#domain/staff/history/history-head.ts';
import { checkHistory } from '#server/history/checking/check-history.ts';
import { lastSeal } from '#server/history/sealing/seal-history.ts';
import { fileAnchor } from '#server/kit/access/history-anchor.ts';
import { sealKeys } from '#server/kit/access/seal-key.ts';
import { noCommitListener, onPool } from '#server/kit/runtime/database.ts';
import { say } from './say.ts';
import { onDatabase } from './on-database.ts';

const called = (entity: string): string =>
  register.some(({ name }) => name === entity) ? entityNamed(entity).labels.one : entity;

export const verify = (): Promise<void> =>
  onDatabase(async (pool, settings) => {
    const db = onPool(pool, noCommitListener);
    const sealing = { keys: sealKeys(settings.secretKeys), anchor: fileAnchor(settings.dataDir) };
    const began = performance.now();
    const { found, erased, lines, seals } = await checkHistory({
      db,
      register,
      sealing,
      now: () => new Date().toISOString(),
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${lines} lines under ${seals} seals looked through in ${seconds} s.`);
    for (const fault of found) say(`✗ ${faultSentence(fault, called)}`);
    for (const erasure of erased) say(`  ${erasureSentence(erasure)}`);
    if (found.length === 0 && seals > 0) say(`✓ Everything is whole. Head: ${headOf((await lastSeal(db)).hash)}`);
    if (seals === 0) say('Nothing is sealed yet.');
    return found.length === 0;
  });
