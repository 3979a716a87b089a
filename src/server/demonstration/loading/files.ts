import { personName } from '#domain/kit/people/person-name.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { createHash } from 'node:crypto';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { attachment } from '#domain/attachments/attachment.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { family } from '#domain/residents/family/family.ts';
import { minutesLater } from '../stage/calendar.ts';
import { houses, type HouseKey } from '../stage/houses.ts';
import { housePapers } from '../papers/house-papers.ts';
import { paperPdf, paperText, type Paper } from '../papers/paper-pdf.ts';
import { faceKey } from '../people/residents.ts';
import { managerOf, residentNamed, seasonDays, type Scene } from '../stage/scene.ts';
import { colleagues } from '../people/staff-list.ts';

export interface StoredFile {
  readonly attachment: string;
  readonly bytes: Buffer;
  /** What is written on it, where it is a paper. */
  readonly paper: Paper | null;
}

const papers = [
  {
    about: 'Achebe',
    category: 'mca_dols',
    title: 'DoLS standard authorisation',
    day: -80,
    says: [
      'Conditions: trips out at least four times a week; the door alarm is reviewed every month; the epilepsy plan goes with him on every trip.',
      'The renewal has been asked for in good time.',
    ],
  },
  {
    about: 'Reid',
    category: 'hospital',
    title: 'Hospital passport',
    day: -70,
    says: [
      'I am Marlon. Give me time to speak and I will make you laugh.',
      'Allergic to trimethoprim. Drinks slightly thick (level 1), soft food (level 6).',
      'Ask me which sling. Drive my chair only if I say so.',
    ],
  },
  {
    about: 'Baptiste',
    category: 'correspondence',
    title: 'Letter from the dietitian',
    day: -9,
    says: [
      'Thank you for referring Colin. Please fortify milk and puddings, offer a snack twice a day and weigh him weekly. I will visit within a fortnight.',
    ],
  },
] as const;

type StoreFile = (house: HouseKey, at: string, content: Buffer | Paper, values: Input, id?: string) => string;

/** What is known of a paper once it is a file. */
const asFile = (paper: Paper) => ({
  title: paper.title,
  mime: 'application/pdf',
  pages: paper.pages.length,
  content_text: paperText(paper),
});

/** Photographs of everyone and a few papers, each file with its fingerprint. */
export function fileAll(
  scene: Scene,
  faces: ReadonlyMap<string, string>,
  portraits: ReadonlyMap<string, Buffer>,
): readonly StoredFile[] {
  const stored: StoredFile[] = [];
  const store: StoreFile = (house, at, content, values, id) => {
    const by = managerOf(scene, house);
    const paper = Buffer.isBuffer(content) ? null : content;
    const bytes = Buffer.isBuffer(content) ? content : paperPdf(content);
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
      values: { file: own, home: scene.homes[house].id, ...facts, ...(paper ? asFile(paper) : {}), ...values },
    });
    stored.push({ attachment: own, bytes, paper });
    return own;
  };
  const at = scene.calendar.at(-seasonDays - 1, 990);
  for (const { house, profile, record } of scene.residents) {
    const bytes = portraits.get(faceKey(house, profile));
    if (bytes)
      store(
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
      store(
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
    const letter: Paper = { title: paper.title, pages: [paper.says] };
    store(house, scene.calendar.at(paper.day, 720), letter, {
      category: paper.category,
      resident: record.id,
      document_date: scene.calendar.day(paper.day),
      ...(paper.category === 'mca_dols' ? { expiry_date: record.dols_expiry, is_sensitive: false } : {}),
    });
  }
  proveAttorneys(scene, store);
  fileHousePapers(scene, store);
  copyCertificate(scene, store);
  return stored;
}

const powers = { lpa_health: 'health and welfare', lpa_finance: 'property and affairs' } as const;

/** Each attorney's registered power was seen and copied, but for one whose copy is still to come. */
function proveAttorneys(scene: Scene, store: StoreFile): void {
  for (const { house, record, profile } of scene.residents)
    for (const relative of scene.book.of(family).filter((one) => one.resident === record.id)) {
      const held = keysOf(powers).filter((power) => relative[power] === true);
      if (held.length === 0 || profile.last === 'Fisher') continue;
      const attorney = personName(relative);
      const at = scene.calendar.at(-75, 700);
      const copy: Paper = {
        title: `Power of attorney: ${attorney}`,
        pages: [
          [
            'Lasting power of attorney. Copy seen and checked against the original.',
            `${attorney} is attorney for ${held.map((power) => powers[power]).join(', and for ')} of ${profile.first} ${profile.last}.`,
          ],
        ],
      };
      const proof = store(house, at, copy, {
        category: 'legal',
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

/** Somebody copied a DBS certificate at an interview, and the copy is still there. */
function copyCertificate(scene: Scene, store: StoreFile): void {
  const copy: Paper = {
    title: 'DBS certificate, copy from the interview',
    pages: [['Enhanced certificate with barred lists. Seen and entered in the staff file.']],
  };
  store('rose', scene.calendar.at(-82, 660), copy, {
    category: 'dbs_certificate',
    staff: scene.staff.get('joel.barker')?.id ?? null,
    document_date: scene.calendar.day(-82),
  });
}

/** The papers of each house, and beside the thing that one of them is about. */
function fileHousePapers(scene: Scene, store: StoreFile): void {
  const { calendar, book } = scene;
  for (const house of keysOf(houses))
    for (const paper of housePapers(house, scene.homes[house].name)) {
      const at = calendar.at(-seasonDays, 640);
      const thing =
        paper.proves && book.of(houseAsset).find(({ id }) => id === scene.assets.get(`${house} ${paper.proves?.tag}`));
      const file = store(house, at, paper, {
        category: paper.category,
        document_date: calendar.day(paper.from),
        expiry_date: paper.until === undefined ? null : calendar.day(paper.until),
        linked_object: thing ? { entity: houseAsset.name, id: thing.id } : null,
      });
      if (!thing) continue;
      book.carryOn(houseAsset, thing, {
        by: managerOf(scene, house),
        at: minutesLater(at, 3),
        sets: {
          checks: thing.checks.map((check) =>
            check.kind === paper.proves?.kind ? { ...check, certificate: file } : check,
          ),
        },
      });
    }
}
