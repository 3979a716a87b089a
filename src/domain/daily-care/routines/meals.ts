export type Eaten = 'none' | 'quarter' | 'half' | 'three_quarters' | 'all';

const eatenShare: { [E in Eaten]: number } = { none: 0, quarter: 0.25, half: 0.5, three_quarters: 0.75, all: 1 };

/** The mean of each meal with the two before it, meals in the order they were eaten. The first two have none. */
export function mealMeans(meals: Eaten[]): (number | null)[] {
  return meals.map((_, index) => {
    const three = meals.slice(index - 2, index + 1);
    return index < 2 ? null : three.reduce((sum, meal) => sum + eatenShare[meal], 0) / 3;
  });
}

/** Meals in a row, up to the last, of which half or less was eaten: our own choice of what counts as little. */
export const poorMealRun = (meals: Eaten[]): number => {
  const lastGood = meals.findLastIndex((meal) => eatenShare[meal] > 0.5);
  return meals.length - 1 - lastGood;
};
