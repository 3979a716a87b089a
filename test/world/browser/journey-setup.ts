import { buildPage } from '../../../scripts/build/build-page.ts';
import { startProduct } from '../server/running-product.ts';
import { tcpProxy } from '../server/tcp-proxy.ts';
import { slow } from './slow.ts';

/** Starts the product once for all journeys; they find its address in JOURNEY_URL. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  if (!(await buildPage())) throw new Error('The page could not be built.');
  const product = await startProduct();
  process.env['JOURNEY_URL'] = product.url;
  if (slow === 1) return () => product.stop();
  const { hostname: host, port } = new URL(product.url);
  const network = await tcpProxy({ host, port: Number(port) }, { delayMs: 50 * slow });
  process.env['JOURNEY_URL'] = `http://${network.host}:${network.port}`;
  return async () => {
    await network.close();
    await product.stop();
  };
}
