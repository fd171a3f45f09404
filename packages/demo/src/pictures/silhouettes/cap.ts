import { onBothSides, type Design, type Drawing } from '../drawing.ts';
import { offset, symmetric } from '../path.ts';
import { between } from '../random.ts';
import { drape, fold, piled, type Relief } from '../relief.ts';
import { seam, stitch, topstitch } from '../stitching.ts';

/** Six panels from the front with the peak towards the viewer, or the strap behind. */
export function cutCap(design: Design): Drawing {
  const top = 560;
  const high = between(design.random, 400, 450);
  const y = top + high;
  const crown = symmetric(`M0,${top}C190,${top - 4} 352,${top + 120} 396,${top + 300}C410,${top + 360} 414,${y - 20} 410,${y + 40}C300,${y + 84} 150,${y + 96} 0,${y + 96}`);
  const dome: Relief = (x, yy) => {
    const dx = x / 430;
    const dy = (yy - y - 40) / (high + 90);
    return 150 * Math.sqrt(Math.max(0, 1 - Math.min(1, dx * dx + dy * dy)));
  };
  const middle = `M0,${top}C10,${top + 140} 6,${y} 0,${y + 60}`;
  const side = `M6,${top + 2}C150,${top + 40} 236,${top + 200} 246,${y + 70}`;
  const panels = seam(design, middle) + topstitch(design, middle, 8) + topstitch(design, middle, -8) + onBothSides(seam(design, side) + topstitch(design, side, 8) + topstitch(design, side, -8) + eyelet(design, 120, top + 150));
  const knob = `<ellipse cx="3" cy="${top + 2}" rx="27" ry="15" fill="#15110f" fill-opacity="0.3"/><ellipse cx="0" cy="${top - 3}" rx="26" ry="14" fill="${design.base}" stroke="${design.ink}" stroke-opacity="0.6" stroke-width="2"/><ellipse cx="-7" cy="${top - 7}" rx="10" ry="4" fill="${design.sheen}" fill-opacity="0.5"/>`;
  const cloth = { d: crown, roll: 16, relief: piled(dome, drape({ seed: design.seed, across: 120, length: 260, height: 6 })), marks: panels };
  return {
    fabric: 'twill',
    focus: { x: -110, y: y - 10, zoom: 2.2 },
    layers: design.isBack ? [cloth, knob, ...strap(design, y)] : [cloth, knob, ...peak(design, y)],
  };
}

function eyelet(design: Design, x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="11" fill="none" stroke="${design.thread}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="6" fill="${design.ink}"/>`;
}

function peak(design: Design, y: number): Drawing['layers'] {
  const colour = design.print === 'colour-block' ? { colour: design.accent, isPrinted: false } : {};
  const edge = `M418,${y + 34}C452,${y + 120} 470,${y + 190} 438,${y + 230}C330,${y + 286} 160,${y + 306} 0,${y + 306}`;
  const d = symmetric(`M0,${y + 62}C170,${y + 62} 320,${y + 40} 418,${y + 34}C452,${y + 120} 470,${y + 190} 438,${y + 230}C330,${y + 286} 160,${y + 306} 0,${y + 306}`);
  const curve: Relief = (x) => 90 * (1 - (x / 480) ** 2);
  const rows = [22, 44, 66, 88, 110].map((distance) => stitch(design, offset(edge, distance))).join('');
  return [{ d, ...colour, roll: 12, lift: 12, relief: piled(curve, fold(`M-400,${y + 110}C-200,${y + 140} 200,${y + 140} 400,${y + 110}`, 40, -8)), marks: onBothSides(rows) }];
}

function strap(design: Design, y: number): Drawing['layers'] {
  const hole = symmetric(`M0,${y - 150}C90,${y - 150} 160,${y - 70} 166,${y + 30}L0,${y + 40}`);
  const band = symmetric(`M0,${y + 34}C150,${y + 34} 300,${y + 20} 411,${y - 6}L411,${y + 42}C300,${y + 86} 150,${y + 98} 0,${y + 98}`);
  const buckle = `<rect x="-40" y="${y + 26}" width="66" height="80" rx="8" fill="none" stroke="#77736d" stroke-width="12"/><rect x="-41" y="${y + 24}" width="66" height="80" rx="8" fill="none" stroke="#c9c5be" stroke-width="7"/>`;
  return [{ d: hole, colour: design.inside, isPrinted: false, roll: 8, fade: () => -0.5 }, { d: band, lift: 6, roll: 8, marks: stitch(design, `M-400,${y + 6}Q0,${y + 76} 400,${y + 6}`) }, buckle];
}
