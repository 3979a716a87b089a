import { registerHooks } from 'node:module';
import { lastingIds, libraryIds } from '../../../../scripts/build/lasting-ids.ts';

// Node reads the library by itself, and so what the build changes in it is changed here as well.
registerHooks({
  load: (url, context, read) =>
    libraryIds.test(url) ? { format: 'module', source: lastingIds, shortCircuit: true } : read(url, context),
});
