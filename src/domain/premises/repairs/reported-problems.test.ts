import { expect, test } from 'vitest';
import { reportedProblems, reportOf } from './reported-problems.ts';
import { suggestedPriority } from './repair-target.ts';

const all = reportedProblems.flatMap(({ problems }) => problems);

test('what stops a supply is an emergency and a danger', () => {
  const lost = all.filter(({ supply }) => supply);
  expect(lost.map(({ supply }) => supply).toSorted()).toEqual(['electricity', 'gas', 'sewerage', 'water']);
  expect(lost.every(({ priority, isDanger }) => priority === 'emergency' && isDanger)).toBe(true);
});

test('nothing is suggested as less urgent than its kind, but for a radiator', () => {
  const under = all.filter(
    ({ category, priority }) => suggestedPriority(category) === 'emergency' && priority !== 'emergency',
  );
  expect(under.map(({ words }) => words)).toEqual(['Radiator stays cold']);
});

test('a tapped problem begins the report with words, kind, time and danger', () => {
  const [leak] = all.filter(({ words }) => words === 'No water');
  expect(leak && reportOf(leak)).toEqual({
    title: 'No water',
    description: 'No water.',
    category: 'plumbing',
    priority: 'emergency',
    safety_risk: true,
    lost_supply: 'water',
  });
});
