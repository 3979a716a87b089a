import { sumOf } from '#domain/money/balance.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { minutesLater } from '../stage/calendar.ts';
import { changes } from '../events/handovers.ts';
import { houses, type HouseKey } from '../stage/houses.ts';
import { float, hasTin, tin } from './accounts.ts';
import { endCountTask, openCountTask } from './count-task.ts';
import type { Ledger } from './ledger.ts';
import { managerOf, nameOf, seasonDays, type Scene } from '../stage/scene.ts';

/** Minutes after a handover. */
const countAfter = 15;
const [, afternoon, evening] = changes;

export function countEveryHandover(scene: Scene, ledger: Ledger): void {
  const counts = Array.from({ length: seasonDays }, (_, back) =>
    changes.map(([, , minutes]) => scene.calendar.at(back - seasonDays + 1, minutes + countAfter)),
  ).flat();
  for (const house of keysOf(houses)) for (const [nth, at] of counts.entries()) count(scene, ledger, house, at, nth);
}

/** At every handover whoever goes counts with whoever comes. Yesterday afternoon one tin in Rose House was five pounds short; it is sealed until that is settled. */
function count(scene: Scene, ledger: Ledger, house: HouseKey, at: Moment, nth: number): void {
  const { book, calendar, duty } = scene;
  const by = duty.lead(house, minutesLater(at, -60 - countAfter));
  const taker = duty.other(house, at, [by]);
  const done = minutesLater(at, 8);
  if (!taker || done > calendar.now) return;
  if (house === 'oak' && at === calendar.at(-40, evening[2] + countAfter))
    return resolveEarlier(scene, ledger, house, at);
  const shortSince = calendar.at(-1, afternoon[2] + countAfter);
  const short = house === 'rose' && at === shortSince ? 5 : 0;
  const tinned = scene.residents.filter((resident) => resident.house === house && hasTin(resident));
  const shortIn =
    house === 'rose' && at >= shortSince
      ? tinned.find((resident) => ledger.balance(tin(resident.record.id), shortSince) >= 5)
      : undefined;
  const tins = tinned.filter((resident) => resident !== shortIn || short > 0);
  const line = (account_kind: string, resident: string | null, expected: number, missing: number) => ({
    account_kind,
    resident,
    counted: sumOf([expected, -missing]),
    expected,
  });
  const lines = [
    line('petty_cash', null, ledger.balance(float(house), at), 0),
    ...tins.map((resident) =>
      line(
        'resident_cash',
        resident.record.id,
        ledger.balance(tin(resident.record.id), at),
        resident === shortIn ? short : 0,
      ),
    ),
  ];
  const note =
    short > 0 && shortIn
      ? `${nameOf(shortIn)}’s tin was £5.00 short on two counts. Receipts in the tin add up. The tin was last opened at the shop run; Gareth will ask Stacey in the morning.`
      : null;
  const draft = book.write(paymentsHandover, {
    by,
    at,
    values: {
      home: scene.homes[house].id,
      counted_at: at,
      lines,
      handed_over_by: by,
      received_by: taker,
      seal_numbers: [`S${8000 + nth}`],
      discrepancy_note: note,
    },
  });
  const signed = book.carryOn(paymentsHandover, draft, {
    by: taker,
    at: done,
    sets: { status: short > 0 ? 'discrepancy' : 'agreed' },
    action: short > 0 ? 'count_discrepancy' : 'count_agreed',
  });
  if (short > 0) openCountTask(scene, house, signed, done);
}

/** An older difference that was found again, so that the whole way can be seen. */
function resolveEarlier(scene: Scene, ledger: Ledger, house: HouseKey, at: Moment): void {
  const { book, calendar, duty } = scene;
  const by = duty.lead(house, minutesLater(at, -60 - countAfter));
  const taker = duty.other(house, at, [by]);
  if (!taker) return;
  const expected = ledger.balance(float(house), at);
  const draft = book.write(paymentsHandover, {
    by,
    at,
    values: {
      home: scene.homes[house].id,
      counted_at: at,
      lines: [{ account_kind: 'petty_cash', counted: sumOf([expected, -5]), expected }],
      handed_over_by: by,
      received_by: taker,
      discrepancy_note: 'Petty cash £5.00 short; a fiver may have gone with the bus fares.',
    },
  });
  const open = book.carryOn(paymentsHandover, draft, {
    by: taker,
    at: minutesLater(at, 10),
    sets: { status: 'discrepancy' },
    action: 'count_discrepancy',
  });
  openCountTask(scene, house, open, minutesLater(at, 10));
  const manager = managerOf(scene, house);
  const settled = calendar.at(-39, '10:30');
  endCountTask(scene, open, manager, settled);
  book.carryOn(paymentsHandover, open, {
    by: manager,
    at: settled,
    sets: {
      status: 'resolved',
      resolution: 'Found in the minibus ashtray with the bus receipts; put back and counted again with Ruth.',
    },
    action: 'count_resolved',
  });
}
