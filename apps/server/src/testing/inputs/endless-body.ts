const chunk = new Uint8Array(64 * 1024).fill(97);

/**
 * A request body without an end and without a length, as a chunked upload sends it, and how much of it was asked for.
 * @param head its first bytes, for a call that detects the format of a file
 */
export function createEndlessBody(head: Uint8Array = new Uint8Array()) {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        controller.enqueue(sent === 0 ? Buffer.concat([head, chunk.subarray(head.byteLength)]) : chunk);
        sent += chunk.byteLength;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, sentBytes: () => sent };
}
