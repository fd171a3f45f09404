import { z } from 'zod';

/** How this process exports traces. The names and the defaults of the settings are those of OpenTelemetry. */
export interface TracingSettings {
  /** Address of the collector's HTTP receiver for traces. */
  tracesUrl: string;
  headers: Record<string, string>;
  /** Time limit of one export in ms. */
  timeoutMs: number;
  serviceName: string;
  resourceAttributes: Record<string, string>;
  sampler: (typeof samplers)[number];
  /** Share of the traces that a ratio sampler records, from 0 to 1. */
  samplerRatio: number;
}

const samplers = ['always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const;

/** Pairs such as `tenant=shop,region=eu%2Dwest`; the values are percent-encoded, as OpenTelemetry demands. */
const pairs = z
  .string()
  .refine(
    (text) => /^[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/.test(text) && canDecode(text),
    'must be pairs joined by commas, such as name=value,other=value',
  )
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name.trim(), decodeURIComponent(value.join('=').trim())];
      }),
    ),
  );

export const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address such as http://collector:4318' }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.default({}),
  OTEL_EXPORTER_OTLP_TIMEOUT: z
    .string()
    .refine((text) => /^[1-9]\d{0,5}$/.test(text), 'must be a number of milliseconds from 1 to 999999')
    .transform(Number)
    .default(10_000),
  OTEL_SERVICE_NAME: z.string().default('selvedge'),
  OTEL_RESOURCE_ATTRIBUTES: pairs.default({}),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `must be one of ${samplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((text) => /^(0|1|0?\.\d+|1\.0+)$/.test(text), 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1),
};

/** Settings that may contain a key. */
export const tracingSecrets = ['OTEL_EXPORTER_OTLP_HEADERS'];

/** @returns undefined if no traces are exported */
export function readTracingSettings(given: z.infer<z.ZodObject<typeof tracingFields>>): TracingSettings | undefined {
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  return {
    tracesUrl: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMs: given.OTEL_EXPORTER_OTLP_TIMEOUT,
    serviceName: given.OTEL_SERVICE_NAME,
    resourceAttributes: given.OTEL_RESOURCE_ATTRIBUTES,
    sampler: given.OTEL_TRACES_SAMPLER,
    samplerRatio: given.OTEL_TRACES_SAMPLER_ARG,
  };
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
