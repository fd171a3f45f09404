import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountBackOffice } from './back-office.ts';
import { createSecurityHeaders } from './security-headers.ts';

function openPages(): Hono {
  const app = new Hono();
  app.use(createSecurityHeaders({ isLoopback: false, publicUrl: 'https://shop.example', enforcesHttpsOnSubdomains: false }));
  const backOffice = { mountFiles: () => undefined, getPage: () => Promise.resolve('<script nonce="__NONCE__"></script>') };
  mountBackOffice(app, { backOffice, isBuilt: true });
  app.get('*', (c) => c.html('<p>shop</p>'));
  return app;
}

test('only pages of the back office may use the camera, and only their own', async () => {
  const read = async (path: string) => (await openPages().request(path)).headers.get('permissions-policy');
  for (const path of ['/admin', '/admin/packing']) expect(await read(path), path).toBe('camera=(self), microphone=(), geolocation=()');
  for (const path of ['/', '/administration', '/en/checkout']) expect(await read(path), path).toBe('camera=(), microphone=(), geolocation=()');
});

test('the back office may compile WebAssembly for the reader of barcodes, but no text as script', async () => {
  const policy = (await openPages().request('/admin')).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'wasm-unsafe-eval';/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(eval|inline)'/);
  expect(policy).toContain("default-src 'self'");
});
