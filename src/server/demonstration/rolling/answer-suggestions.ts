import { suggestion } from '#domain/suggestions/suggestion.ts';
import { houseOf, managerOf, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';

const answers = [
  'Talked about at the residents’ meeting: everybody liked it. We start next week.',
  'A good thought. We try it for a month and ask again.',
  'Agreed with the team; whoever suggested it helps us set it up.',
];

/** Whoever made a suggestion is answered within a fortnight. */
export function answerSuggestions(scene: Scene): void {
  for (const said of scene.book.of(suggestion)) {
    scene.book.carryOn(suggestion, said, {
      by: managerOf(scene, houseOf(scene, said.home)),
      at: scene.calendar.at(0, '16:45'),
      sets: { status: 'agreed', response: seeded(`answer ${said.id}`).pick(answers), show_on_board: true },
    });
  }
}
