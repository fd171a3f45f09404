import { readFileSync } from 'node:fs';
import { badgeSchema } from '@selvedge/server/contract/catalog';
import { expect, test } from 'vitest';

test('each badge that a product can have has an icon in the sprite', () => {
  const sprite = readFileSync(new URL('badges.svg', import.meta.url), 'utf8');
  expect(badgeSchema.options.filter((badge) => !sprite.includes(`<symbol id="${badge}"`))).toEqual([]);
});
