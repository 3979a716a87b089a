import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = /\.(js|css|svg)$/;

/** Lays each built file down in two packed forms as well, so that no node packs the same bytes for every tablet. */
export function compressedAssets(folder: string): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => worthwhile.test(file))) {
        const bytes = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
