import { regionOf } from './body-regions.ts';

/** Places that are seldom hurt by accident. */
const softTissueAreas: readonly string[] = ['neck', 'nape', 'abdomen', 'groin', 'upperarm', 'thigh', 'buttock'];

/** A mark there asks whether safeguarding must be told; the answer stays with the person in charge. */
export const opensSafeguardingQuestion = (region: string): boolean => softTissueAreas.includes(regionOf(region)?.area ?? '');
