/** A plan that was never replaced is its own first version; each that follows counts on. */
export function nextVersionLabel(label: string | null): string {
  const number = Number(/(\d+)$/.exec(label ?? '')?.[1] ?? 1);
  return String(number + 1);
}
