import { expect, test } from 'vitest';
import { opensSafeguardingQuestion } from './soft-tissue.ts';

test.each(['neck', 'nape', 'abdomen', 'left_upper_arm', 'thigh_right_back', 'groin', 'right_buttock'])('a mark on the %s opens the question', (region) => {
  expect(opensSafeguardingQuestion(region)).toBe(true);
});

test.each(['left_forearm', 'knee', 'shin', 'forehead', 'upper_back', 'arm'])('a mark on the %s does not', (region) => {
  expect(opensSafeguardingQuestion(region)).toBe(false);
});
