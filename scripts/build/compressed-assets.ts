import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = /\.(m?js|css|svg)$/;
/** What everybody waits for who opens the page is packed as small as it gets, which takes ten times as long. */
const qualities = { named: 11, other: 9 };

/** Lays each built file down in two packed forms as well, so that no node packs the same bytes for every tablet. */
export function compressedAssets(folder: string, page: string): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    closeBundle() {
      const html = readFileSync(page, 'utf8');
      for (const name of readdirSync(folder).filter((file) => worthwhile.test(file))) {
        const bytes = readFileSync(join(folder, name));
        writeFileSync(
          join(folder, `${name}.br`),
          brotliCompressSync(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: qualities[html.includes(name) ? 'named' : 'other'] },
          }),
        );
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
