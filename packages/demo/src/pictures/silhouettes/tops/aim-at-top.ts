import type { Body } from '../../blocks/body.ts';
import type { Design, Drawing } from '../../drawing.ts';

/** Returns the form and the views of a garment for the upper body: the detail shows its neck. */
export function aimAtTop({ figure, scale: k }: Design, body: Body): Pick<Drawing, 'form' | 'framing' | 'detail' | 'hem'> {
  const { hem, neck } = body.cut;
  return {
    form: 'body',
    framing: { from: 'neck', to: Math.max(hem + 190 * k, figure.crotch + 60 * k) },
    detail: { x: -40, y: Math.min(neck.depth, 170) + 50, zoom: 3.3 },
    hem: { x: body.computeHalfWidth(hem) * 0.6, y: hem - 90, zoom: 3.3 },
  };
}
