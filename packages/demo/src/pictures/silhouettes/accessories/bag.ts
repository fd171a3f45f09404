import { darker } from '#pictures/colour';
import { mirrored, onBothSides, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { offset, symmetric } from '#pictures/path';
import type { Fabric } from '#pictures/fabric';
import { between, pick } from '#pictures/random';
import { creases, drape, fold, piled } from '#pictures/relief';
import { seam, stitch } from '#pictures/stitching';
import { stud } from '#pictures/trims';
import { bandAlong } from '../upper.ts';

/** Draws canvas as a tote, and leather as a structured shopper or a flap bag. */
export function cutBag(design: Design): Drawing {
  const style = design.print === 'plain' || design.print === 'colour-block' ? pick(design.random, 'shopper', 'flap', 'tote') : 'tote';
  return style === 'flap' ? flapBag(design) : carrier(design, style === 'tote');
}

function carrier(design: Design, isCanvas: boolean): Drawing {
  const { random } = design;
  const w = between(random, 440, 490);
  const top = 760;
  const bottom = top + between(random, 700, 800);
  const flare = isCanvas ? -10 : 44;
  const fabric: Fabric = isCanvas ? 'woven' : 'leather';
  const gloss = isCanvas ? 0 : 0.34;
  const d = symmetric(
    `M0,${top}L${w},${top}C${w + flare * 0.5},${top + 200} ${w + flare},${bottom - 160} ${w + flare - 20},${bottom - 26}C${w + flare - 30},${bottom} ${w + flare - 60},${bottom + 8} ${w + flare - 90},${bottom + 8}L0,${bottom + 10}`,
  );
  const reach = between(random, 400, 520);
  const foot = w * 0.46;
  const arch = (dx: number, dy: number): string =>
    `M${-foot + dx},${top + 90 + dy}C${-foot + dx},${top - 120} ${-foot + 20 + dx},${top - reach + dy} ${dx},${top - reach + dy}C${foot - 20 + dx},${top - reach + dy} ${foot + dx},${top - 120} ${foot + dx},${top + 90 + dy}`;
  const strap = { fabric, gloss, roll: 8, isPrinted: false, ...(isCanvas ? { colour: design.print === 'plain' ? design.base : design.accent } : {}) };
  const front = arch(0, 0);
  const tab = `M${foot - 34},${top + 60}L${foot + 12},${top + 60}L${foot + 12},${top + 164}L${foot - 11},${top + 184}L${foot - 34},${top + 164}Z`;
  const block = design.print === 'colour-block' ? `<path d="M-900,${bottom - 250}H900V${bottom + 60}H-900Z" fill="${design.accent}"/>` : '';
  const tabPiece = { ...strap, d: tab, lift: 5 };
  return {
    fabric,
    focus: { x: -foot + 60, y: top + 130, zoom: 2.2 },
    layers: [
      { ...strap, d: bandAlong(arch(26, -34), 44), colour: darker(design.base, 0.25), lift: 3 },
      { d: symmetric(`M0,${top - 26}L${w - 14},${top - 20}L${w},${top + 30}L0,${top + 30}`), colour: design.inside, isPrinted: false, roll: 5 },
      {
        d,
        gloss,
        roll: isCanvas ? 14 : 20,
        lift: 3,
        relief: piled(
          drape({ seed: design.seed, angle: 8, across: 150, length: 500, height: isCanvas ? 10 : 5 }),
          isCanvas ? creases({ seed: design.seed + 2, angle: 30, across: 80, length: 260, height: 6 }) : () => 0,
          fold(`M${-w},${bottom - 70}C-200,${bottom - 40} 200,${bottom - 40} ${w},${bottom - 70}`, 30, 6),
        ),
        marks:
          block +
          stitch(design, `M${-w},${top + 40}L${w},${top + 40}`) +
          stitch(design, `M${-w},${top + 52}L${w},${top + 52}`) +
          onBothSides(isCanvas ? '' : seam(design, `M${w - 70},${top}C${w - 40},${top + 300} ${w - 40},${bottom - 100} ${w - 60},${bottom + 4}`)),
      },
      { ...strap, d: bandAlong(front, 44), lift: 8 },
      stitch(design, offset(front, 7, 80)) + stitch(design, offset(front, 37, 80)),
      ...(isCanvas
        ? [onBothSides(stitch(design, `M${foot - 42},${top + 60}L${foot - 2},${top + 60}L${foot - 2},${top + 88}L${foot - 42},${top + 88}Z`))]
        : [tabPiece, mirrored(tabPiece), onBothSides(stud(foot - 11, top + 96, 13, '#c7a765') + stud(foot - 11, top + 146, 9, '#c7a765'))]),
    ],
  };
}

function flapBag(design: Design): Drawing {
  const top = 820;
  const w = 500;
  const bottom = top + between(design.random, 540, 620);
  const metal = pick(design.random, '#c9a95f', '#bdbab4');
  const d = symmetric(
    `M0,${top}L${w - 40},${top}C${w},${top} ${w + 6},${top + 30} ${w + 8},${top + 70}L${w + 26},${bottom - 80}C${w + 30},${bottom} ${w},${bottom + 20} ${w - 60},${bottom + 22}L0,${bottom + 26}`,
  );
  const flapEdge = `M${w - 2},${top + 30}C${w + 4},${top + 200} ${w - 20},${top + 300} ${w - 110},${top + 340}C${w - 260},${top + 384} 120,${top + 392} 0,${top + 392}`;
  const flap = symmetric(
    `M0,${top - 12}L${w - 50},${top - 12}C${w - 14},${top - 10} ${w - 4},${top + 10} ${w - 2},${top + 30}${flapEdge.replace(/^M[^C]*/, '')}`,
  );
  const chain = `M${-w + 10},${top + 60}C${-w - 40},${top - 400} -240,${top - 560} 0,${top - 560}C240,${top - 560} ${w + 40},${top - 400} ${w - 10},${top + 60}`;
  const leather = { fabric: 'leather' as const, gloss: 0.38 };
  const layers: Layer[] = [
    { ...leather, d: bandAlong(chain, 40), roll: 8, lift: 6, isPrinted: false },
    stitch(design, offset(chain, 7, 90)) + stitch(design, offset(chain, 33, 90)),
    {
      ...leather,
      d,
      roll: 24,
      relief: piled(
        drape({ seed: design.seed, across: 180, length: 300, height: 6 }),
        fold(`M${-w},${bottom - 60}C-200,${bottom - 36} 200,${bottom - 36} ${w},${bottom - 60}`, 34, 8),
      ),
      marks: stitch(design, `M${-w - 8},${bottom - 10}C-200,${bottom + 8} 200,${bottom + 8} ${w + 8},${bottom - 10}`),
    },
    onBothSides(
      `<circle cx="${w - 8}" cy="${top + 66}" r="32" fill="none" stroke="${darker(metal, 0.4)}" stroke-width="13"/><circle cx="${w - 9}" cy="${top + 64}" r="32" fill="none" stroke="${metal}" stroke-width="8"/>`,
    ),
  ];
  const clasp = `<rect x="-46" y="${top + 330}" width="92" height="104" rx="12" fill="#15110f" fill-opacity="0.35" transform="translate(4 8)"/><rect x="-46" y="${top + 330}" width="92" height="104" rx="12" fill="${darker(metal, 0.3)}"/><rect x="-43" y="${top + 327}" width="86" height="98" rx="11" fill="${metal}"/><rect x="-34" y="${top + 336}" width="40" height="80" rx="8" fill="#ffffff" fill-opacity="0.28"/><circle cx="0" cy="${top + 376}" r="17" fill="${darker(metal, 0.45)}"/><circle cx="-2" cy="${top + 373}" r="14" fill="${metal}"/>`;
  const block = design.print === 'colour-block' ? { colour: design.accent } : {};
  return {
    fabric: 'leather',
    focus: { x: 40, y: top + 330, zoom: 2.1 },
    layers: design.isBack
      ? [...layers, seam(design, `M${-w + 120},${top + 160}L${w - 120},${top + 160}`, 3)]
      : [
          ...layers,
          {
            ...leather,
            ...block,
            d: flap,
            roll: 20,
            lift: 12,
            relief: drape({ seed: design.seed + 3, across: 200, length: 300, height: 6 }),
            marks: onBothSides(stitch(design, offset(flapEdge, 16))),
          },
          clasp,
        ],
  };
}
