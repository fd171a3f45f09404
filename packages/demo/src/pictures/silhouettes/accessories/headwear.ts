import { onBothSides, type Design, type Drawing, type Layer, type Mark } from '../../drawing.ts';
import { FORM_COLOUR } from '../../figure/draw-figure.ts';
import { ellipse, offset, rectangle, symmetric } from '../../path.ts';
import { createRandom } from '../../random.ts';
import { drape, fold, piled, type Relief } from '../../relief.ts';
import { ribs, seam, stitch, topstitch } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';

/** Draws a head without a face on a neck. */
function drawHead(): Layer[] {
  const head = symmetric('M0,-10C150,-10 214,90 214,220C214,330 176,420 120,480C92,510 84,540 86,580C90,640 130,670 190,690L0,720');
  const round = (x: number, y: number): number => {
    const dx = x / 216;
    const dy = (y - 230) / 270;
    const skull = 170 * Math.sqrt(Math.max(0, 1 - dx * dx - dy * dy));
    const neck = y > 400 ? 74 * Math.sqrt(Math.max(0, 1 - (x / 130) ** 2)) : 0;
    return Math.max(skull, neck);
  };
  return [{ d: head, fabric: 'form', colour: FORM_COLOUR, form: round, roll: 6, lift: 0 }];
}

const skull: Relief = (x, y) => 176 * Math.sqrt(Math.max(0, 1 - (x / 236) ** 2 - ((y - 210) / 290) ** 2));

export const beanie = defineSilhouette({
  options: {
    hem: ['turn-up', 'straight'],
    trim: ['none', 'pompom'],
  },
  draw: (design, { hem, trim }): Drawing => {
    const hasTurnUp = hem === 'turn-up';
    const bottom = hasTurnUp ? 210 : 226;
    const top = -66;
    const d = symmetric(
      `M0,${top}C130,${top - 2} 216,${top + 100} 228,${top + 230}C232,${bottom - 40} 231,${bottom - 20} 228,${bottom}C150,${bottom + 26} 70,${bottom + 32} 0,${bottom + 32}`,
    );
    const crown = `M-20,${top + 3}C-10,${top} 10,${top} 20,${top + 3}`;
    const rim = `M-228,${bottom}C-150,${bottom + 26} -70,${bottom + 32} 0,${bottom + 32}C70,${bottom + 32} 150,${bottom + 26} 228,${bottom}`;
    const converging = [0.24, 0.56, 0.86].flatMap((share) =>
      seam(design, `M${14 * share},${top + 6}C${96 * share},${top + 26} ${200 * share},${top + 110} ${222 * share},${top + 220}`, 1.6),
    );
    return {
      framing: 'fit',
      behind: drawHead(),
      detail: { x: -80, y: bottom - 30, zoom: 3 },
      hem: { x: 70, y: bottom + 10, zoom: 3.6 },
      layers: [
        ...(trim === 'pompom' ? [{ part: 'trim:pompom', layers: drawPompom(design, top - 50) }] : []),
        {
          part: 'body',
          d,
          form: (x, y) => skull(x, y, 0),
          roll: 10,
          lift: 7,
          relief: piled(
            fold(`M-200,${bottom - 60}C-60,${bottom - 30} 60,${bottom - 30} 200,${bottom - 70}`, 18, -5),
            drape({ seed: design.seed, across: 70, length: 170, height: 6 }),
          ),
          marks: [...(design.print === 'cable' ? [] : ribs(design, crown, rim, 56)), ...onBothSides(converging)],
        },
        ...(hasTurnUp ? drawTurnUp(design, bottom) : []),
      ],
    };
  },
});

function drawTurnUp(design: Design, bottom: number): Layer[] {
  const top = bottom - 96;
  const upper = `M-236,${top}C-150,${top + 24} -70,${top + 30} 0,${top + 30}C70,${top + 30} 150,${top + 24} 236,${top}`;
  const lower = `M-238,${bottom + 14}C-150,${bottom + 42} -70,${bottom + 48} 0,${bottom + 48}C70,${bottom + 48} 150,${bottom + 42} 238,${bottom + 14}`;
  const d = symmetric(
    `M0,${top + 30}C70,${top + 30} 150,${top + 24} 236,${top}C250,${top + 40} 250,${bottom - 20} 238,${bottom + 14}C150,${bottom + 42} 70,${bottom + 48} 0,${bottom + 48}`,
  );
  const label: Layer[] = design.isBack
    ? []
    : [
        { d: rectangle(-34, bottom - 30, 68, 44, 2), colour: '#efe9dd', fabric: 'canvas', lift: 2, roll: 2 },
        { d: rectangle(-18, bottom - 12, 36, 4, 2), fill: '#2b2c30' },
        { d: rectangle(-10, bottom - 3, 20, 2.6, 1), fill: '#8b8a88' },
      ];
  const trim = design.print === 'colour-block' ? { colour: design.accent } : {};
  return [
    {
      part: 'hem:turn-up',
      d,
      form: (x, y) => skull(x, y, 0) + 12,
      roll: 10,
      lift: 7,
      relief: drape({ seed: design.seed + 2, across: 80, length: 130, height: 4 }),
      marks: ribs(design, upper, lower, 64),
      ...trim,
    },
    ...label,
  ];
}

/** Draws yarn ends in all directions. */
function drawPompom(design: Design, y: number): Layer[] {
  const random = createRandom(design.seed + 77);
  const tones = [design.ink, design.base, design.base, design.sheen];
  const yarns = Array.from({ length: 520 }, (_, index): Mark => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const x = Math.cos(angle) * reach * 76;
    const dy = Math.sin(angle) * reach * 72;
    const out = 12 + random() * 10;
    return {
      d: `M${x},${y + dy}L${x + Math.cos(angle) * out},${y + dy + Math.sin(angle) * out}`,
      stroke: tones[index % 4] ?? design.base,
      opacity: index % 4 === 0 ? 0.4 : 0.7,
      width: 3.6,
    };
  });
  return [{ d: ellipse(0, y, 80, 78), isPrinted: false, fabric: 'lambswool', roll: 30, lift: 6 }, ...yarns];
}

/** A cap from the side with its peak, or from behind with its strap. */
export const cap = defineSilhouette({
  options: {
    closure: ['buckle'],
  },
  draw: (design): Drawing => (design.isBack ? drawCapBehind(design) : drawCapSide(design)),
});

const dome =
  (x: number, y: number, wide: number, high: number): Relief =>
  (px, py) =>
    110 * Math.sqrt(Math.max(0, 1 - Math.min(1, ((px - x) / wide) ** 2 + ((py - y) / high) ** 2)));

function drawCapSide(design: Design): Drawing {
  const crown = 'M-262,246C-280,110 -210,0 -40,-6C118,-8 200,100 204,214C130,262 -120,292 -262,246Z';
  const seams = ['M-40,-6C44,40 38,150 8,266', 'M-40,-6C-130,34 -164,130 -152,266', 'M-40,-6C68,-4 142,90 156,238'];
  const peak = 'M-10,262C60,258 150,240 206,206C300,196 420,214 474,262C486,282 470,300 440,300C320,268 130,292 -4,300C-14,290 -16,272 -10,262Z';
  const under = 'M-4,296C130,288 320,264 446,298C420,314 330,310 240,310C150,312 60,316 -4,308Z';
  return {
    framing: 'fit',
    detail: { x: 90, y: 190, zoom: 2.6 },
    hem: { x: 240, y: 250, zoom: 3 },
    layers: [
      {
        part: 'body',
        d: crown,
        form: (x, y) => dome(-32, 250, 262, 280)(x, y, 0),
        roll: 8,
        relief: drape({ seed: design.seed, across: 76, length: 170, height: 5 }),
        marks: [
          ...seams.flatMap((d) => [...seam(design, d, 1.8), ...topstitch(design, d, 5), ...topstitch(design, d, -5)]),
          ...[
            [-76, 74],
            [62, 78],
            [-190, 118],
          ].flatMap(([x = 0, y = 0]) => eyelet(design, x, y)),
          ...stitch(design, 'M-258,232C-120,276 130,248 202,196'),
        ],
      },
      { d: ellipse(-38, -8, 17, 9), roll: 5, lift: 2 },
      { d: under, colour: design.inside, isPrinted: false, roll: 4, fade: () => -0.3 },
      {
        part: 'peak',
        d: peak,
        roll: 10,
        lift: 9,
        relief: (x, y) => 26 * Math.sqrt(Math.max(0, 1 - ((x - 220) / 260) ** 2)) - (y - 220) * 0.2,
        marks: [16, 32, 48, 64].flatMap((inset) =>
          stitch(
            design,
            `M${6 + inset * 0.3},${292 - inset * 0.35}C130,${284 - inset * 0.7} 320,${262 - inset * 0.72} ${436 - inset * 1.1},${286 - inset * 0.62}`,
            design.thread,
            1.3,
          ),
        ),
      },
    ],
  };
}

function eyelet(design: Design, x: number, y: number): Mark[] {
  return [
    { d: ellipse(x, y, 7), stroke: design.thread, width: 3.4 },
    { d: ellipse(x, y, 3.6), fill: design.ink },
  ];
}

function drawCapBehind(design: Design): Drawing {
  const crown = symmetric('M0,0C118,-2 220,76 248,188C256,226 258,256 256,286C188,314 94,322 0,322');
  const middle = 'M0,0C6,86 4,190 0,200';
  const side = 'M4,1C94,24 148,124 154,318';
  const hole = symmetric('M0,196C48,196 84,236 90,314L0,322');
  return {
    framing: 'fit',
    detail: { x: 0, y: 240, zoom: 2.7 },
    hem: { x: 120, y: 280, zoom: 3.2 },
    layers: [
      {
        part: 'body',
        d: crown,
        form: (x, y) => dome(0, 250, 262, 280)(x, y, 0),
        roll: 8,
        relief: drape({ seed: design.seed, across: 76, length: 170, height: 5 }),
        marks: [
          ...seam(design, middle, 1.8),
          ...topstitch(design, middle, 5),
          ...topstitch(design, middle, -5),
          ...onBothSides([...seam(design, side, 1.8), ...topstitch(design, side, 5), ...topstitch(design, side, -5), ...eyelet(design, 76, 92)]),
        ],
      },
      { d: ellipse(0, -2, 17, 9), roll: 5, lift: 2 },
      { d: hole, colour: design.inside, isPrinted: false, roll: 2, lift: 0, fade: () => -0.45 },
      {
        part: 'closure:buckle',
        layers: [
          {
            d: symmetric('M0,292C50,292 90,288 118,280L120,316C90,324 50,328 0,328'),
            roll: 4,
            lift: 5,
            marks: [
              ...stitch(design, 'M-116,288C-60,298 60,298 116,288', design.thread, 1.3),
              ...stitch(design, 'M-118,310C-60,321 60,321 118,310', design.thread, 1.3),
            ],
          },
          { d: rectangle(-20, 284, 40, 50, 5), stroke: '#8f8b86', width: 8 },
          { d: rectangle(-20, 283, 40, 50, 5), stroke: '#d9d6d0', width: 4 },
          ...stitch(design, offset('M30,296L30,324', 0.1, 4), design.thread, 1.4),
        ],
      },
    ],
  };
}
