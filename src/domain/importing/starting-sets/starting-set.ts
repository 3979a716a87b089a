import type { Home } from '../../homes/home.ts';
import type { homeSettingsFields } from '../../kit/vocabulary/home-settings-fields.ts';
import type { ImportName } from '../kinds/import-kinds.ts';

export type ServiceType = Home['service_type'];

/** One record of a list, as it would stand in a spreadsheet, with why it is there. */
export interface SetLine {
  readonly cells: readonly string[];
  readonly why: string;
  /** What only the house knows, such as the load on a plate: the line waits until somebody writes it. */
  readonly asks?: readonly string[];
}

interface Described {
  readonly title: string;
  /** What somebody should know before they take it over. */
  readonly help: string;
}

/** Records that a house can begin with. */
export interface ListedSet extends Described {
  readonly kind: Exclude<ImportName, 'settings'>;
  /** The columns in the order of the cells. */
  readonly keys: readonly string[];
  readonly lines: readonly SetLine[];
}

export interface OfferedSetting {
  readonly setting: keyof typeof homeSettingsFields;
  readonly text: string;
  readonly why: string;
}

/** Settings of the house that go well with its kind of service. */
export interface SettingsSet extends Described {
  readonly kind: 'settings';
  readonly offersFor: Readonly<Record<ServiceType, readonly OfferedSetting[]>>;
  /** The same for every kind of service, so that nobody is asked for it. */
  readonly isForAll?: true;
}

export type StartingSet = ListedSet | SettingsSet;
