/**
 * Places that are seldom hurt by accident. A mark there asks whether safeguarding must be told;
 * the answer stays with the person in charge.
 */
export const softTissueSites = ['neck', 'nape', 'abdomen', 'groin', 'upper_arm', 'thigh', 'buttock'] as const;

/** Regions carry side and view in their name, as in `left_upper_arm`. */
export const opensSafeguardingQuestion = (region: string): boolean =>
  softTissueSites.some((site) => `_${region}_`.includes(`_${site}_`));
