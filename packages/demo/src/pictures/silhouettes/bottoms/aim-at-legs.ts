import type { Legs } from '../../blocks/legs.ts';
import type { Design, Drawing } from '../../drawing.ts';

/** Returns the form and the views of trousers: the detail shows the waistband. */
export function aimAtLegs({ figure, scale: k }: Design, legs: Legs): Pick<Drawing, 'form' | 'framing' | 'detail' | 'hem'> {
  const { top, hem } = legs.cut;
  return {
    form: 'body',
    framing: { from: 'waist', to: Math.max(hem + 260 * k, figure.knee + 40 * k) },
    detail: { x: legs.computeHalfWidth(top) * 0.36, y: top + 120, zoom: 3.3 },
    hem: { x: legs.computeLeg(hem).middle, y: hem - 60, zoom: 3.3 },
  };
}
