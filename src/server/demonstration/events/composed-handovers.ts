import { frozenHouse, frozenPage } from '#domain/handover/frozen-page.ts';
import { handoverResident } from '#domain/handover/handover-resident.ts';
import { composeHandover, type Composed } from '../../handover/sheet/composing.ts';
import { houseValues } from '../../handover/sheet/handover-steps.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { fingerprint } from '../../handover/sheet/seal.ts';
import { valuesOf } from '../../handover/sheet/write-pages.ts';
import { HomeCache } from '../../kit/context/circumstances.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { minutesLater } from '../stage/calendar.ts';
import type { Uncomposed } from './handovers.ts';
import { insertRecords } from '../stage/insert.ts';
import type { RecordBook } from '../stage/record-book.ts';

const sealed = (frozen: string) => ({ frozen, hash: fingerprint(frozen) });

/** One page for each who lived there, as it read when it was given, with the seal of whoever received it. Returns the seals. */
function writePages(book: RecordBook, { handover, remarks }: Uncomposed, { pages }: Composed): readonly string[] {
  const { id, given_by, given_at, received_by, status } = handover;
  const at = minutesLater(String(given_at), -1);
  return pages.flatMap((page) => {
    const values = {
      resident: page.resident,
      handover: id,
      remark: remarks.get(page.resident) ?? null,
      observation_level: 'general',
      risk_change: 'none',
      ...valuesOf(page),
    };
    const seal = status === 'received' ? sealed(frozenPage(values, personName(page.person))) : null;
    book.write(handoverResident, {
      by: given_by,
      at,
      values: { ...values, acknowledged_by: status === 'received' ? received_by : [], ...seal },
    });
    return seal ? [seal.hash] : [];
  });
}

const saveSql = 'update handover set covers_from = $2, house_lines = $3, frozen = $4, hash = $5 where id = $1';

/** What the newest handovers say is read from the records that were just stored: nothing in them is invented. */
export async function composeHandovers(tx: Db, book: RecordBook, handovers: readonly Uncomposed[]): Promise<void> {
  const reading = { db: tx, homes: new HomeCache() };
  for (const one of handovers) {
    const page = one.handover;
    const composed = await composeHandover(reading, {
      home: page.home,
      now: String(page.given_at),
      handed: { keys_handed: page.keys_handed, phones_handed: page.phones_handed },
    });
    const hashes = writePages(book, one, composed);
    const { covers_from, house_lines } = houseValues(composed);
    const house =
      page.status === 'received' ? sealed(frozenHouse({ ...page, covers_from, house_lines }, hashes)) : null;
    await tx.query(saveSql, [
      page.id,
      covers_from,
      JSON.stringify(house_lines),
      house?.frozen ?? null,
      house?.hash ?? null,
    ]);
  }
  await insertRecords(
    tx,
    handoverResident,
    book.of(handoverResident),
    new Set(['handover', 'resident', 'staff', 'home']),
    () => Buffer.alloc(0),
  );
}
