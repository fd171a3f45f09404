import type { DataRouter } from 'react-router';

interface ManifestRoute {
  hasLoader: boolean;
  module: string;
  imports?: string[];
  css?: string[];
}

declare global {
  interface Window {
    /** What React Router leaves on the page: its build, and from hydration on the router itself. */
    __reactRouterManifest?: { version: string; routes: Record<string, ManifestRoute | undefined> };
    __reactRouterDataRouter?: Pick<DataRouter, 'routes' | 'state' | 'navigate' | 'subscribe'>;
  }
}
