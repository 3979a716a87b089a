import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Route } from '@playwright/test';
import config from '../../../../vite.config.ts';
import { temporaryFolder } from '../../server/temporary-folder.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds the gallery by itself and answers for it: its files, the page, and for every call an empty list. */
export async function builtGallery(): Promise<(route: Route) => Promise<void>> {
  const outDir = temporaryFolder();
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    resolve: config.resolve ?? {},
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: join(root, 'gallery.html') },
    },
  });
  return async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fulfill({ json: [] });
    const asked = join(outDir, pathname);
    const found = extname(pathname) && existsSync(asked) ? asked : join(outDir, 'gallery.html');
    return route.fulfill({
      body: readFileSync(found),
      contentType: kinds[extname(found)] ?? 'application/octet-stream',
    });
  };
}
