import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { readLimitedBody } from './limited-body.ts';

/**
 * Reads a request's body as text, directly from its connection if it has one, because a `Request` with a body takes more CPU than most responses. For
 * routes where no other code has read the body.
 * @param maxBytes bytes
 * @returns undefined when the body is longer
 */
export async function readText(c: Context, maxBytes: number): Promise<string | undefined> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) return undefined;
  const connection = findIncoming(c);
  if (!connection) return readLimitedText(c.req.raw, maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    connection
      .on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= maxBytes) chunks.push(chunk);
        // The connection stays open for the error response; the rest of the body is discarded.
        else resolve(undefined);
      })
      .on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
      .on('error', reject)
      .on('close', () => reject(new Error('The connection was closed before the whole body had come')));
  });
}

async function readLimitedText(request: Request, mostBytes: number): Promise<string | undefined> {
  const tooLarge = new Error('The body is too long');
  try {
    return (await readLimitedBody(request, { mostBytes, tooLarge: () => tooLarge })).toString('utf8');
  } catch (error) {
    if (error === tooLarge) return undefined;
    throw error;
  }
}

function findIncoming(c: Context): IncomingMessage | undefined {
  const env: unknown = c.env;
  return typeof env === 'object' && env !== null && 'incoming' in env ? (env.incoming as IncomingMessage) : undefined;
}
