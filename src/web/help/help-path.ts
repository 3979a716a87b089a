import { articleNames, contents, type ArticleName } from '#domain/help/contents.ts';
import { IconHelp } from '@tabler/icons-react';
import type { NavItem } from '../kit/shell/navigation/navigation.ts';

export const helpPath = '/home?help';
export const articlePath = (name: ArticleName) => `/home?help=${name}`;

/** As the search offers it beside the pages. */
export const helpPages: readonly NavItem[] = articleNames.map((name) => ({
  to: articlePath(name),
  label: `Help: ${contents[name].title}`,
  icon: IconHelp,
  words: contents[name].words,
}));
