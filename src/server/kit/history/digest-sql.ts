/** How many bytes of a hash are stored of each line: enough that nobody finds other words with the same. */
export const digestBytes = 16;

export const digestSql = (text: string): string => `substring(sha256(convert_to(${text}, 'UTF8')) for ${digestBytes})`;
