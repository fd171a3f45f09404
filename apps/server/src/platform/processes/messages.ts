/** The metrics of a process, as `getMetricsAsJSON` of prom-client returns them. */
export type ProcessMetrics = object[];

/** A message from a process to its supervisor. */
export type FromProcess =
  /** The process receives messages from now on. Node drops the earlier ones. */
  | { kind: 'listening' }
  /** The process has started and works. */
  | { kind: 'open' }
  /** The process answers `/metrics` and needs the metrics of all processes. */
  | { kind: 'all-metrics' }
  | { kind: 'metrics'; metrics: ProcessMetrics };

/** A message from the supervisor to a process. */
export type ToProcess =
  /** Ends the process. @property isReplaced whether another process has already taken over its work */
  { kind: 'stop'; isReplaced: boolean } | { kind: 'metrics' } | { kind: 'all-metrics'; text: string };
