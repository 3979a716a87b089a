/** The pictures that README and docs show: small copies of screenshots, named in the texts that show them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';

const shownFolder = 'docs/screenshots';
/** Every new picture stays in every clone for good. */
export const mostBytes = 60_000;

const widest = 1200;
const qualities = [80, 75, 70, 65, 60, 50];

const texts = (): readonly string[] => [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The names of the screenshots that a text shows, such as `home-desktop`. */
export const shownPictures = (): readonly string[] => [
  ...new Set(
    texts().flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/!\[[^\]]*\]\([^)]*screenshots\/([\w-]+)\.webp\)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ),
];

export const pictureFiles = (): readonly { readonly name: string; readonly bytes: number }[] =>
  readdirSync(shownFolder).map((name) => ({ name, bytes: statSync(`${shownFolder}/${name}`).size }));

/** As good as it may be within its size. */
export async function writeShownPicture(name: string, from: string): Promise<void> {
  const picture = sharp(`${from}/${name}.png`).resize({ width: widest, withoutEnlargement: true });
  for (const quality of qualities) {
    const small = picture.clone().webp({ quality, effort: 6 });
    if ((await small.toBuffer()).length > mostBytes) continue;
    await small.toFile(`${shownFolder}/${name}.webp`);
    return;
  }
  throw new Error(`${name} does not fit into ${mostBytes} bytes.`);
}
