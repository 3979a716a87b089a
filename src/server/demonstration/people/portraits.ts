import sharp from 'sharp';
import { seeded, type Seeded } from '../stage/seeded.ts';

/** Portraits are painted pixel by pixel: a soft wall, shoulders, a head and hair. Nobody real is in them. */
const size = 128;

type Colour = readonly [red: number, green: number, blue: number];

const walls: readonly Colour[] = [
  [222, 232, 226],
  [233, 226, 214],
  [219, 226, 236],
  [236, 221, 221],
  [226, 221, 236],
  [228, 234, 216],
  [238, 230, 205],
  [212, 229, 232],
];
const clothes: readonly Colour[] = [
  [86, 118, 138],
  [138, 92, 96],
  [98, 122, 88],
  [120, 104, 142],
  [166, 128, 82],
  [74, 96, 112],
  [148, 110, 128],
  [92, 132, 126],
];
const skins: Readonly<Record<SkinTone, Colour>> = {
  light: [238, 206, 184],
  olive: [222, 180, 146],
  brown: [176, 124, 90],
  dark: [118, 78, 58],
};
const greys: readonly Colour[] = [
  [226, 224, 220],
  [206, 204, 202],
  [184, 180, 178],
];
const hairs: readonly Colour[] = [
  [62, 46, 38],
  [96, 66, 44],
  [142, 102, 62],
  [40, 36, 38],
  [156, 88, 56],
];
const darkHairs: readonly Colour[] = [
  [34, 28, 28],
  [48, 38, 34],
];

export type SkinTone = 'light' | 'olive' | 'brown' | 'dark';

export interface Sitter {
  readonly key: string;
  readonly tone: SkinTone;
  readonly age: number;
  readonly longHair: boolean;
}

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly colour: Colour;
}

/** How much of a pixel an ellipse covers, softened over about a pixel and a half. */
function cover({ x, y, wide, high }: Shape, px: number, py: number): number {
  const far = Math.sqrt(((px - x) / wide) ** 2 + ((py - y) / high) ** 2);
  return Math.min(1, Math.max(0, (1 - far) * Math.min(wide, high) * (size / 1.5) + 0.5));
}

function shapesOf({ tone, age, longHair }: Sitter, random: Seeded): readonly Shape[] {
  const skin = skins[tone];
  const hair = age > 66 ? random.pick(greys) : tone === 'light' ? random.pick(hairs) : random.pick(darkHairs);
  const lean = random.near(0, 0.02);
  const head = { x: 0.5 + lean, y: 0.43, wide: random.near(0.165, 0.012), high: random.near(0.205, 0.012) };
  const dark: Colour = [58, 48, 46];
  const bald = !longHair && age > 50 && random.chance(0.35);
  return [
    {
      x: 0.5 + lean,
      y: longHair ? 0.47 : 0.385,
      wide: head.wide + (longHair ? 0.055 : 0.025),
      high: head.high + (longHair ? 0.07 : 0.02),
      colour: bald ? skin : hair,
    },
    { x: 0.5, y: 1.02, wide: 0.37, high: 0.34, colour: random.pick(clothes) },
    { x: 0.5 + lean, y: 0.63, wide: 0.075, high: 0.13, colour: shade(skin, 0.92) },
    { ...head, colour: skin },
    { x: 0.5 + lean + random.near(0, 0.04), y: 0.27, wide: head.wide * 0.96, high: 0.075, colour: bald ? skin : hair },
    { x: 0.437 + lean, y: 0.42, wide: 0.013, high: 0.015, colour: dark },
    { x: 0.563 + lean, y: 0.42, wide: 0.013, high: 0.015, colour: dark },
    { x: 0.5 + lean, y: 0.525, wide: 0.055, high: 0.024, colour: shade(skin, 0.72) },
    { x: 0.5 + lean, y: 0.512, wide: 0.06, high: 0.022, colour: skin },
    { x: 0.5 + lean, y: 0.465, wide: 0.014, high: 0.026, colour: shade(skin, 0.9) },
  ];
}

const shade = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by];

function pixels(sitter: Sitter): Buffer {
  const random = seeded(`portrait ${sitter.key}`);
  const wall = random.pick(walls);
  const bytes = Buffer.alloc(size * size * 3);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Math.min(255, (wall[at % 3] ?? 0) * (1.03 - (0.1 * at) / bytes.length));
  for (const shape of shapesOf(sitter, random)) lay(bytes, shape);
  return bytes;
}

/** Paints a shape over what is there; only the square around it is looked at. */
function lay(bytes: Buffer, shape: Shape): void {
  const from = (middle: number, half: number) => Math.max(0, Math.floor((middle - half) * size) - 2);
  const to = (middle: number, half: number) => Math.min(size - 1, Math.ceil((middle + half) * size) + 2);
  for (let row = from(shape.y, shape.high); row <= to(shape.y, shape.high); row += 1) {
    for (let column = from(shape.x, shape.wide); column <= to(shape.x, shape.wide); column += 1) {
      const part = cover(shape, column / size, row / size);
      if (part === 0) continue;
      const at = (row * size + column) * 3;
      for (let place = 0; place < 3; place += 1)
        bytes[at + place] = blend(bytes[at + place] ?? 0, shape.colour[place] ?? 0, part);
    }
  }
}

const blend = (under: number, over: number, part: number): number => under + (over - under) * part;

const paint = (sitter: Sitter): Promise<Buffer> =>
  sharp(pixels(sitter), { raw: { width: size, height: size, channels: 3 } })
    .png({ palette: true, colours: 48, effort: 1 })
    .toBuffer();

export async function paintAll(sitters: readonly Sitter[]): Promise<ReadonlyMap<string, Buffer>> {
  return new Map(await Promise.all(sitters.map(async (sitter) => [sitter.key, await paint(sitter)] as const)));
}
