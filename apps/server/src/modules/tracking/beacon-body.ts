import type { Context } from 'hono';
import { readText } from '#platform/read-text';
import { BodyTooLong, ForeignPage } from './errors.ts';

/**
 * What a page sends as it goes away, or a program.
 * @param most bytes
 * @throws ForeignPage: nobody else's page makes clicks in his visitors' name
 * @throws BodyTooLong
 */
export async function beaconBody(c: Context, most: number): Promise<string> {
  if (c.req.header('sec-fetch-site') === 'cross-site') throw new ForeignPage();
  const body = await readText(c, most);
  if (body === undefined) throw new BodyTooLong(most);
  return body;
}
