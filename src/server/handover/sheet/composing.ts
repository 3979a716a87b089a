import { byRoom } from '#domain/residents/views/by-room.ts';
import { composeResident, sbarOf, type ResidentPage } from '#domain/handover/lines/compose.ts';
import type { HandoverLine } from '#domain/handover/handover-line.ts';
import { composeHouse } from '#domain/handover/lines/house-lines.ts';
import type { HouseMaterial } from '#domain/handover/material/house-material.ts';
import type { Stretch } from '#domain/handover/material/material.ts';
import { figuresOf, type Figures } from '#domain/handover/lines/resident-figures.ts';
import type { SheetPage } from '#domain/handover/lines/sheet.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { backgroundOf, peopleOf, type MaterialPerson } from '../material/people.ts';
import { readHouse, type HandedOver } from '../material/read-house.ts';
import { readMaterial, type MaterialContext } from '../material/read-material.ts';
import { stretchOf } from '../material/stretch.ts';

export interface ComposedPage extends ResidentPage {
  readonly person: MaterialPerson;
  readonly sbar: SheetPage['sbar'];
  readonly figures: Figures;
}

export interface Composed {
  readonly stretch: Stretch;
  /** In the order of the rooms. */
  readonly pages: readonly ComposedPage[];
  readonly house: readonly HandoverLine[];
  readonly material: HouseMaterial;
}

interface Composing {
  readonly home: string;
  readonly now: string;
  readonly handed: HandedOver;
  /** Where somebody wants to look back further, or less far, than to the last handover. */
  readonly since?: string;
}

/** The whole handover of a house, composed from its records and nothing else. */
export async function composeHandover(
  reading: MaterialContext,
  { home, now, handed, since }: Composing,
): Promise<Composed> {
  const last = await stretchOf(reading, home, now);
  const stretch = since ? { ...last, since } : last;
  const materials = await readMaterial(reading, { home, resident: null, stretch });
  const people = await peopleOf(
    reading.db,
    materials.map(({ resident }) => resident.id),
  );
  const today = localDay(now, stretch.zone);
  const pages = materials
    .flatMap((material): ComposedPage[] => {
      const person = people.get(material.resident.id);
      if (!person) return [];
      const page = composeResident(material, stretch);
      return [
        { ...page, person, sbar: sbarOf(page, backgroundOf(person, today)), figures: figuresOf(material, stretch) },
      ];
    })
    .toSorted((a, b) => byRoom(a.person, b.person));
  const material = await readHouse(reading, home, stretch, handed);
  return { stretch, pages, house: composeHouse(material, stretch), material };
}
