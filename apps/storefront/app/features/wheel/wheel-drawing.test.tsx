import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { computeAngle, WheelDrawing } from './wheel-drawing.tsx';

const prize = (value: number) => ({ kind: 'percent' as const, value, minimum: null, chance: 0.2 });
const none = { kind: 'none' as const, value: 0, minimum: null, chance: 0.2 };
const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

test.each([2, 5, 8, 12])('a wheel of %s segments stops with the drawn one below the needle', (count) => {
  for (let position = 0; position < count; position += 1) {
    const ownAngle = (position + 0.5) * (360 / count);
    expect((ownAngle + computeAngle(position, count)) % 360).toBeCloseTo(0);
  }
});

test('each segment shows its prize, and adjacent prizes differ in colour', () => {
  const segments = [prize(1000), prize(500), prize(1500), prize(2000), none];
  for (const drawn of [segments, segments.slice(0, 4), segments.slice(0, 3)]) {
    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <WheelDrawing segments={drawn} currency="EUR" wheel={createRef()} angle={0} />
      </I18nProvider>,
    );
    for (const words of ['10%', '5%', '15%']) expect(html).toContain(`>${words}<`);
    const tones = [...html.matchAll(/<path class="[^"]*piece[^"]*?(accent|paper|ink|blank)[^"]*"/g)].map(([, tone]) => tone);
    expect(tones).toHaveLength(drawn.length);
    for (const [index, tone] of tones.entries()) expect(tones[(index + 1) % tones.length]).not.toBe(tone);
  }
});
