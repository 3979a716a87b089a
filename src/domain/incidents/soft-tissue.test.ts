import { expect, test } from 'vitest';
import { opensSafeguardingQuestion } from './soft-tissue.ts';

test.each(['front.neck', 'back.nape', 'front.abdomen', 'front.groin', 'front.upperarm.left', 'back.thigh.right', 'back.buttock.right'])(
  'a mark on %s opens the question',
  (region) => expect(opensSafeguardingQuestion(region)).toBe(true),
);

test.each(['front.forearm.left', 'front.knee.left', 'back.upperback.right', 'front.face', 'somewhere'])(
  'a mark on %s does not',
  (region) => expect(opensSafeguardingQuestion(region)).toBe(false),
);
