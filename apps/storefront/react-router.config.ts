import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole map is small: asking the server for parts of it would only add requests.
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true },
} satisfies Config;
