import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from '#testing/database';
import { createAppManifestRoute } from './app-manifest.ts';

interface Manifest {
  name: string;
  lang: string;
  icons: { src: string; sizes: string; type: string }[];
}

test('the manifest of each host has the name and language of its shop, and names icons of the size that it says', async ({ database }) => {
  const ask = async (host: string) => {
    const response = await createAppManifestRoute(database.db).request(`http://${host}/manifest.webmanifest`);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    return (await response.json()) as Manifest;
  };
  expect(await ask('gr.localhost:3000')).toMatchObject({ name: 'Selvedge', lang: 'el-GR' });
  const { icons } = await ask('bd.localhost:3000');
  for (const { src, sizes, type } of icons) {
    const file = readFileSync(join(import.meta.dirname, '../../../storefront/public', src));
    const { width, height, format } = await sharp(file).metadata();
    if (type === 'image/png') expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  expect(icons.filter(({ sizes }) => sizes === '192x192' || sizes === '512x512').length).toBeGreaterThanOrEqual(3);
});
