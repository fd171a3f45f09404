import { darker, lighter } from '../colour.ts';
import type { Design, Drawing } from '../drawing.ts';
import { offset, polyline, along, join, reversed } from '../path.ts';
import { pick } from '../random.ts';
import { drape } from '../relief.ts';
import { stitch } from '../stitching.ts';

/** Rolled into a loose spiral with the buckle end in front. */
export function cutBelt(design: Design): Drawing {
  const metal = pick(design.random, '#c9c6c0', '#c7a765', '#8e8a84');
  const wide = design.audience === 'women' ? 92 : 112;
  const spiral = (turns: number, from: number, to: number, start: number): string => polyline(Array.from({ length: 90 }, (_, index) => {
    const share = index / 89;
    const angle = start + share * turns * Math.PI * 2;
    const radius = from + (to - from) * share;
    return [Math.cos(angle) * radius, 900 + Math.sin(angle) * radius * 0.62] as const;
  }));
  const band = (line: string): string => {
    const count = 90;
    const upper = polyline(along(line, count));
    const lower = polyline(along(line, count).map(([x, y]) => [x, y + wide] as const));
    return `${join(upper, reversed(lower))}Z`;
  };
  // The far half of each turn lies behind the near half, so halves are laid from the back forward.
  const back = [540, 455].map((radius) => band(spiral(0.5, radius, radius - 6, Math.PI)));
  const front = [455, 540].map((radius) => spiral(0.5, radius - 4, radius, 0));
  const cloth = { fabric: 'leather' as const, isPrinted: design.print !== 'plain', gloss: 0.4, roll: 9, relief: drape({ seed: design.seed, across: 160, length: 300, height: 5 }) };
  const tail = `M-540,900C-560,1060 -420,1250 -120,1300L330,1316C372,1318 392,1344 392,1372C392,1402 372,1424 330,1424L-130,1410C-480,1370 -660,1150 -640,900Z`;
  const tailEdge = 'M-524,960C-500,1110 -380,1268 -118,1312L326,1328C360,1330 378,1350 378,1372C378,1392 360,1410 326,1410L-126,1396C-440,1356 -620,1160 -624,960';
  const holes = [0, 1, 2, 3, 4].map((index) => `<circle cx="${300 - index * 74}" cy="${1366 - index * 2}" r="11" fill="${darker(design.base, 0.8)}"/><circle cx="${300 - index * 74}" cy="${1368 - index * 2}" r="11" fill="none" stroke="${design.sheen}" stroke-opacity="0.3" stroke-width="2"/>`).join('');
  return {
    fabric: 'leather',
    focus: { x: 480, y: 960, zoom: 2.1 },
    layers: [
      ...back.map((d) => ({ ...cloth, d, lift: 6, colour: darker(design.base, 0.22) })),
      ...front.flatMap((line) => [{ ...cloth, d: band(line), lift: 7 }, stitch(design, offset(line, 12, 70)) + stitch(design, offset(line, wide - 12, 70))]),
      { ...cloth, d: tail, lift: 10, marks: stitch(design, tailEdge) },
      holes,
      buckle(470, 900, wide, metal),
    ],
  };
}

function buckle(x: number, y: number, wide: number, metal: string): string {
  const frame = `M${x - 20},${y - 20}h140a26,26 0 0 1 26,26v${wide - 12}a26,26 0 0 1 -26,26h-140Z`;
  return `<g fill="none" stroke-linejoin="round"><path d="${frame}" transform="translate(5 9)" stroke="#15110f" stroke-opacity="0.35" stroke-width="24"/><path d="${frame}" stroke="${darker(metal, 0.4)}" stroke-width="24"/><path d="${frame}" transform="translate(-1.5 -2.5)" stroke="${metal}" stroke-width="18"/><path d="${frame}" transform="translate(-3 -5)" stroke="${lighter(metal, 0.7)}" stroke-width="4"/></g><rect x="${x - 24}" y="${y + wide / 2 - 12}" width="176" height="20" rx="9" fill="${darker(metal, 0.35)}"/><rect x="${x - 24}" y="${y + wide / 2 - 13}" width="174" height="14" rx="7" fill="${lighter(metal, 0.25)}"/>`;
}
