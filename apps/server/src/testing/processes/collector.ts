import { z } from 'zod';
import { openReceiver } from '../webhook-receiver.ts';

const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const;

const value = z.object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() });
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) =>
    Object.fromEntries(
      list.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? (intValue === undefined ? undefined : Number(intValue))]),
    ),
  );

/** A request of OTLP in JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({ traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional(), name: z.string(), kind: z.int(), attributes }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  kind: (typeof KINDS)[number];
  attributes: Record<string, string | number | undefined>;
  service: string | number | undefined;
}

/** Starts a collector that receives traces over OTLP. */
export async function openCollector() {
  const receiver = await openReceiver();
  receiver.setAnswer((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  const readSpans = (): ReceivedSpan[] =>
    receiver.received
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ body }) => request.parse(JSON.parse(body)).resourceSpans)
      .flatMap(({ resource, scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) =>
          spans.map((span) => ({ ...span, kind: KINDS[span.kind] ?? 'unspecified', service: resource.attributes['service.name'] })),
        ),
      );
  return {
    origin: receiver.origin,
    readSpans,
    /** Returns all received bodies. */
    readAll: () => receiver.received.map(({ body }) => body).join('\n'),
    close: receiver.close,
  };
}
