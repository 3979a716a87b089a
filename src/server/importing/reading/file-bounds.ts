import { mostLines } from '#domain/importing/import-answer.ts';
import { invalid } from '../../kit/runtime/refusals.ts';

/** How much a file may hold, and what is said of one that holds more. */

export const refuseFile = (sentence: string): never => {
  throw invalid({ file: sentence });
};

/** More characters than this are in no list of people or things. */
export const mostCharacters = 8_000_000;

export const tooLong = `This file has more than ${mostLines.toLocaleString('en-GB')} lines. Divide it, and bring the parts in one after the other.`;
export const tooMuch =
  'This file holds more than can be read here. Copy the lines that are meant into a new one, and choose that.';
