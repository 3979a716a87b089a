import { buildPage } from '../../../../scripts/build/build-page.ts';
import { startProduct, type RunningProduct } from '../../server/running-product.ts';
import { tcpProxy } from '../../server/tcp-proxy.ts';
import { slow } from './slow.ts';

/** Journeys find the address of the product in JOURNEY_URL. Where none is given, one is started for all of them. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const given = process.env['JOURNEY_URL'];
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startBuilt();
  process.env['JOURNEY_URL'] = url;
  if (slow === 1) return stop;
  const { hostname: host, port } = new URL(url);
  const network = await tcpProxy({ host, port: Number(port) }, { delayMs: 50 * slow });
  process.env['JOURNEY_URL'] = `http://${network.host}:${network.port}`;
  return async () => {
    await network.close();
    await stop();
  };
}

async function startBuilt(): Promise<RunningProduct> {
  if (!(await buildPage())) throw new Error('The page could not be built.');
  return startProduct();
}
