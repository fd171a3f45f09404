/*
 * Shows the shop's offline page when a page cannot be loaded. It stores only this page, which is the same for all visitors: other pages could
 * contain personal data or old prices. The address of this script names the page in the visitor's language.
 */
const page = new URL(self.location.href).searchParams.get('page') ?? '';
const store = 'offline-page';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      if (!/^\/([a-z]{2}\/)?offline$/.test(page)) throw new Error('The address names no offline page.');
      const cache = await caches.open(store);
      // Without cookies: the answer is not about a person, and a chosen language redirects nothing.
      await cache.add(new Request(page, { credentials: 'omit', cache: 'reload' }));
      for (const other of await cache.keys()) if (new URL(other.url).pathname !== page) await cache.delete(other);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  // The request of a page does not wait until the worker has started.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(loadPage(event).catch(async () => (await caches.match(page)) ?? Response.error()));
});

const loadPage = async ({ preloadResponse, request }) => (await preloadResponse) ?? fetch(request);
