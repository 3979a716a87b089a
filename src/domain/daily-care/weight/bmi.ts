/** Body mass index to one decimal, the figure that is shown and the figure that is scored. Null without a height. */
export function bmi(weight_kg: number, height_cm: number | null): number | null {
  if (height_cm === null || height_cm <= 0) return null;
  return Math.round((weight_kg * 100_000) / height_cm ** 2) / 10;
}

/** Fluid under the skin or a cast weighs too: the figure stands, to be read with care. */
export const bodyMass = (weight: { weight_kg: number; height_cm: number | null; oedema_or_cast: boolean }) => ({
  bmi: bmi(weight.weight_kg, weight.height_cm),
  read_with_care: weight.oedema_or_cast,
});
