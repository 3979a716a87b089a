/** A browser whose camera looks at a label. */
import { chromium, type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import encodeQR from 'qr';
import { journeyFlags, findChromium } from '../../../../scripts/testing/chromium.ts';
import { temporaryFolder } from '../../server/temporary-folder.ts';

const [width, height] = [640, 480];
const [black, white, grey] = [16, 235, 128];

/** A film of one picture, in the form in which Chromium takes one for a camera: brightness, then the two colours. */
function filmOf(text: string): Buffer {
  const dots = encodeQR(text, 'raw', { border: 4 });
  const dot = Math.floor(height / dots.length);
  const left = Math.floor((width - dot * dots.length) / 2);
  const light = Buffer.alloc(width * height, white);
  for (let y = 0; y < dot * dots.length; y++)
    for (let x = 0; x < dot * dots.length; x++)
      if (dots[Math.floor(y / dot)]?.[Math.floor(x / dot)]) light[y * width + left + x] = black;
  const picture = [Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, grey)];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`);
  return Buffer.concat([head, ...Array.from({ length: 5 }, () => picture).flat()]);
}

export function cameraOn(text: string): Promise<Browser> {
  const film = join(temporaryFolder(), 'label.y4m');
  writeFileSync(film, filmOf(text));
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      ...journeyFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}
