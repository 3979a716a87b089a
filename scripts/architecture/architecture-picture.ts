/** docs/architecture.svg: the layers, their areas and the rooms of their kits, drawn from the imports of the code. */
import { type Layer, type Levels, sourceLayer } from './source-levels.ts';

const [margin, gap, chip] = [16, 6, 22];
const [letter, letterOfFiles] = [6.6, 6.1];
const colours = { area: '#e3eefb', room: '#fdf0d9', panel: '#f6f7f9', line: '#5c6470', text: '#1c2430' };

/** A part of the picture and how much room it took. */
interface Drawn {
  readonly svg: string;
  readonly height: number;
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const words = (x: number, y: number, said: string, more = ''): string =>
  `<text x="${x}" y="${y}" ${more}>${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

const frame = ({ x, y, width }: Box, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${colours.line}" stroke-opacity="0.35"/>`;

/** One level: its folders side by side, in as many lines as they need. */
function level(parts: readonly string[], { x, y, width }: Box, fill: string): Drawn {
  let [left, top] = [x, y];
  const svg = parts.map((part) => {
    const wide = Math.round(part.length * letter) + 16;
    if (left > x && left + wide > x + width) [left, top] = [x, top + chip + gap];
    const drawn = `<rect x="${left}" y="${top}" width="${wide}" height="${chip}" rx="5" fill="${fill}"/>${words(left + 8, top + 15, part)}`;
    left += wide + gap;
    return drawn;
  });
  return { svg: svg.join('\n'), height: top + chip - y };
}

/** The highest level on top. */
function stack(levels: Levels, { x, y, width }: Box, fill: string): Drawn {
  let top = y;
  const svg = levels.toReversed().map((parts, place) => {
    if (place > 0) top += gap + 4;
    const drawn = level(parts, { x, y: top, width }, fill);
    const line =
      place > 0
        ? `<path d="M${x} ${top - 5}H${x + width}" stroke="${colours.line}" stroke-opacity="0.25" stroke-dasharray="2 3"/>`
        : '';
    top += drawn.height;
    return line + drawn.svg;
  });
  return { svg: svg.join('\n'), height: top - y };
}

function files(names: readonly string[], { x, y, width }: Box): Drawn {
  const perLine = Math.floor(width / letterOfFiles);
  const lines: string[] = [];
  for (const name of names) {
    const longer = lines.length > 0 ? `${lines.at(-1)} · ${name}` : name;
    if (lines.length > 0 && longer.length <= perLine) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return {
    svg: lines
      .map((line, place) => words(x, y + 12 + place * 16, line, 'font-size="11" fill-opacity="0.75"'))
      .join('\n'),
    height: lines.length * 16,
  };
}

function panel(layer: Layer, title: string, { x, y, width }: Box): Drawn {
  const inner = { x: x + margin, width: width - 2 * margin };
  let top = y + 42;
  const start = files(layer.files, { ...inner, y: top });
  top += start.height + 10;
  const areas = stack(layer.areas, { ...inner, y: top }, colours.area);
  top += areas.height + 14;
  const kitTop = top;
  const kit = stack(layer.rooms, { x: inner.x + 10, y: top + 28, width: inner.width - 20 }, colours.room);
  const kitHeight = kit.height + 38;
  const height = kitTop + kitHeight + margin - y;
  const svg = [
    frame({ x, y, width }, height, colours.panel),
    words(x + margin, y + 25, `src/${layer.name}`, 'font-size="15" font-weight="700"'),
    words(x + margin + 92, y + 25, title),
    start.svg,
    areas.svg,
    frame({ ...inner, y: kitTop }, kitHeight, '#fff'),
    words(inner.x + 10, kitTop + 18, 'kit', 'font-weight="700"'),
    words(inner.x + 36, kitTop + 18, 'knows no area'),
    kit.svg,
  ];
  return { svg: svg.join('\n'), height };
}

/** Down from one layer to the domain. */
const arrow = (x: number, from: number, to: number): string =>
  `<path d="M${x} ${from}V${to - 2}" stroke="${colours.line}" stroke-width="2" marker-end="url(#head)"/>`;

export function architecturePicture(): string {
  const width = 1200;
  const half = (width - 3 * margin - 60) / 2;
  const right = margin + half + 60 + margin;
  const top = 44;
  const web = panel(sourceLayer('web'), 'shows the records', { x: margin, y: top, width: half });
  const server = panel(sourceLayer('server'), 'keeps the records', { x: right, y: top, width: half });
  const below = top + Math.max(web.height, server.height) + 40;
  const domain = panel(sourceLayer('domain'), 'what is true in a care home: no database, no network, no screen', {
    x: margin,
    y: below,
    width: width - 2 * margin,
  });
  const height = below + domain.height + margin;
  const middle = margin + half + 38;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif" font-size="12" fill="${colours.text}">
<defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="${colours.line}"/></marker></defs>
<rect width="${width}" height="${height}" fill="#fff"/>
${words(margin, 26, 'Within a frame, each folder builds on folders of lower lines only; areas build on their kit, web and server on the domain.', 'font-size="13"')}
${web.svg}
${server.svg}
${domain.svg}
${arrow(margin + half / 2, top + web.height, below)}
${arrow(right + half / 2, top + server.height, below)}
<path d="M${margin + half + 2} ${top + 90}H${right - 3}" stroke="${colours.line}" stroke-width="2" stroke-dasharray="6 4" marker-start="url(#head)" marker-end="url(#head)"/>
${words(middle, top + 78, 'HTTP', 'text-anchor="middle" font-weight="700"')}
${words(middle, top + 110, 'calls,', 'text-anchor="middle"')}
${words(middle, top + 125, 'events', 'text-anchor="middle"')}
</svg>
`;
}
