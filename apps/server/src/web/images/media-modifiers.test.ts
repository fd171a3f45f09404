import { expect, test } from 'vitest';
import { readModifiers, widths } from './media-modifiers.ts';

test('each modifier of the specification is accepted', () => {
  const wishes = { format: 'webp', fit: 'cover', width: '640', height: '800', resize: '80x80', quality: '80', background: 'ffffff' };
  for (const [name, value] of Object.entries(wishes)) expect(readModifiers(`${name}_${value}`, '')?.canonical).toContain(`${name}_${value}`);
});

test('each breakpoint and the avatar are available in both densities', () => {
  const wanted = [320, 640, 768, 1024, 1280, 1536, 80].flatMap((width) => [width, 2 * width]);
  expect(wanted.filter((width) => !widths.includes(width))).toEqual([]);
});

test('a request without a format gets webp', () => {
  expect(readModifiers('w_640', '')?.format).toBe('webp');
});
