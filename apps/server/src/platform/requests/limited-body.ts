interface Limit {
  mostBytes: number;
  /** Creates the error for a body that is too long. */
  tooLarge: () => Error;
}

/**
 * Returns a request's body as a stream that fails with `tooLarge` once it exceeds the limit. A chunked request has no Content-Length, so the
 * received bytes are counted.
 *
 * The connection's stream is never cancelled, because that would close the connection before the error response is sent. The server closes a
 * connection with an unread request body.
 * @throws the error of `tooLarge` immediately when Content-Length exceeds the limit
 */
export function limitBody({ body, headers }: Request, { mostBytes, tooLarge }: Limit): ReadableStream<Uint8Array> | null {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  if (!body) return null;
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        size += value?.byteLength ?? 0;
        if (size > mostBytes) controller.error(tooLarge());
        else if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    // Reads no data before the consumer requests it.
    { highWaterMark: 0 },
  );
}

/** Reads a whole body into memory. @throws the error of `tooLarge` */
export async function readLimitedBody(request: Request, limit: Limit): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitBody(request, limit) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}
