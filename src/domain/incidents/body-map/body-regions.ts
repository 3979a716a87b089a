/** The places of the body drawing, named. Left and right are always the resident's own. */
export type View = 'front' | 'back';
export type BodySide = 'left' | 'right';

export interface BodyRegion {
  /** As stored: `back.heel.left`, or `front.face` where there is only one. */
  readonly key: string;
  readonly view: View;
  readonly area: string;
  readonly side: BodySide | null;
  readonly words: string;
}

type Names = Readonly<Record<string, string>>;

const middle: Readonly<Record<View, Names>> = {
  front: { scalp: 'scalp', face: 'face', neck: 'neck', abdomen: 'abdomen', groin: 'groin' },
  back: {
    backofhead: 'back of the head',
    nape: 'nape of the neck',
    spine: 'spine',
    lowerback: 'lower back',
    sacrum: 'sacrum',
  },
};

/** Seen from both sides, so only the view tells which is meant. */
const inBothViews: Names = {
  ear: 'ear',
  shoulder: 'shoulder',
  upperarm: 'upper arm',
  elbow: 'elbow',
  forearm: 'forearm',
  hand: 'hand',
  hip: 'hip',
  thigh: 'thigh',
};

const paired: Readonly<Record<View, Names>> = {
  front: { ...inBothViews, chest: 'chest', knee: 'knee', shin: 'shin', ankle: 'ankle', foot: 'foot' },
  back: {
    ...inBothViews,
    shoulderblade: 'shoulder blade',
    upperback: 'upper back',
    buttock: 'buttock',
    kneeback: 'back of the knee',
    calf: 'calf',
    heel: 'heel',
    sole: 'sole',
  },
};

const single = (view: View): BodyRegion[] =>
  Object.entries(middle[view]).map(([area, words]) => ({ key: `${view}.${area}`, view, area, side: null, words }));

const pair = (view: View, side: BodySide): BodyRegion[] =>
  Object.entries(paired[view]).map(([area, name]) => ({
    key: `${view}.${area}.${side}`,
    view,
    area,
    side,
    words: sided(side, name) + (area in inBothViews ? `, ${view}` : ''),
  }));

/** "left thigh", but "back of the left knee". */
const sided = (side: BodySide, name: string): string =>
  name.startsWith('back of the ') ? name.replace('back of the ', `back of the ${side} `) : `${side} ${name}`;

const views: readonly View[] = ['front', 'back'];

export const bodyRegions: readonly BodyRegion[] = views.flatMap((view) => [
  ...single(view),
  ...pair(view, 'left'),
  ...pair(view, 'right'),
]);

const byKey = new Map(bodyRegions.map((region) => [region.key, region]));

export const regionOf = (key: string): BodyRegion | null => byKey.get(key) ?? null;

/** "left thigh, front". A region this drawing does not know is shown as it is stored. */
export const regionWords = (key: string): string => regionOf(key)?.words ?? key;
