import type { Context } from 'hono';
import { readText } from '#platform/requests/read-text';
import { BodyTooLong, ForeignPage } from '../errors.ts';

/**
 * Reads the body of a beacon, sent by a closing page or by a program.
 * @param maxBytes bytes
 * @throws ForeignPage if another site's page sent it, so that such a page cannot create clicks for its visitors
 * @throws BodyTooLong
 */
export async function readBeaconBody(c: Context, maxBytes: number): Promise<string> {
  if (c.req.header('sec-fetch-site') === 'cross-site') throw new ForeignPage();
  const body = await readText(c, maxBytes);
  if (body === undefined) throw new BodyTooLong(maxBytes);
  return body;
}
