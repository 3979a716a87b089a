import { inventory } from '#domain/residents/belongings/inventory.ts';
import { keyWorkerOf, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { deck, seeded, type Seeded } from '../stage/seeded.ts';

/** Item, category, quantity, how it looks, what it is worth. */
const usual = [
  ['Television', 'electrical', 1, '32-inch, black, remote with a blue sticker', 120],
  ['Armchair', 'furniture', 1, 'Green, high back, worn left arm', null],
  ['Winter coat', 'clothing', 1, 'Navy wool, name sewn inside', null],
  ['Shoes, everyday', 'footwear', 2, 'Brown lace-up', null],
  ['Spectacles', 'glasses', 1, 'Tortoiseshell frame in a red case', 90],
  ['Family photographs', 'sentimental', 12, 'In frames along the shelf', null],
  ['Wristwatch', 'watch', 1, 'White face, brown strap, yellow metal', 60],
  ['Mobile phone', 'phone_tablet', 1, 'Black, cracked corner', 85],
  ['Bedside radio', 'electrical', 1, 'Cream, wooden case', 35],
  ['Ring', 'jewellery', 1, 'Yellow metal band, plain', 150],
  ['Prayer book', 'religious', 1, 'Small, black cover', null],
  ['Quilt', 'sentimental', 1, 'Patchwork, made by a relative', null],
  ['Toiletry bag', 'toiletries', 1, 'Blue with zip', null],
  ['Walking stick', 'mobility_aid', 1, 'Hazel, rubber end', null],
  ['Library card and passport', 'documents', 2, 'In a plastic wallet', null],
] as const;

export function listBelongings(scene: Scene): void {
  for (const resident of scene.residents) {
    const random = seeded(`belongings ${resident.profile.last} ${resident.profile.first}`);
    const draw = deck(usual, random);
    for (let nth = 0; nth < random.whole(4, 7); nth += 1) belonging(scene, resident, draw(), random);
  }
}

function belonging(
  scene: Scene,
  resident: SceneResident,
  [item_name, category, quantity, description, value]: (typeof usual)[number],
  random: Seeded,
): void {
  const { book, calendar } = scene;
  const at = calendar.at(-seasonDays - 1 + random.whole(1, 3), 840 + random.whole(0, 60));
  const by = scene.duty.lead(resident.house, at);
  const witness = scene.duty.other(resident.house, at, [by]) ?? keyWorkerOf(scene, resident);
  if (witness === by) return;
  const safe = category === 'documents';
  const item = book.write(inventory, {
    by,
    at,
    values: {
      resident: resident.record.id,
      item_name,
      category,
      quantity,
      description,
      estimated_value: value,
      is_valuable: (value ?? 0) > 50,
      condition: random.pick(['good', 'good', 'fair', 'new']),
      acquired_on: resident.record.admission_date,
      acquired_how: 'admission',
      resident_agreed: 'yes',
      witness,
      last_checked_on: calendar.day(-20),
      location: safe ? 'home_safe' : 'bedroom',
      ...(safe ? { status: 'in_safe' } : {}),
      ...(category === 'electrical' ? { pat_tested_on: calendar.day(-random.whole(100, 300)) } : {}),
    },
  });
  const missing = resident.profile.last === 'Arkwright' && category === 'sentimental';
  if (missing)
    book.carryOn(inventory, item, {
      by: scene.duty.lead(resident.house, calendar.at(-4, 700)),
      at: calendar.at(-4, 700),
      sets: {
        status: 'missing',
        status_date: calendar.day(-4),
        status_reason: 'Not in the room or the laundry; everyone is looking.',
      },
    });
  if (resident.leftAt)
    book.carryOn(inventory, item, {
      by: keyWorkerOf(scene, resident),
      at: resident.leftAt,
      sets: {
        status: 'returned',
        status_date: resident.leftAt.slice(0, 10),
        status_reason: 'Moved to his own flat',
        returned_to: `${resident.profile.first} ${resident.profile.last}`,
        return_signed: true,
      },
    });
}
