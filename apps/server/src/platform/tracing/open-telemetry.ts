import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { context, isSpanContextValid, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span as ApiSpan } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import type { Log } from '../log.ts';
import { watchOutgoingRequests } from './outgoing-requests.ts';
import { setTracing, type Span, type SpanDescription, type Tracing } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };

/** How long (ms) the end of this process waits for the last export. */
const LAST_EXPORT_MS = 2000;

/**
 * Starts the recording and the export of traces. Spans are exported in the background; a collector that does not answer delays nothing. Up to 2,048
 * spans wait for it, and further spans are dropped.
 * @param apiBaseUrl the shop's API on another host. Only calls to it contain the trace; other servers do not receive it.
 * @returns a function that exports the last spans and ends the recording
 */
export function openTelemetry(settings: TracingSettings, { log, apiBaseUrl }: { log: Log; apiBaseUrl: string | undefined }): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: settings.tracesUrl, headers: settings.headers, timeoutMillis: settings.timeoutMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ ...describeProcess(), ...settings.resourceAttributes, 'service.name': settings.serviceName }),
    sampler: createSampler(settings),
    spanProcessors: [new BatchSpanProcessor(logFailures(exporter, log))],
  });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  setTracing(createTracing(provider.getTracer('selvedge')));
  const unwatch = watchOutgoingRequests(apiBaseUrl);
  return async () => {
    unwatch();
    setTracing(undefined);
    await Promise.race([provider.shutdown().catch(() => undefined), pause(LAST_EXPORT_MS, undefined, { ref: false })]);
  };
}

const describeProcess = () => ({
  'service.instance.id': randomUUID(),
  'host.name': hostname(),
  'process.pid': process.pid,
  'process.command': basename(process.argv[1] ?? ''),
});

function createSampler({ sampler, samplerRatio }: TracingSettings): Sampler {
  const [, isParentBased, name] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const root =
    name === 'always_off' ? new AlwaysOffSampler() : name === 'traceidratio' ? new TraceIdRatioBasedSampler(samplerRatio) : new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

/** Logs when exports begin to fail and when they succeed again. A line for each failed export would fill the log. */
function logFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, answer) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isFailing) log.warn({ reason: result.error?.message }, 'traces cannot be exported');
        if (!hasFailed && isFailing) log.info('traces are exported again');
        isFailing = hasFailed;
        // The failure is already logged.
        answer({ code: ExportResultCode.SUCCESS });
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

function createTracing(tracer: ReturnType<NodeTracerProvider['getTracer']>): Tracing {
  const start = ({ name, kind, attributes = {}, parent }: SpanDescription): ApiSpan => {
    const parentContext = parent?.traceparent ? propagation.extract(ROOT_CONTEXT, parent) : parent ? ROOT_CONTEXT : context.active();
    return tracer.startSpan(name, { kind: KINDS[kind], attributes }, parentContext);
  };
  return {
    runInSpan: async (description, work) => {
      const apiSpan = start(description);
      const span = wrapSpan(apiSpan);
      try {
        return await context.with(trace.setSpan(description.parent ? ROOT_CONTEXT : context.active(), apiSpan), () => work(span));
      } catch (error) {
        span.fail(error instanceof Error ? error.name : 'unknown');
        throw error;
      } finally {
        span.end();
      }
    },
    startChildSpan: (description) => (trace.getActiveSpan()?.isRecording() ? wrapSpan(start(description())) : undefined),
    findTraceFields: () => {
      const found = trace.getActiveSpan()?.spanContext();
      if (!found || !isSpanContextValid(found)) return undefined;
      return { trace_id: found.traceId, span_id: found.spanId, trace_flags: formatFlags(found.traceFlags) };
    },
  };
}

function wrapSpan(span: ApiSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    rename: (name) => void span.updateName(name),
    setAttributes: (attributes) => void span.setAttributes(attributes),
    fail: (type) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type),
    end: () => span.end(),
    traceparent: `00-${traceId}-${spanId}-${formatFlags(traceFlags)}`,
  };
}

const formatFlags = (flags: number): string => flags.toString(16).padStart(2, '0');
