import type { Config } from '../config.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Log } from '../log.ts';

/** Exports traces until the process stops, if `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Otherwise OpenTelemetry is not loaded. */
export async function openTracing({ config, log, lifecycle }: { config: Config; log: Log; lifecycle: Lifecycle }): Promise<void> {
  if (!config.tracing) return;
  const { openTelemetry } = await import('./open-telemetry.ts');
  lifecycle.onStop('traces', openTelemetry(config.tracing, { log, apiBaseUrl: config.apiBaseUrl }));
}
