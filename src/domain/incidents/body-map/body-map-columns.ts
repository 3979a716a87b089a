import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import type { BodyMap } from './body-map.ts';
import { sizeWords } from './body-mark-size.ts';

type BodyMapRow = Pick<BodyMap, 'length_mm' | 'width_mm'>;

export const bodyMapColumns = {
  size: ({ length_mm, width_mm }: BodyMapRow) => (length_mm === null ? null : sizeWords({ length_mm, width_mm })),
} satisfies Columns<BodyMapRow>;
