import { v7 } from 'uuid';
import type { World } from '../world.ts';

/** What two people decide, what they let go and what was brought in, in Willow Court; every text of it says one word. */
export async function waitingThere(world: World, word: string): Promise<ReadonlyMap<string, string>> {
  const at = '2026-02-28T09:00:00Z';
  const [asker, second] = [world.people.superuser, world.people.manager];
  const { id: person } = await world.given('staff', {}, 'willow');
  const made = new Map<string, string>();
  const add = async (table: string, values: Readonly<Record<string, unknown>>, key = 'id') => {
    const id = v7();
    const row = { [key]: id, ...values };
    const names = Object.keys(row);
    await world.owner.query(
      `insert into ${table} (${names.join()}) values (${names.map((_, place) => `$${place + 1}`).join()})`,
      Object.values(row),
    );
    made.set(table, id);
    return id;
  };
  const order = { court: word, order_reference: word, ordered_on: '2026-02-20', reason: word };
  const disposal = { home: world.willow, asked_at: at, asked_by: asker, ground: 'court_order', ...order };
  const gone = await add('disposal', {
    ...disposal,
    subject_entity: 'note',
    subject: v7(),
    state: 'confirmed',
    decided_at: at,
    decided_by: second,
    records: 1,
    signature: 's',
    key_mark: Buffer.from('k'),
  });
  await add(
    'disposed_record',
    { entity: 'note', disposal: gone, home: world.willow, dated: '2026-02-01', versions: 1, digest: Buffer.from('d') },
    'record',
  );
  await add('disposal', { ...disposal, subject_entity: 'resident', subject: world.msBird });
  await add('rights_change', {
    asked_at: at,
    asked_by: asker,
    entity: 'staff',
    target: person,
    change: JSON.stringify({ is_superuser: true }),
    earlier: JSON.stringify({ is_superuser: false }),
    guards: ['staff'],
    reason: word,
  });
  await add('second_factor_reset', { staff: person, asked_by: asker, asked_at: at, reason: word });
  const closing = await add('account_closing', { closed_at: at, closed_by: asker, reason: word });
  await world.owner.query('insert into closed_account (closing, staff) values ($1, $2)', [closing, person]);
  await add('import_file', {
    home: world.willow,
    kind: 'residents',
    file_name: word,
    lines: 1,
    done: 1,
    state: 'imported',
    imported_by: asker,
    at,
  });
  return made;
}
