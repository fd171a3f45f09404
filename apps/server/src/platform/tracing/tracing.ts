/**
 * Traces of this process. Nothing here loads OpenTelemetry: without {@link setTracing}, each function does nothing or only calls its work.
 * `open-telemetry.ts` implements {@link Tracing} and is imported only if traces are exported.
 */
type AttributeValue = string | number | boolean;
export type Attributes = Record<string, AttributeValue | undefined>;

/** A measured section of work. Names and attributes follow the semantic conventions of OpenTelemetry and contain no personal data. */
export interface SpanDescription {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** The trace to continue, from another process; absent: the span that is active. */
  parent?: { traceparent?: string | undefined; tracestate?: string | undefined };
}

export interface Span {
  rename: (name: string) => void;
  setAttributes: (attributes: Attributes) => void;
  /** Marks the work as failed. @param type a name or a code, never a message, which may contain personal data */
  fail: (type: string) => void;
  end: () => void;
  /** The value of the header `traceparent` for calls within this span. */
  traceparent: string;
}

/** Fields of a log line, with the names that OpenTelemetry gives them in logs of other formats. */
interface TraceFields {
  trace_id: string;
  span_id: string;
  trace_flags: string;
}

export interface Tracing {
  runInSpan: <Answer>(description: SpanDescription, work: (span: Span) => Promise<Answer>) => Promise<Answer>;
  /** @returns undefined outside of a recorded span, so that polling does not create traces */
  startChildSpan: (description: () => SpanDescription) => Span | undefined;
  findTraceFields: () => TraceFields | undefined;
}

let tracing: Tracing | undefined;

/** Starts the recording of spans in this process. */
export function setTracing(implementation: Tracing | undefined): void {
  tracing = implementation;
}

export const isTracing = (): boolean => tracing !== undefined;

/** Runs work in a new span, which becomes the parent of the spans that start during the work. */
export function runInSpan<Answer>(description: () => SpanDescription, work: (span?: Span) => Promise<Answer>): Promise<Answer> {
  return tracing ? tracing.runInSpan(description(), work) : work();
}

/** Starts a span for one external operation within the active span. */
export function startChildSpan(description: () => SpanDescription): Span | undefined {
  return tracing?.startChildSpan(description);
}

/** Returns the fields that connect a log line with its trace. */
export const findTraceFields = (): TraceFields | undefined => tracing?.findTraceFields();

/** Returns the active trace in the format of W3C Trace Context, to be continued by another process. */
export function findTraceparent(): string | undefined {
  const fields = tracing?.findTraceFields();
  return fields && `00-${fields.trace_id}-${fields.span_id}-${fields.trace_flags}`;
}
