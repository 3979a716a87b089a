import type { TourPlace } from '#domain/help/tour.ts';
import { recordKeys } from '../../kit/state/recording.ts';

const page = (path: string) => `nav a[href="${path}"]`;
const marked = (name: string) => `[data-tour="${name}"]`;

/** Where the control of each step is found. Pages stand in one of three bars, of which the screen shows one. */
const places: { readonly [P in TourPlace]: string } = {
  record: `[aria-keyshortcuts="${recordKeys}"]`,
  who: marked('who'),
  drink: marked('record-fluid_intake'),
  note: marked('record-note'),
  rounds: `${marked('rounds')} button`,
  needs: `${marked('needs')} h2`,
  brief: 'main a[href="/handover?view=brief"]',
  bell: '[data-bell]',
  residents: page('/resident'),
  handover: page('/handover'),
  plans: page('/supportplan'),
  rota: page('/rota'),
  overview: page('/house-overview'),
  staff: page('/staff'),
  history: page('/staff/UserHistory'),
  search: marked('search'),
  lock: marked('lock'),
  menu: marked('menu'),
};

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
const firstShown = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? null;

export interface FoundPlace {
  readonly element: HTMLElement;
  /** The page is not among the few in sight: it stands behind this button. */
  readonly isBehind: boolean;
}

/** The control a step speaks about as this screen shows it; null where this person has none, or not yet. */
export function findPlace(place: TourPlace): FoundPlace | null {
  const element = firstShown(places[place]);
  if (element) return { element, isBehind: false };
  // A link that is there but out of sight is within reach of this person.
  const behind =
    places[place].startsWith('nav ') && document.querySelector(places[place]) && firstShown(marked('more'));
  return behind ? { element: behind, isBehind: true } : null;
}
