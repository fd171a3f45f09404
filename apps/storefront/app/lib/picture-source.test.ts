import { expect, test } from 'vitest';
import { buildPictureAddress, buildSourceSet, buildJpegAddress } from './picture-source.ts';

const image = { imageUrl: '/media/drawn/sv-1/navy-front.webp', width: 1600, height: 2000 };

test('an image is requested as webp through the proxy', () => {
  expect(buildPictureAddress(image, 640)).toBe('/_ipx/f_webp,w_640/media/drawn/sv-1/navy-front.webp');
});

test('a browser that supports AVIF is offered the same sizes in it', () => {
  expect(buildSourceSet(image, [320], 'avif')).toBe('/_ipx/f_avif,w_320/media/drawn/sv-1/navy-front.webp 320w');
});

test('the widths are the specification’s breakpoints', () => {
  expect(buildSourceSet(image).match(/\d+w/g)).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w']);
});

test('no image is enlarged, and a small image still has a source', () => {
  expect(buildSourceSet({ ...image, width: 700 }).match(/\d+w/g)).toEqual(['320w', '640w']);
  expect(buildSourceSet({ ...image, width: 100 }).match(/\d+w/g)).toEqual(['320w']);
});

test('a failed image is requested again without the webp part', () => {
  expect(buildJpegAddress(buildPictureAddress(image, 640))).toBe('/_ipx/w_640/media/drawn/sv-1/navy-front.webp');
});
