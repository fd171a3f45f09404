import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

test('the gallery of a product without photos says so and offers no zoom', () => {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Gallery images={[]} name="Striped shirt" />
    </I18nProvider>,
  );
  expect(page).toContain('No photo yet');
  expect(page).not.toContain('Look closer');
});

test('a video in the gallery has controls and a poster, and loads nothing before it is played; no button covers its controls', async () => {
  const video = { imageUrl: '/media/uploads/coat.mp4', imageMimeType: 'video/mp4', width: 1280, height: 720, alt: 'The coat in the wind' };
  const page = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <I18nProvider i18n={i18n}>
      <Gallery images={[video]} name="Coat" />
    </I18nProvider>,
    { onAllReady: () => pipe(page) },
  );
  const html = await text(page);
  expect(html).not.toContain('Zoom in');
  const [element = ''] = /<video[^>]*>/.exec(html) ?? [];
  for (const attribute of [
    'src="/media/uploads/coat.mp4"',
    'poster="/_ipx/f_webp,w_1280/media/uploads/coat.mp4"',
    'aria-label="The coat in the wind"',
    'controls=""',
    'playsInline=""',
    'preload="none"',
  ])
    expect(element).toContain(attribute);
});
