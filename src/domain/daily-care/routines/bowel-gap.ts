/** How loudly it is said that somebody's bowels have not opened. */
export interface BowelGap {
  readonly tone: 'quiet' | 'watch';
  readonly words: string;
}

const dayHours = 24;

/** After a day it is mentioned, after two it is watched; when an alert is raised the house decides. Not known is no gap. */
export function bowelGap(hours: number | null): BowelGap | null {
  const days = hours === null ? 0 : Math.floor(hours / dayHours);
  if (days === 0) return null;
  return {
    tone: days === 1 ? 'quiet' : 'watch',
    words: `Bowels not opened for ${days === 1 ? 'a day' : `${days} days`}`,
  };
}
