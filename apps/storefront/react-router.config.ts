import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route manifest is small: loading it in parts would only add requests.
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true },
} satisfies Config;
