/** What a version changed for the people who use it, as the log of changes has it. */
interface ChangeGroup {
  readonly title: string;
  readonly changes: readonly string[];
}

/** The part of the log under a version's own heading: bold lines are titles, and each item may run over several lines. */
export function changesIn(log: string, version: string): readonly ChangeGroup[] {
  const part = log.split(/^## /m).find((one) => one.split(/\s/, 1)[0] === version) ?? '';
  return part
    .split(/^\*\*/m)
    .slice(1)
    .map((group) => {
      const [title = '', ...items] = group.split(/^- /m);
      return {
        title: title.replace('**', '').trim(),
        changes: items.map((item) => item.replaceAll(/\s+/g, ' ').trim()),
      };
    });
}

/** What somebody has yet to be told of: the version they work with now, and what it changed. */
export interface VersionChanges {
  readonly version: string;
  readonly from: string;
  readonly groups: readonly ChangeGroup[];
  readonly is_seen: boolean;
}
