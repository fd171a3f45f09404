import type { Design, Drawing, Layer, Piece } from '../../drawing.ts';
import { FORM_COLOUR } from '../../figure/draw-figure.ts';
import { mapPath } from '../../path.ts';
import { creases, drape, fold, piled } from '../../relief.ts';
import { ribs, seam } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';

/** A pair of socks on feet without a body, one half behind the other, toes to the left. */
export const socks = defineSilhouette({
  options: {
    length: ['crew', 'no-show', 'knee'],
  },
  draw: (design, { length }): Drawing => {
    const hasContrast = design.print !== 'plain' || design.random() > 0.6;
    const trim = hasContrast ? design.accent : design.base;
    return {
      framing: 'fit',
      detail: { x: -10, y: 380, zoom: 2.8 },
      hem: { x: 10, y: { 'no-show': 455, crew: 250, knee: 30 }[length], zoom: 3.2 },
      layers: [...drawSock(design, length, trim, 190, -46), ...drawSock({ ...design, seed: design.seed + 9 }, length, trim, 0, 0)],
    };
  },
});

type SockLength = 'crew' | 'no-show' | 'knee';

/** Draws one foot with its sock. The heel is at (90, 560), the knee at 0. */
function drawSock(design: Design, length: SockLength, trim: string, dx: number, dy: number): Layer[] {
  // From behind, the toes point to the right.
  const turn = design.isBack ? -1 : 1;
  const place = (d: string): string => mapPath(d, ([x, y]) => [(x + dx) * turn, y + dy]);
  const leg = place(
    'M-92,-120C-98,40 -84,150 -62,260C-52,330 -60,390 -84,430C-140,476 -226,500 -276,520C-312,536 -316,580 -280,590C-180,604 -60,600 40,598C88,596 104,560 98,510C92,450 84,380 88,300C92,180 112,90 104,-120Z',
  );
  const start = { knee: 10, crew: 230, 'no-show': 470 }[length];
  const outlines: Record<SockLength, string> = {
    knee: `M-98,10C-40,22 50,22 108,6C112,110 94,190 91,300C87,380 96,450 102,512C108,562 92,600 40,602C-60,605 -180,609 -282,594C-322,584 -318,534 -278,516C-228,496 -142,472 -88,428C-64,388 -55,330 -65,262C-86,160 -98,90 -98,10Z`,
    crew: `M-73,230C-30,244 46,244 94,226C90,262 90,290 91,300C87,380 96,450 102,512C108,562 92,600 40,602C-60,605 -180,609 -282,594C-322,584 -318,534 -278,516C-228,496 -142,472 -88,428C-66,390 -55,330 -73,230Z`,
    'no-show': `M-146,470C-80,500 30,500 97,462C100,480 101,500 102,512C108,562 92,600 40,602C-60,605 -180,609 -282,594C-322,584 -318,534 -278,516C-240,500 -186,488 -146,470Z`,
  };
  const cuffs: Record<SockLength, [upper: string, lower: string]> = {
    knee: ['M-98,10C-40,22 50,22 108,6', 'M-96,70C-40,84 50,84 104,66'],
    crew: ['M-73,230C-30,244 46,244 94,226', 'M-66,284C-24,298 48,298 90,280'],
    'no-show': ['M-146,470C-80,500 30,500 97,462', 'M-158,484C-84,516 34,516 99,480'],
  };
  const [upper, lower] = cuffs[length].map(place) as [string, string];
  const relief = piled(
    fold(place('M-70,430C-30,460 30,456 92,420'), 12, 4, 0.3),
    fold(place('M-78,454C-40,488 -6,496 40,490'), 11, 3.4, 0.3),
    drape({ seed: design.seed, across: 60, length: 170, height: 4 }),
    creases({ seed: design.seed + 3, angle: 80, across: 30, length: 90, height: 2 }),
  );
  const cuffPath = `${upper}L${reverseCurve(lower)}Z`;
  const patch: Partial<Piece> = { colour: trim, isPrinted: false, roll: 3, lift: 0, relief };
  const heel = place('M99,470C60,486 22,530 14,601C56,602 92,590 101,548C105,520 103,490 99,470Z');
  const toe = place('M-198,488C-176,524 -176,570 -190,604C-230,602 -262,598 -282,594C-322,584 -318,534 -278,516C-254,506 -224,498 -198,488Z');
  return [
    { d: leg, colour: FORM_COLOUR, fabric: 'form', volume: 0.5, roll: 30, lift: 8 },
    { part: `length:${length}`, d: place(outlines[length]), volume: 0.36, roll: 26, lift: 4, relief },
    {
      part: 'patch',
      layers: [
        { ...patch, d: heel },
        { ...patch, d: toe },
      ],
    },
    ...seam(design, place('M-198,488C-176,524 -176,570 -190,604'), 1.6),
    { ...patch, part: 'cuff', d: cuffPath, fabric: 'jersey', roll: 6, lift: 2, marks: ribs(design, upper, lower, start === 470 ? 60 : 30) },
  ];
}

/** Returns the points of one curve in reverse order, to close a band. */
function reverseCurve(curve: string): string {
  const [from = '', rest = ''] = curve.slice(1).split('C');
  const [a = '', b = '', to = ''] = rest.split(' ');
  return `${to}C${b} ${a} ${from}`;
}
