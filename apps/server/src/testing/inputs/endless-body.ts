const chunk = new Uint8Array(64 * 1024).fill(97);

/** A request body without an end and without a length, as a chunked upload sends it, and how much of it was asked for. */
export function createEndlessBody() {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, sentBytes: () => sent };
}
