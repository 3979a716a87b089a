import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const idBytes = 16;
/** Asking the system for randomness costs more than the id itself, so it is asked for many at once. */
const drawn = Buffer.alloc(256 * idBytes);
let used = drawn.length;

function random(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += idBytes;
  return drawn.subarray(used - idBytes, used);
}

let lastMs = 0;
let place = 0;

/** An id that sorts after all that were made before it by this process. */
export function newId(): string {
  const now = Date.now();
  const bytes = random();
  // Within a millisecond they are counted, from a start that leaves room and that nobody can know.
  place = now > lastMs ? bytes.readUInt32BE() >>> 1 : place + 1;
  lastMs = Math.max(now, lastMs);
  return v7({ random: bytes, msecs: lastMs, seq: place });
}
