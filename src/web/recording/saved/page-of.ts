/** These kinds have a page of their own, with a picture or several steps. */
export const pageOf = (name: string, resident: string): string | null =>
  ({
    incident: `/resident/detail?id=${resident}&tab=notes&incident=new`,
    body_map: `/body-map/add?resident=${resident}`,
  })[name] ?? null;
