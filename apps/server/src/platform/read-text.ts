import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/**
 * A request's body as text, straight from its connection where there is one: a `Request` with a body costs more than most
 * answers. For routes whose body nothing has looked at before.
 * @param most bytes
 * @returns undefined: it is longer
 */
export async function readText(c: Context, most: number): Promise<string | undefined> {
  if (Number(c.req.header('content-length') ?? 0) > most) return undefined;
  const connection = incomingOf(c);
  if (!connection) {
    const text = await c.req.text();
    return Buffer.byteLength(text) > most ? undefined : text;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    connection
      .on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= most) chunks.push(chunk);
        // Not ended here: the refusal goes out by the same connection, and the rest is let pass.
        else resolve(undefined);
      })
      .on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
      .on('error', reject)
      .on('close', () => reject(new Error('The connection was closed before the whole body had come')));
  });
}

function incomingOf(c: Context): IncomingMessage | undefined {
  const env: unknown = c.env;
  return typeof env === 'object' && env !== null && 'incoming' in env ? (env.incoming as IncomingMessage) : undefined;
}
