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
  // Not ended here when it is too long: the refusal goes out by the same connection.
  for await (const chunk of connection.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function incomingOf(c: Context): IncomingMessage | undefined {
  const env: unknown = c.env;
  return typeof env === 'object' && env !== null && 'incoming' in env ? (env.incoming as IncomingMessage) : undefined;
}
