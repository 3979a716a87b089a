import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const isChunk = (one: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): one is Rolldown.OutputChunk =>
  one?.type === 'chunk';

/** The built files that a chunk cannot start without, itself first. */
function withImports(bundle: Rolldown.OutputBundle, file: string, known = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (!isChunk(chunk) || known.has(file)) return known;
  known.add(file);
  for (const other of chunk.imports) withImports(bundle, other, known);
  return known;
}

/**
 * Names in the page itself all that `front` needs, its fonts too, so that no request waits for another to be read. `front`
 * alone is fetched once the picture is shown: before that it would only take the line from it. The script `early` is run
 * before anything is drawn.
 */
export function preloadFront(front: string, early: string): Plugin {
  return {
    name: 'preload-front',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'early.js', source: readFileSync(early, 'utf8') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const entry = Object.values(bundle)
          .filter(isChunk)
          .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(front)));
        if (!entry) throw new Error(`${front} is no part of the build.`);
        const scripts = [...withImports(bundle, entry.fileName)];
        const styles = new Set(
          scripts.flatMap((file) => [...((bundle[file] as Rolldown.OutputChunk).viteMetadata?.importedCss ?? [])]),
        );
        const fonts = Object.keys(bundle).filter(
          (file) => /latin-wght-normal-[^/]*\.woff2$/.test(file) && !file.includes('latin-ext'),
        );
        const link = (attrs: Record<string, string | boolean>) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs,
        });
        const isNamed = (file: string) => html.includes(`/${file}"`);
        const first = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('early.js'));
        return [
          {
            tag: 'script',
            injectTo: 'head-prepend' as const,
            attrs: { src: `/${first?.fileName}` },
          },
          ...scripts
            .filter((file) => !isNamed(file) && file !== entry.fileName)
            .map((file) => link({ rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` })),
          ...[...styles]
            .filter((file) => !isNamed(file))
            .map((file) => link({ rel: 'stylesheet', crossorigin: true, href: `/${file}` })),
          ...fonts.map((file) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }),
          ),
        ];
      },
    },
  };
}
