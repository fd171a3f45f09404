import { localizedPath } from '@selvedge/i18n';

/**
 * Registers the service worker that shows the offline page. It is renewed with each build and for each language, because its address
 * names both. A browser without service workers shows its own page.
 */
export function startServiceWorker({ language, defaultLanguage, build }: { language: string; defaultLanguage: string; build: string }): void {
  const query = new URLSearchParams({ page: localizedPath('/offline', { language, defaultLanguage }), build });
  if (!('serviceWorker' in navigator)) return;
  // A private window refuses.
  void navigator.serviceWorker.register(`/service-worker.js?${query.toString()}`).catch(() => undefined);
}
