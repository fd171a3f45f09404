import { darker, lighter } from '../../colour.ts';
import { onBothSides, withMirror, type Design, type Drawing, type Layer, type Mark, type Piece } from '../../drawing.ts';
import { bandAlong } from '../../blocks/top.ts';
import { drawPatchPocket } from '../../blocks/pockets.ts';
import { buckle } from '../../blocks/belt.ts';
import { ellipse, join, offset, rectangle, symmetric } from '../../path.ts';
import { pick } from '../../random.ts';
import { creases, drape, fold, piled, type Relief } from '../../relief.ts';
import { seam, stitch } from '../../stitching.ts';
import { stud, zip } from '../../trims.ts';
import { defineSilhouette } from '../silhouette.ts';

/** Returns the stuffed belly of a bag. */
const belly =
  (y: number, wide: number, high: number, depth: number): Relief =>
  (x, at) =>
    depth * Math.sqrt(Math.max(0, 1 - Math.min(1, (x / wide) ** 4))) * Math.sqrt(Math.max(0, 1 - Math.min(1, ((at - y) / high) ** 4)));

const isSoft = ({ fabric }: Design): boolean => fabric !== 'leather' && fabric !== 'suede';

/** An open shopper with two handles. */
export const tote = defineSilhouette({
  options: {
    pockets: ['none', 'patch'],
  },
  draw: (design, { pockets }): Drawing => {
    const soft = isSoft(design);
    const [w, top, bottom] = [250, 0, 420];
    const flare = soft ? -6 : 26;
    const d = symmetric(
      `M0,${top}L${w},${top}C${w + flare * 0.5},${top + 110} ${w + flare},${bottom - 90} ${w + flare - 10},${bottom - 14}C${w + flare - 14},${bottom} ${w + flare - 30},${bottom + 4} ${w + flare - 46},${bottom + 4}L0,${bottom + 6}`,
    );
    const foot = w * 0.46;
    const reach = soft ? 270 : 230;
    const arch = (dx: number, dy: number): string =>
      `M${-foot + dx},${top + 50 + dy}C${-foot + dx},${top - 70} ${-foot + 10 + dx},${top - reach + dy} ${dx},${top - reach + dy}C${foot - 10 + dx},${top - reach + dy} ${foot + dx},${top - 70} ${foot + dx},${top + 50 + dy}`;
    const strap: Partial<Piece> = { roll: 4, ...(soft ? { colour: design.print === 'plain' ? design.base : design.accent } : {}) };
    const tab = `M${foot - 18},${top + 34}L${foot + 6},${top + 34}L${foot + 6},${top + 92}L${foot - 6},${top + 104}L${foot - 18},${top + 92}Z`;
    return {
      framing: 'fit',
      detail: { x: -foot + 40, y: top + 70, zoom: 2.9 },
      hem: { x: -w + 110, y: bottom - 60, zoom: 3 },
      layers: [
        { ...strap, d: bandAlong(arch(14, -18), 24), colour: darker(design.base, 0.25), lift: 3 },
        {
          d: symmetric(`M0,${top - 14}L${w - 8},${top - 11}L${w},${top + 18}L0,${top + 18}`),
          colour: design.inside,
          isPrinted: false,
          fade: () => -0.3,
        },
        {
          part: 'body',
          d,
          roll: soft ? 8 : 12,
          lift: 3,
          relief: piled(
            belly(bottom * 0.55, w + 40, bottom * 0.75, 44),
            drape({ seed: design.seed, angle: 8, across: 90, length: 300, height: soft ? 7 : 3 }),
            soft ? creases({ seed: design.seed + 2, angle: 30, across: 50, length: 150, height: 5 }) : undefined,
            fold(`M${-w},${bottom - 40}C-120,${bottom - 22} 120,${bottom - 22} ${w},${bottom - 40}`, 18, 5),
          ),
          marks: [
            ...(design.print === 'colour-block'
              ? [{ d: `M-900,${bottom - 140}L900,${bottom - 140}L900,${bottom + 60}L-900,${bottom + 60}Z`, fill: design.accent }]
              : []),
            ...stitch(design, `M${-w},${top + 22}L${w},${top + 22}`),
            ...stitch(design, `M${-w},${top + 29}L${w},${top + 29}`),
            ...(soft ? [] : onBothSides(seam(design, `M${w - 40},${top}C${w - 22},${top + 160} ${w - 22},${bottom - 60} ${w - 34},${bottom + 3}`))),
          ],
        },
        ...(pockets === 'patch' && !design.isBack ? [drawPatchPocket(design, { x: -112, y: 130, width: 224, height: 200 }, false)] : []),
        { ...strap, part: 'handle', d: bandAlong(arch(0, 0), 24), lift: 7 },
        ...stitch(design, offset(arch(0, 0), 4, 80), design.thread, 1.3),
        ...stitch(design, offset(arch(0, 0), 20, 80), design.thread, 1.3),
        ...(soft
          ? onBothSides([...stitch(design, `M${foot - 23},${top + 34}L${foot - 1},${top + 34}L${foot - 1},${top + 50}L${foot - 23},${top + 50}Z`)])
          : [
              ...withMirror({ ...strap, d: tab, lift: 4 }),
              ...onBothSides([...stud(foot - 6, top + 54, 7, '#c7a765'), ...stud(foot - 6, top + 82, 5, '#c7a765')]),
            ]),
      ],
    };
  },
});

/** A shoulder bag that closes with a flap, or with a zip. */
export const bag = defineSilhouette({
  options: {
    closure: ['flap', 'zip'],
  },
  draw: (design, { closure }): Drawing => {
    const metal = pick(design.random, '#c9a95f', '#bdbab4');
    const [top, w, bottom] = [0, 270, 320];
    const body = symmetric(
      `M0,${top}L${w - 22},${top}C${w},${top} ${w + 4},${top + 16} ${w + 5},${top + 40}L${w + 14},${bottom - 46}C${w + 16},${bottom} ${w},${bottom + 10} ${w - 34},${bottom + 12}L0,${bottom + 14}`,
    );
    const strap = `M${-w + 6},${top + 34}C${-w - 24},${top - 220} -130,${top - 310} 0,${top - 310}C130,${top - 310} ${w + 24},${top - 220} ${w - 6},${top + 34}`;
    const ring: Mark[] = [
      { d: ellipse(w - 4, top + 37, 17), stroke: darker(metal, 0.45), width: 7 },
      { d: ellipse(w - 4.5, top + 36, 17), stroke: metal, width: 4.4 },
    ];
    const block = design.print === 'colour-block' ? { colour: design.accent } : {};
    return {
      framing: 'fit',
      detail: { x: 30, y: top + 170, zoom: 2.8 },
      hem: { x: -w + 120, y: bottom - 50, zoom: 3 },
      layers: [
        { part: 'handle', d: bandAlong(strap, 22), roll: 4, lift: 5, isPrinted: false },
        ...stitch(design, offset(strap, 4, 90), design.thread, 1.3),
        ...stitch(design, offset(strap, 18, 90), design.thread, 1.3),
        {
          part: 'body',
          d: body,
          roll: 13,
          relief: piled(
            belly(bottom * 0.5, w + 30, bottom * 0.7, 50),
            drape({ seed: design.seed, across: 110, length: 180, height: 3 }),
            fold(`M${-w},${bottom - 34}C-120,${bottom - 20} 120,${bottom - 20} ${w},${bottom - 34}`, 20, 6),
          ),
          marks: [
            ...stitch(design, `M${-w - 4},${bottom - 6}C-120,${bottom + 4} 120,${bottom + 4} ${w + 4},${bottom - 6}`),
            ...onBothSides(seam(design, `M${w - 26},${top + 6}L${w - 18},${bottom + 8}`)),
          ],
        },
        ...onBothSides(ring),
        ...(closure === 'zip'
          ? [
              {
                part: 'closure:zip',
                layers: [
                  ...zip(design, `M${-w + 40},${top + 44}L${w - 40},${top + 44}`, metal, darker(design.base, 0.3)),
                  ...stitch(design, `M${-w + 24},${top + 60}L${w - 24},${top + 60}`),
                  ...(design.isBack ? [] : drawFrontPanel(design, top, w, bottom)),
                ],
              },
            ]
          : design.isBack
            ? seam(design, `M${-w + 70},${top + 90}L${w - 70},${top + 90}`, 2)
            : drawFlap(design, top, w, metal, block)),
      ],
    };
  },
});

function drawFrontPanel(design: Design, top: number, w: number, bottom: number): Layer[] {
  return [
    {
      d: symmetric(
        `M0,${top + 120}L${w - 60},${top + 120}L${w - 54},${bottom - 30}C${w - 60},${bottom - 16} ${w - 74},${bottom - 14} ${w - 90},${bottom - 14}L0,${bottom - 12}`,
      ),
      roll: 6,
      lift: 4,
      marks: stitch(design, `M${-w + 60},${top + 132}L${w - 60},${top + 132}`),
    },
  ];
}

function drawFlap(design: Design, top: number, w: number, metal: string, block: Partial<Piece>): Layer[] {
  const edge = `M${w},${top + 16}C${w + 3},${top + 110} ${w - 12},${top + 164} ${w - 60},${top + 186}C${w - 140},${top + 208} 66,${top + 214} 0,${top + 214}`;
  const flap = symmetric(`M0,${top - 8}L${w - 28},${top - 8}C${w - 8},${top - 6} ${w - 1},${top + 4} ${w},${top + 16}${edge.replace(/^M[^C]*/, '')}`);
  const y = top + 180;
  const clasp: Mark[] = [
    { d: rectangle(-23, y + 5, 52, 56, 7), fill: '#15110f', opacity: 0.35, isLit: false },
    { d: rectangle(-26, y, 52, 56, 7), fill: darker(metal, 0.35) },
    { d: rectangle(-24, y - 2, 48, 52, 6), fill: metal },
    { d: rectangle(-19, y + 3, 22, 42, 4), fill: '#ffffff', opacity: 0.3 },
    { d: ellipse(0, y + 24, 9), fill: darker(metal, 0.5) },
    { d: ellipse(-1, y + 22.6, 7.4), fill: metal },
  ];
  return [
    {
      part: 'closure:flap',
      layers: [
        {
          ...block,
          d: flap,
          roll: 11,
          lift: 9,
          relief: piled(belly(top + 100, w + 30, 190, 54), drape({ seed: design.seed + 3, across: 110, length: 170, height: 3 })),
          marks: onBothSides(stitch(design, offset(edge, 8))),
        },
        ...clasp,
      ],
    },
  ];
}

/** A backpack with a front pocket. */
export const backpack = defineSilhouette({
  options: {
    closure: ['flap', 'zip'],
  },
  draw: (design, { closure }): Drawing => {
    const [w, top, bottom] = [190, 0, 470];
    const metal = '#a9a6a1';
    const body = symmetric(
      `M0,${top}C80,${top} ${w - 20},${top + 20} ${w - 6},${top + 110}C${w + 10},${top + 220} ${w + 16},${bottom - 120} ${w + 10},${bottom - 40}C${w + 4},${bottom} ${w - 30},${bottom + 6} ${w - 60},${bottom + 8}L0,${bottom + 10}`,
    );
    const loop = `M-34,${top + 10}C-34,${top - 62} 34,${top - 62} 34,${top + 10}`;
    const layers: Layer[] = design.isBack ? drawBackStraps(design, top, bottom, w, metal) : drawBackpackFront(design, closure, top, bottom, w, metal);
    return {
      framing: 'fit',
      detail: { x: 0, y: top + 190, zoom: 2.7 },
      hem: { x: -80, y: bottom - 70, zoom: 3 },
      layers: [
        { part: 'handle', d: bandAlong(loop, 15), roll: 4, lift: 4, isPrinted: false },
        {
          part: 'body',
          d: body,
          roll: 14,
          relief: piled(
            belly(bottom * 0.54, w + 30, bottom * 0.62, 66),
            drape({ seed: design.seed, angle: 6, across: 90, length: 260, height: 4 }),
            creases({ seed: design.seed + 2, angle: 30, across: 50, length: 140, height: isSoft(design) ? 4 : 1 }),
          ),
          marks: onBothSides([
            ...seam(design, `M${w - 34},${top + 60}C${w - 22},${top + 200} ${w - 22},${bottom - 100} ${w - 30},${bottom}`, 2),
            ...stitch(design, `M${w - 40},${top + 60}C${w - 28},${top + 200} ${w - 28},${bottom - 100} ${w - 36},${bottom}`),
          ]),
        },
        ...layers,
      ],
    };
  },
});

function drawBackpackFront(design: Design, closure: 'flap' | 'zip', top: number, bottom: number, w: number, metal: string): Layer[] {
  const pocket: Piece = {
    part: 'pocket:patch',
    d: symmetric(
      `M0,${bottom - 210}L${w - 50},${bottom - 206}C${w - 40},${bottom - 150} ${w - 38},${bottom - 60} ${w - 46},${bottom - 30}C${w - 60},${bottom - 16} ${w - 80},${bottom - 14} ${w - 100},${bottom - 14}L0,${bottom - 12}`,
    ),
    roll: 9,
    lift: 7,
    relief: belly(bottom - 110, w, 120, 40),
    marks: [...stitch(design, `M${-w + 50},${bottom - 194}L${w - 50},${bottom - 194}`)],
  };
  if (closure === 'zip') {
    const arch = `M${-w + 14},${top + 200}C${-w + 10},${top + 70} -90,${top + 44} 0,${top + 44}C90,${top + 44} ${w - 10},${top + 70} ${w - 14},${top + 200}`;
    return [
      { part: 'closure:zip', layers: [...zip(design, arch, metal, darker(design.base, 0.35), false), ...stitch(design, offset(arch, 13, 60))] },
      pocket,
      { part: 'pocket:zip', layers: zip(design, `M${-w + 64},${bottom - 178}L${w - 64},${bottom - 178}`, metal, darker(design.base, 0.35)) },
    ];
  }
  const flap: Piece = {
    d: symmetric(
      `M0,${top - 4}C84,${top - 4} ${w - 16},${top + 16} ${w - 4},${top + 96}C${w + 4},${top + 150} ${w - 6},${top + 190} ${w - 30},${top + 206}C${w - 80},${top + 224} 50,${top + 228} 0,${top + 228}`,
    ),
    roll: 11,
    lift: 9,
    relief: piled(belly(top + 120, w + 20, 170, 60), drape({ seed: design.seed + 5, across: 90, length: 160, height: 3 })),
    marks: onBothSides(
      stitch(
        design,
        `M${w - 12},${top + 100}C${w - 4},${top + 150} ${w - 12},${top + 182} ${w - 34},${top + 196}C${w - 80},${top + 213} 50,${top + 217} 0,${top + 217}`,
      ),
    ),
  };
  const straps = [-1, 1].flatMap((side): Layer[] => [
    { d: rectangle(side * 78 - 13, top + 150, 26, 150, 4), roll: 4, lift: 5, isPrinted: false, colour: darker(design.base, 0.2) },
    ...buckle(side * 78, top + 256, 19, 17, metal),
  ]);
  return [pocket, { part: 'closure:flap', layers: [flap, ...straps] }];
}

function drawBackStraps(design: Design, top: number, bottom: number, w: number, metal: string): Layer[] {
  const strap = `M34,${top + 30}C96,${top + 80} ${w - 50},${top + 200} ${w - 46},${bottom - 90}`;
  const piece: Piece = {
    part: 'strap',
    d: `${join(offset(strap, -24, 40), `M${offset(strap, 24, 40).slice(1).split('L').reverse().join('L')}`)}Z`,
    roll: 10,
    lift: 9,
    isPrinted: false,
    marks: [...stitch(design, offset(strap, -18, 40)), ...stitch(design, offset(strap, 18, 40))],
  };
  return [
    {
      d: symmetric(`M0,${top + 60}L${w - 70},${top + 70}L${w - 60},${bottom - 60}L0,${bottom - 50}`),
      fabric: 'mesh',
      isPrinted: false,
      roll: 9,
      lift: 2,
    },
    ...withMirror(piece),
    ...onBothSides([
      ...buckle(w - 46, bottom - 100, 20, 11, metal),
      { d: `M${w - 46},${bottom - 90}L${w - 30},${bottom - 6}`, stroke: lighter(design.ink, 0.1), width: 12 },
    ]),
  ];
}
