import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { createHash } from 'node:crypto';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { attachment } from '#domain/attachments/attachment.ts';
import { family } from '#domain/residents/family/family.ts';
import { minutesLater } from '../stage/calendar.ts';
import type { HouseKey } from '../stage/houses.ts';
import { faceKey } from '../people/residents.ts';
import { managerOf, residentNamed, seasonDays, type Scene } from '../stage/scene.ts';
import { colleagues } from '../people/staff-list.ts';

export interface StoredFile {
  readonly attachment: string;
  readonly bytes: Buffer;
}

const papers = [
  {
    about: 'Achebe',
    category: 'mca_dols',
    title: 'DoLS standard authorisation',
    day: -80,
    text: 'Standard authorisation\n\nConditions: trips out at least four times a week; the door alarm is reviewed every month; the epilepsy plan goes with him on every trip.\nThe renewal has been asked for in good time.\n',
  },
  {
    about: 'Reid',
    category: 'hospital',
    title: 'Hospital passport',
    day: -70,
    text: 'My hospital passport\n\nI am Marlon. Give me time to speak and I will make you laugh.\nAllergic to trimethoprim. Drinks slightly thick (level 1), soft food (level 6).\nAsk me which sling. Drive my chair only if I say so.\n',
  },
  {
    about: 'Baptiste',
    category: 'correspondence',
    title: 'Letter from the dietitian',
    day: -9,
    text: 'Thank you for referring Colin. Please fortify milk and puddings, offer a snack twice a day and weigh him weekly. I will visit within a fortnight.\n',
  },
] as const;

type Keep = (house: HouseKey, at: string, bytes: Buffer, values: Input, id?: string) => string;

/** Photographs of everyone and a few papers, each file with its fingerprint. */
export function fileAll(
  scene: Scene,
  faces: ReadonlyMap<string, string>,
  portraits: ReadonlyMap<string, Buffer>,
): readonly StoredFile[] {
  const stored: StoredFile[] = [];
  const keep: Keep = (house, at, bytes, values, id) => {
    const by = managerOf(scene, house);
    const facts = {
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      scan_status: 'not_configured',
    };
    const own = id ?? scene.nextId(at);
    scene.book.write(attachment, {
      by,
      at,
      id: own,
      values: { file: own, home: scene.homes[house].id, ...facts, ...values },
    });
    stored.push({ attachment: own, bytes });
    return own;
  };
  const at = scene.calendar.at(-seasonDays - 1, 990);
  for (const { house, profile, record } of scene.residents) {
    const bytes = portraits.get(faceKey(house, profile));
    if (bytes)
      keep(
        house,
        at,
        bytes,
        {
          title: `Photo of ${profile.first} ${profile.last}`,
          category: 'photo',
          used_as: 'portrait',
          mime: 'image/png',
          resident: record.id,
          document_date: scene.calendar.day(-seasonDays - 1),
        },
        faces.get(faceKey(house, profile)),
      );
  }
  for (const { username, first, last, houses } of colleagues) {
    const bytes = portraits.get(username);
    if (bytes)
      keep(
        houses[0] ?? 'rose',
        at,
        bytes,
        {
          title: `Photo of ${first} ${last}`,
          category: 'photo',
          used_as: 'portrait',
          mime: 'image/png',
          staff: scene.staff.get(username)?.id ?? null,
        },
        faces.get(username),
      );
  }
  for (const paper of papers) {
    const { house, record } = residentNamed(scene, paper.about);
    keep(house, scene.calendar.at(paper.day, 720), Buffer.from(paper.text), {
      title: paper.title,
      category: paper.category,
      mime: 'text/plain',
      resident: record.id,
      document_date: scene.calendar.day(paper.day),
      ...(paper.category === 'mca_dols' ? { expiry_date: record.dols_expiry, is_sensitive: false } : {}),
    });
  }
  proveAttorneys(scene, keep);
  return stored;
}

const powers = { lpa_health: 'health and welfare', lpa_finance: 'property and affairs' } as const;

/** Each attorney's registered power was seen and copied, but for one whose copy is still to come. */
function proveAttorneys(scene: Scene, keep: Keep): void {
  for (const { house, record, profile } of scene.residents)
    for (const relative of scene.book.of(family).filter((one) => one.resident === record.id)) {
      const held = keysOf(powers).filter((power) => relative[power] === true);
      if (held.length === 0 || profile.last === 'Fisher') continue;
      const attorney = `${String(relative.first_name)} ${String(relative.last_name)}`;
      const at = scene.calendar.at(-75, 700);
      const text = `Lasting power of attorney\n\nCopy seen and checked against the original. ${attorney} is attorney for ${held.map((power) => powers[power]).join(', and for ')} of ${profile.first} ${profile.last}.\n`;
      const proof = keep(house, at, Buffer.from(text), {
        title: `Power of attorney: ${attorney}`,
        category: 'legal',
        mime: 'text/plain',
        resident: record.id,
        document_date: scene.calendar.day(-75),
      });
      scene.book.carryOn(family, relative, {
        by: managerOf(scene, house),
        at: minutesLater(at, 4),
        sets: { proof_of_authority: [proof] },
      });
    }
}
