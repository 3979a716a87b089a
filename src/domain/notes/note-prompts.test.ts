import { expect, test } from 'vitest';
import { isAnswered, notePrompts, withPrompt, type NotePrompt } from './note-prompts.ts';

const [happened, did] = notePrompts as readonly [NotePrompt, NotePrompt];

test('a prompt begins a paragraph of its own below what is written', () => {
  expect(withPrompt('He sat by the window.\n', did)).toBe('He sat by the window.\n\nWhat I did: ');
  expect(withPrompt('', did)).toBe('What I did: ');
});

test('a prompt is asked once, and the first one adds no words', () => {
  expect(withPrompt('What I did: made tea.', did)).toBe('What I did: made tea.');
  expect(withPrompt('He sat by the window.', happened)).toBe('He sat by the window.');
});

test('a prompt counts as answered when its paragraph stands', () => {
  expect(isAnswered('He sat.', happened)).toBe(true);
  expect(isAnswered('', happened)).toBe(false);
  expect(isAnswered('He sat.', did)).toBe(false);
});
