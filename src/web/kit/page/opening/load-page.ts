import { t } from '../../state/words.ts';

/** Fixed by the specification. */
export const pageLoadTimeout = 120_000;

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

const asChunkLoadError = (cause: unknown) =>
  cause instanceof ChunkLoadError ? cause : new ChunkLoadError(t('page.failed'), { cause });

/** Loads a page's code, or says that it could not in the given time. */
export async function loadPage<T>(load: () => Promise<T>, ms = pageLoadTimeout): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkLoadError(t('page.late'))), ms);
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw asChunkLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
}
