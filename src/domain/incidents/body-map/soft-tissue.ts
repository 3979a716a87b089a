import { regionOf } from './body-regions.ts';

/** Places that are seldom hurt by accident, as the body drawing names them. */
export const softTissueSites = ['neck', 'nape', 'abdomen', 'groin', 'upperarm', 'thigh', 'buttock'] as const;

const sites: ReadonlySet<string> = new Set(softTissueSites);

/** A mark there asks whether safeguarding must be told; the answer stays with the person in charge. */
export const opensSafeguardingQuestion = (region: string): boolean => sites.has(regionOf(region)?.area ?? '');
