/**
 * Vitest tells its main process of every import, thousands by the time a worker has the server, for whoever lets it
 * watch their files; a single run has no use for that. Only addresses that Vitest itself has changed need its help. Nor
 * is there need of the maps it turns on: Node leaves types out in their place, so every line is where it was written.
 */
import module, { type RegisterHooksOptions } from 'node:module';

const registerHooks = module.registerHooks;

function registerFewer({ resolve, ...others }: RegisterHooksOptions): ReturnType<typeof registerHooks> {
  module.setSourceMapsSupport(false);
  return registerHooks({
    ...others,
    ...(resolve && {
      resolve: (specifier, context, next) =>
        specifier.includes('vitest=') ? resolve(specifier, context, next) : next(specifier, context),
    }),
  });
}

if (process.env['VITEST_MODE'] === 'RUN') Object.assign(module, { registerHooks: registerFewer });
