import { home as homeEntity } from '#domain/homes/home.ts';
import { getFile } from '../../kit/api/api.ts';
import { saveFile } from '../../kit/api/save-file.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { say } from '../../kit/state/toasts.ts';

/** As a file for whoever orders; a refusal is told by the call itself. */
export async function takeShoppingList(home: string): Promise<void> {
  const answer = await getFile(`${pathOf(homeEntity)}${home}/shopping-list/`);
  if (!answer.ok) return;
  saveFile(answer.body, 'shopping-list.csv');
  say('The shopping list was saved as a file', 'good');
}
