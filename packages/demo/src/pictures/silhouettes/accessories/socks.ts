import { mapPath } from '#pictures/path';
import type { Cloth, Design, Drawing, Layer } from '#pictures/drawing';
import { between } from '#pictures/random';
import { creases, drape, fold, piled } from '#pictures/relief';
import { ribs, seam } from '#pictures/stitching';

/** Draws a pair, one half over the other, toes to the left. */
export function cutSocks(design: Design): Drawing {
  const leg = between(design.random, 470, 760);
  const rib = between(design.random, 90, 140);
  const hasContrast = design.print !== 'plain' || design.random() > 0.6;
  const trim = hasContrast ? design.accent : design.base;
  const below = sock(design, leg, rib, trim, 250, -56);
  const above = sock({ ...design, seed: design.seed + 9 }, leg, rib, trim, -40, 56);
  return { fabric: 'knit', focus: { x: 30, y: 240 + rib + 140, zoom: 2.3 }, layers: [...below, ...above] };
}

function sock(design: Design, leg: number, rib: number, trim: string, dx: number, dy: number): Layer[] {
  const place = (d: string): string => mapPath(d, ([x, y]) => [x + dx, y + dy]);
  const t = 260;
  const heel = t + leg;
  const outline = `M-124,${t}C-40,${t + 12} 60,${t + 12} 132,${t}C138,${t + leg * 0.4} 132,${heel - 160} 140,${heel - 40}C150,${heel + 60} 140,${heel + 150} 84,${heel + 196}C20,${heel + 236} -150,${heel + 240} -300,${heel + 246}C-400,${heel + 250} -452,${heel + 200} -446,${heel + 130}C-440,${heel + 72} -390,${heel + 52} -320,${heel + 46}C-230,${heel + 36} -150,${heel + 10} -128,${heel - 70}C-112,${heel - 200} -120,${t + leg * 0.4} -124,${t}Z`;
  const heelPatch = `M142,${heel - 40}C80,${heel - 20} 10,${heel + 60} -4,${heel + 232}C60,${heel + 220} 120,${heel + 190} 142,${heel + 110}C152,${heel + 60} 150,${heel} 142,${heel - 40}Z`;
  const toePatch = `M-318,${heel + 46}C-290,${heel + 110} -288,${heel + 190} -304,${heel + 246}C-400,${heel + 250} -452,${heel + 200} -446,${heel + 130}C-440,${heel + 72} -390,${heel + 52} -318,${heel + 46}Z`;
  const upper = place(`M-124,${t}C-40,${t + 12} 60,${t + 12} 132,${t}`);
  const lower = place(`M-121,${t + rib}C-40,${t + rib + 12} 60,${t + rib + 12} 134,${t + rib}`);
  const cuff = place(`M-124,${t}C-40,${t + 12} 60,${t + 12} 132,${t}L135,${t + rib}C60,${t + rib + 12} -40,${t + rib + 12} -121,${t + rib}Z`);
  const relief = piled(
    fold(place(`M-110,${heel - 30}C-40,${heel + 20} 40,${heel + 10} 130,${heel - 60}`), 18, 7),
    fold(place(`M-110,${heel + 10}C-60,${heel + 60} -10,${heel + 70} 60,${heel + 60}`), 16, 6),
    drape({ seed: design.seed, across: 90, length: 260, height: 7 }),
    creases({ seed: design.seed + 3, angle: 80, across: 44, length: 130, height: 4 }),
  );
  const patch: Partial<Cloth> = { colour: trim, isPrinted: false, roll: 4 };
  return [
    { d: place(outline), roll: 18, lift: 9, relief },
    { ...patch, d: place(heelPatch), relief },
    { ...patch, d: place(toePatch), relief },
    seam(design, place(`M-318,${heel + 46}C-290,${heel + 110} -288,${heel + 190} -304,${heel + 246}`), 2),
    { ...patch, d: cuff, fabric: 'jersey', roll: 12, relief, marks: ribs(design, upper, lower, 22) },
  ];
}
