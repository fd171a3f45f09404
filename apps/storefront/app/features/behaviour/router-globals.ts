import type { DataRouter } from 'react-router';

interface ManifestRoute {
  hasLoader: boolean;
  module: string;
  imports?: string[];
  css?: string[];
}

declare global {
  interface Window {
    /** Globals that React Router sets: the build, and the router after hydration. */
    __reactRouterManifest?: { version: string; routes: Record<string, ManifestRoute | undefined> };
    __reactRouterDataRouter?: Pick<DataRouter, 'routes' | 'state' | 'navigate' | 'subscribe'>;
  }
}
