import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const words = { alt: 'Shirt', label: 'No photo yet' };
const photo = { imageUrl: '/media/own/shirt.webp', width: 800, height: 1000 };

test('a product without a photo shows the words that say so, one with a photo does not', () => {
  const render = (image: typeof photo | null) => renderToStaticMarkup(<Picture image={image} {...words} sizes="100vw" />);
  expect(render(null)).toContain('No photo yet');
  expect(render(null)).not.toContain('<img');
  expect(render(photo)).toContain('alt="Shirt"');
  expect(render(photo)).not.toContain('No photo yet');
});

test('a picture with a focal point keeps it visible in a crop, and one without has no style', () => {
  const render = (focus?: string) => renderToStaticMarkup(<Picture image={{ ...photo, focus }} {...words} sizes="100vw" />);
  expect(render('30% 20%')).toMatch(/<img[^>]* style="object-position:30% 20%"/);
  expect(render()).not.toContain('style=');
});
