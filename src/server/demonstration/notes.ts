import { note } from '#domain/notes/note.ts';
import { houses, type HouseKey } from './houses.ts';
import { conversations, endings, families, health, houseNotes, keyWork, meals, middles, nights, openings } from './note-words.ts';
import { noteDown, seasonDays, type Resident, type Scene } from './scene.ts';
import { deck, seeded, type Seeded } from './seeded.ts';
import { isGravelyUnwell } from './stories.ts';
import { storyNotes } from './story-notes.ts';
import { aboutResident } from './wording.ts';
import { minutesLater } from './calendar.ts';

/** What the shifts wrote: a note or two a day about everyone, and one about the house now and then. */
export function writeNotes(scene: Scene): void {
  for (const resident of scene.residents) diary(scene, resident);
  for (const house of Object.keys(houses) as HouseKey[]) houseDiary(scene, house);
  tellStories(scene);
}

function pens(resident: Resident, random: Seeded) {
  const { did, talks, enjoys, family } = resident.profile;
  const draw = {
    opening: deck(openings, random), middle: deck(middles, random), conversation: deck(conversations, random), meal: deck(meals, random), ending: deck(endings, random),
    night: deck(nights, random), keyWork: deck(keyWork, random), family: deck(families, random), health: deck(health, random), did: deck(did, random), talk: deck(talks, random), treat: deck(enjoys, random),
  };
  const relative = family?.[0] ? `${family[0].first} (${kin[family[0].is] ?? 'family'})` : 'A friend';
  const fill = (sentence: string) => aboutResident(sentence, resident, { did: draw.did(), talk: draw.talk(), treat: draw.treat(), relative, time: random.pick(['six', 'half past six', 'seven', 'ten to seven']) });
  return { draw, fill };
}

const kin: Readonly<Record<string, string>> = { child: 'son or daughter', sibling: 'sibling', parent: 'parent', spouse_partner: 'spouse', friend: 'friend', other_relative: 'relative' };

function diary(scene: Scene, resident: Resident): void {
  const random = seeded(`diary ${resident.profile.last} ${resident.profile.first}`);
  const { draw, fill } = pens(resident, random);
  const daily = (): string => {
    const parts = [draw.opening(), draw.middle(), ...(random.chance(0.5) ? [draw.conversation()] : []), ...(random.chance(0.45) ? [draw.meal()] : []), ...(random.chance(0.6) ? [draw.ending()] : [])];
    return parts.map(fill).join(' ');
  };
  const write = (at: string, category: string, body: string) => noteDown(scene, note, resident, at, random, { category, body });
  for (let offset = -seasonDays; offset <= 0; offset += 1) {
    const told = daily();
    // Where something is going on, its own notes tell it.
    if (!isGravelyUnwell(resident, offset)) write(scene.calendar.at(offset, random.whole(820, 1250)), random.chance(0.2) ? 'activity' : 'daily', told);
    if (random.chance(0.22)) write(scene.calendar.at(offset, random.whole(330, 440)), 'night', fill(draw.night()));
    if (random.chance(0.07)) write(scene.calendar.at(offset, random.whole(840, 1140)), 'family_contact', fill(draw.family()));
    if (random.chance(0.05)) write(scene.calendar.at(offset, random.whole(560, 960)), 'health', fill(draw.health()));
    if (random.chance(0.04)) write(scene.calendar.at(offset, random.whole(640, 1000)), 'key_work', fill(draw.keyWork()));
  }
}

function houseDiary(scene: Scene, house: HouseKey): void {
  const random = seeded(`house diary ${house}`);
  const draw = deck(houseNotes, random);
  for (let offset = -seasonDays; offset <= 0; offset += random.whole(2, 5)) {
    const at = scene.calendar.at(offset, random.whole(560, 1100));
    const by = scene.duty.lead(house, at);
    if (minutesLater(at, 12) < scene.calendar.now) scene.book.write(note, { by, at: minutesLater(at, 10), values: { home: scene.homes[house].id, occurred_at: at, category: 'house', body: draw() } });
  }
}

/** The notes that tell what is going on, so that a reader can follow it; one was struck out and says why. */
function tellStories(scene: Scene): void {
  const random = seeded('stories');
  for (const story of storyNotes) {
    const resident = scene.residents.find(({ profile }) => profile.last === story.about && (!story.first || profile.first === story.first));
    const at = scene.calendar.at(story.day, story.time);
    const written = resident && noteDown(scene, note, resident, at, random, { category: story.category, body: story.body, is_important: story.important ?? false, ...(story.seniors ? { visibility: 'senior_only' } : {}) });
    if (written && story.struck) scene.book.strikeOut(note, written, { by: written.created_by ?? '', at: minutesLater(written.created_at, 12), reason: story.struck });
  }
}
