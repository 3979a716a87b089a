const words = ['Very low', 'Low', 'Settled', 'Good', 'Very high'] as const;

/** The five moods in words; a face or a number alone says too little. */
export const moodWord = (score: number): string => words[score - 1] ?? String(score);
