import { onBothSides, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { offset, symmetric } from '#pictures/path';
import { between } from '#pictures/random';
import { drape, piled, type Relief } from '#pictures/relief';
import { seam, stitch, topstitch } from '#pictures/stitching';

/** Draws a six-panel cap: from the side with the peak, or from behind with the strap. */
export function cutCap(design: Design): Drawing {
  const top = 560;
  const y = top + between(design.random, 390, 430);
  return design.isBack ? fromBehind(design, top, y) : fromTheSide(design, top, y);
}

function fromTheSide(design: Design, top: number, y: number): Drawing {
  const crown = `M-420,${y + 56}C-446,${y - 150} -330,${top + 6} -60,${top}C190,${top - 4} 318,${y - 230} 322,${y - 6}C210,${y + 74} -190,${y + 118} -420,${y + 56}Z`;
  const seams = [
    `M-60,${top}C70,${top + 70} 60,${y - 90} 10,${y + 82}`,
    `M-60,${top}C-210,${top + 60} -262,${y - 120} -244,${y + 84}`,
    `M-60,${top}C110,${top + 4} 226,${y - 190} 246,${y + 34}`,
  ];
  const marks =
    seams.map((d) => seam(design, d) + topstitch(design, d, 8) + topstitch(design, d, -8)).join('') +
    eyelet(design, -120, top + 140) +
    eyelet(design, 96, top + 150) +
    eyelet(design, -300, top + 210) +
    stitch(design, `M-416,${y + 30}C-190,${y + 92} 200,${y + 48} 320,${y - 34}`);
  return {
    fabric: 'twill',
    focus: { x: 110, y: y - 40, zoom: 2.1 },
    layers: [
      {
        d: crown,
        roll: 20,
        relief: piled(dome(-50, y + 60, 400, y + 80 - top), drape({ seed: design.seed, across: 120, length: 260, height: 7 })),
        marks,
      },
      knob(design, -58, top),
      ...peak(design, y),
    ],
  };
}

function fromBehind(design: Design, top: number, y: number): Drawing {
  const crown = symmetric(
    `M0,${top}C190,${top - 4} 352,${top + 120} 396,${top + 300}C410,${top + 360} 414,${y - 20} 410,${y + 40}C300,${y + 84} 150,${y + 96} 0,${y + 96}`,
  );
  const middle = `M0,${top}C10,${top + 140} 6,${y} 0,${y + 60}`;
  const side = `M6,${top + 2}C150,${top + 40} 236,${top + 200} 246,${y + 70}`;
  const marks =
    seam(design, middle) +
    topstitch(design, middle, 8) +
    topstitch(design, middle, -8) +
    onBothSides(seam(design, side) + topstitch(design, side, 8) + topstitch(design, side, -8) + eyelet(design, 120, top + 150));
  return {
    fabric: 'twill',
    focus: { x: 0, y: y - 10, zoom: 2.2 },
    layers: [
      {
        d: crown,
        roll: 16,
        relief: piled(dome(0, y + 40, 430, y + 90 - top), drape({ seed: design.seed, across: 120, length: 260, height: 6 })),
        marks,
      },
      knob(design, 0, top),
      ...strap(design, y),
    ],
  };
}

function dome(x: number, y: number, wide: number, high: number): Relief {
  return (px, py) => 150 * Math.sqrt(Math.max(0, 1 - Math.min(1, ((px - x) / wide) ** 2 + ((py - y) / high) ** 2)));
}

function knob(design: Design, x: number, y: number): string {
  return `<ellipse cx="${x + 3}" cy="${y + 3}" rx="27" ry="15" fill="#15110f" fill-opacity="0.3"/><ellipse cx="${x}" cy="${y - 3}" rx="26" ry="14" fill="${design.base}" stroke="${design.ink}" stroke-opacity="0.6" stroke-width="2"/><ellipse cx="${x - 7}" cy="${y - 7}" rx="10" ry="4" fill="${design.sheen}" fill-opacity="0.5"/>`;
}

function eyelet(design: Design, x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="11" fill="none" stroke="${design.thread}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="6" fill="${design.ink}"/>`;
}

function peak(design: Design, y: number): Layer[] {
  const colour = design.print === 'colour-block' ? { colour: design.accent, isPrinted: false } : {};
  const edge = `M322,${y - 8}C430,${y - 14} 600,${y + 28} 676,${y + 116}C694,${y + 142} 676,${y + 158} 640,${y + 150}C500,${y + 118} 330,${y + 128} 120,${y + 138}C60,${y + 140} 20,${y + 116} -14,${y + 62}`;
  const d = `${edge}C110,${y + 58} 236,${y + 20} 300,${y - 34}L322,${y - 8}Z`;
  const bend: Relief = (x, py) => 70 * Math.sqrt(Math.max(0, 1 - Math.min(1, ((py - y - 84 + (x - 330) * -0.1) / 100) ** 2)));
  const rows = [20, 40, 60, 80].map((distance) => stitch(design, offset(edge, distance, 60))).join('');
  return [{ d, ...colour, roll: 12, lift: 10, relief: bend, marks: rows }];
}

function strap(design: Design, y: number): Layer[] {
  const hole = symmetric(`M0,${y - 150}C90,${y - 150} 160,${y - 70} 166,${y + 30}L0,${y + 40}`);
  const band = symmetric(`M0,${y + 34}C150,${y + 34} 300,${y + 20} 411,${y - 6}L411,${y + 42}C300,${y + 86} 150,${y + 98} 0,${y + 98}`);
  const buckle = `<rect x="-40" y="${y + 26}" width="66" height="80" rx="8" fill="none" stroke="#77736d" stroke-width="12"/><rect x="-41" y="${y + 24}" width="66" height="80" rx="8" fill="none" stroke="#c9c5be" stroke-width="7"/>`;
  return [
    { d: hole, colour: design.inside, isPrinted: false, roll: 8, fade: () => -0.5 },
    { d: band, lift: 6, roll: 8, marks: stitch(design, `M-400,${y + 6}Q0,${y + 76} 400,${y + 6}`) },
    buckle,
  ];
}
