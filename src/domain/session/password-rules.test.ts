import { expect, test } from 'vitest';
import { stems } from './common-passwords.ts';
import { passwordComplaint } from './password-rules.ts';

const ann = { own: ['Ann', 'Carter', null, 'ann.carter'], places: ['Rose House', 'Community Care Homes'], demo: false };
const complaint = (password: string) => passwordComplaint(password, ann);

test.each([
  'copper kettle moves north',
  'Tr4mline-Oyster',
  'ünder the städt bridge',
  'x9$Lm2!qRt7z',
  'gravel lantern 42 pence',
])('"%s" will do', (password) => {
  expect(complaint(password)).toBeNull();
});

test('twelve characters are enough and eleven are not', () => {
  expect(complaint('plum kettle9')).toBeNull();
  expect(complaint('plum kettle')).toContain('at least 12');
});

test('128 characters are accepted and one more is not', () => {
  const long = 'wandering kettle over brown hills '.repeat(4).slice(0, 100) + 'quietly beneath seven grey moons';
  expect(complaint(long.slice(0, 128).padEnd(128, 'y'))).toBeNull();
  expect(complaint(long.slice(0, 128).padEnd(129, 'y'))).toContain('at most 128');
});

test.each(['carter-likes-tea', 'C4rter likes tea', 'we met ANN.carter'])('"%s" contains the own name', (password) => {
  expect(complaint(password)).toContain('own name');
});

test.each(['rosehouse-kitchen', 'Rose House kitchen', 'r0seh0use kitchen'])(
  '"%s" contains the name of the house',
  (password) => {
    expect(complaint(password)).toContain('name of a house');
  },
);

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'Password123456',
  '123456789012',
  'qwertyuiop12',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'LiverpoolLiverpool',
  'sunshine2026!',
  'letmein-letmein',
  'Welcome!!2026',
  'abcdefghijkl',
  'administrator1',
  'iloveyou12345',
  '098765432109',
  'ManchesterUnited1',
])('"%s" is too easy to guess', (password) => {
  expect(complaint(password)).toContain('too easy');
});

test.each([
  'correcthorsebatterystaple',
  'onedirection1',
  'justinbieber1',
  'metallica123',
  'minecraft1234',
  'swordfish123',
  'iamthebest123',
  'gfhjkm123456',
  'livelaughlove',
  'thisismypassword',
  'rockyou12345',
  'Correct Horse Battery Staple!',
  'May the force be with you',
  'MetallicaMinecraft',
  'gerrard8forever',
  'harrypotter2026',
  'Motdepasse123!',
  'tequieromucho1',
  'youllneverwalkalone',
  'i love my dog 2026',
])('"%s" stands on every list of stolen passwords', (password) => {
  expect(complaint(password)).toContain('too easy');
});

test.each([
  'three pelicans mend clocks',
  'gravel under my left boot',
  'the kettle is not a teapot',
  'seven quiet lanterns',
  'Wet-Tramline-Orchid-9',
])('"%s" says something nobody else would', (password) => {
  expect(complaint(password)).toBeNull();
});

test('the demonstration password works only where the demonstration is on', () => {
  expect(complaint('gateway-demo-2026')).toContain('demonstration');
  expect(passwordComplaint('gateway-demo-2026', { ...ann, demo: true })).toBeNull();
});

test('thousands of words and the ways people lengthen them are known', () => {
  expect(stems.size).toBeGreaterThan(4000);
});

test.each([
  'ilovechocolate',
  'mychocolate12',
  'superdragon123',
  'thebeatles1967',
  'arsenalforever',
  'liverpoolfc2026',
  'chelsearules1',
  'Il0vePineapple!',
  'snowwhite1234',
  'nottingham2026',
  'marmalade-1234',
])('"%s" is a common word with something around it', (password) => {
  expect(complaint(password)).toContain('too easy');
});
