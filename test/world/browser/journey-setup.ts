import { buildPage } from '../../../scripts/build/build-page.ts';
import { startProduct } from '../server/running-product.ts';

/** Starts the product once for all journeys; they find its address in JOURNEY_URL. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  if (!(await buildPage())) throw new Error('The page could not be built.');
  const product = await startProduct();
  process.env['JOURNEY_URL'] = product.url;
  return () => product.stop();
}
