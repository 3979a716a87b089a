import { capital } from '#domain/kit/words/mid-sentence.ts';
import { nameOf, type SceneResident } from './scene.ts';

const pronouns = {
  female: { they: 'she', them: 'her', their: 'her', was: 'was' },
  male: { they: 'he', them: 'him', their: 'his', was: 'was' },
  non_binary: { they: 'they', them: 'them', their: 'their', was: 'were' },
} as const;

/** Puts a person into a sentence: {name}, {they}, {them}, {their}, {was}, each also with a capital. */
export function aboutResident(
  sentence: string,
  resident: SceneResident,
  more: Readonly<Record<string, string>> = {},
): string {
  const words: Readonly<Record<string, string>> = {
    name: nameOf(resident),
    ...pronouns[resident.profile.gender],
    ...more,
  };
  return sentence.replaceAll(/\{(\w+)\}/g, (_, token: string) => {
    const word = words[token] ?? words[token.toLowerCase()] ?? '';
    return /^[A-Z]/.test(token) ? capital(word) : word;
  });
}
