/** How large a mark is, in millimetres. Gone is 0. */
export interface MarkSize {
  readonly length_mm: number;
  readonly width_mm: number | null;
}

const said = /(\d+(?:[.,]\d+)?)(?:\s*(?:mm|cm)?\s*[x×*]\s*(\d+(?:[.,]\d+)?))?\s*(mm|cm)?/i;

/** Reads what somebody wrote at a review: "20 mm", "30 × 20 mm", "3 x 2 cm". Words without a number are no size. */
export function readSize(text: string | null): MarkSize | null {
  const [, length, width, unit = 'mm'] = said.exec(text ?? '') ?? [];
  if (length === undefined) return null;
  const millimetres = (number: string) =>
    Math.round(Number(number.replace(',', '.')) * (unit.toLowerCase() === 'cm' ? 10 : 1));
  return { length_mm: millimetres(length), width_mm: width === undefined ? null : millimetres(width) };
}

export const sizeWords = ({ length_mm, width_mm }: MarkSize): string =>
  width_mm === null ? `${length_mm} mm` : `${length_mm} × ${width_mm} mm`;
