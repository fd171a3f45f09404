import { mirrored, onBothSides, type Cloth, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { mirror, offset } from '#pictures/path';
import { between, pick } from '#pictures/random';
import { darker } from '#pictures/colour';
import { creases, type Relief } from '#pictures/relief';
import { seam, stitch } from '#pictures/stitching';

export function cutBra(design: Design): Drawing {
  return design.isBack ? back(design) : front(design);
}

const TOP = 560;
const METAL = '#c3bfb8';

function front(design: Design): Drawing {
  const { random } = design;
  const dip = between(random, -20, 40);
  const style = pick(random, 'balconette', 'triangle', 'moulded');
  const high = style === 'triangle' ? 60 : 0;
  const cup = `M26,${TOP + 160 + dip}C90,${TOP + 60 + dip * 0.5} 150,${TOP - 10 - high} 276,${TOP - 66 - high}C330,${TOP + 20} 392,${TOP + 110} 404,${TOP + 190}C396,${TOP + 320} 320,${TOP + 384} 214,${TOP + 384}C112,${TOP + 384} 44,${TOP + 300} 26,${TOP + 160 + dip}Z`;
  const upperEdge = `M26,${TOP + 160 + dip}C90,${TOP + 60 + dip * 0.5} 150,${TOP - 10 - high} 276,${TOP - 66 - high}`;
  const underwire = `M30,${TOP + 190 + dip}C52,${TOP + 306} 116,${TOP + 378} 214,${TOP + 380}C316,${TOP + 380} 392,${TOP + 316} 402,${TOP + 196}`;
  const wing = `M396,${TOP + 150}C450,${TOP + 196} 520,${TOP + 232} 590,${TOP + 236}L590,${TOP + 356}C500,${TOP + 372} 380,${TOP + 390} 250,${TOP + 404}L214,${TOP + 380}C316,${TOP + 380} 396,${TOP + 306} 396,${TOP + 150}Z`;
  const bridge = `M-40,${TOP + 196 + dip}C-14,${TOP + 214 + dip} 14,${TOP + 214 + dip} 40,${TOP + 196 + dip}C60,${TOP + 300} 120,${TOP + 372} 214,${TOP + 384}L250,${TOP + 406}C120,${TOP + 416} -120,${TOP + 416} -250,${TOP + 406}L-214,${TOP + 384}C-120,${TOP + 372} -60,${TOP + 300} -40,${TOP + 196 + dip}Z`;
  const strap = `M266,${TOP - 62 - high}C262,${TOP - 220} 250,${TOP - 330} 232,${TOP - 430}L258,${TOP - 434}C278,${TOP - 330} 290,${TOP - 220} 290,${TOP - 62 - high}Z`;
  const round: Relief = (x, y) => {
    const dx = (Math.abs(x) - 218) / 205;
    const dy = (y - TOP - 190) / 225;
    return 76 * Math.sqrt(Math.max(0, 1 - Math.min(1, dx * dx + dy * dy)));
  };
  const cross =
    style === 'moulded'
      ? ''
      : seam(design, `M40,${TOP + 236}C140,${TOP + 200} 280,${TOP + 170} 400,${TOP + 176}`, 2) +
        seam(design, `M214,${TOP + 186}L214,${TOP + 382}`, 1.8);
  const cupPiece: Cloth = { d: cup, roll: 10, gloss: 0.16, lift: 4, relief: round, marks: cross + stitch(design, offset(upperEdge, 12)) };
  const strapPiece: Cloth = { d: strap, isPrinted: false, fabric: 'smooth', gloss: 0.3, roll: 5, lift: 3 };
  const wingPiece: Cloth = {
    d: wing,
    roll: 8,
    gloss: 0.12,
    lift: 2,
    relief: creases({ seed: design.seed, angle: 80, across: 40, length: 120, height: 3 }),
    marks: stitch(design, `M300,${TOP + 392}C420,${TOP + 384} 520,${TOP + 362} 590,${TOP + 346}`),
  };
  const bow = `<path d="M0,${TOP + 208 + dip}C-20,${TOP + 190 + dip} -34,${TOP + 196 + dip} -34,${TOP + 208 + dip}C-34,${TOP + 220 + dip} -18,${TOP + 224 + dip} 0,${TOP + 208 + dip}C20,${TOP + 190 + dip} 34,${TOP + 196 + dip} 34,${TOP + 208 + dip}C34,${TOP + 220 + dip} 18,${TOP + 224 + dip} 0,${TOP + 208 + dip}Z" fill="${design.thread}" stroke="${design.ink}" stroke-opacity="0.8" stroke-width="2"/>`;
  return {
    fabric: 'smooth',
    focus: { x: 150, y: TOP + 160, zoom: 2.2 },
    layers: [
      { ...strapPiece, d: backBand(), colour: design.inside, lift: 0 },
      strapPiece,
      mirrored(strapPiece),
      ring(258, TOP - 220),
      wingPiece,
      mirrored(wingPiece),
      { d: bridge, roll: 8, gloss: 0.1, lift: 2 },
      cupPiece,
      mirrored(cupPiece),
      onBothSides(seam(design, underwire, 5) + stitch(design, offset(underwire, 8))),
      bow,
    ],
  };
}

/** Returns the closed back behind the cups. */
function backBand(): string {
  return `M-590,${TOP + 240}C-300,${TOP + 200} 300,${TOP + 200} 590,${TOP + 240}L590,${TOP + 330}C300,${TOP + 350} -300,${TOP + 350} -590,${TOP + 330}Z`;
}

function ring(x: number, y: number): Layer {
  const slider = `<rect x="${x - 2}" y="${y}" width="46" height="24" rx="5" fill="none" stroke="${darker(METAL, 0.35)}" stroke-width="7"/><rect x="${x - 3}" y="${y - 1}" width="46" height="24" rx="5" fill="none" stroke="${METAL}" stroke-width="4"/>`;
  return onBothSides(slider);
}

function back(design: Design): Drawing {
  const wing = `M22,${TOP + 210}L22,${TOP + 350}C220,${TOP + 356} 420,${TOP + 360} 590,${TOP + 336}C586,${TOP + 280} 570,${TOP + 220} 540,${TOP + 160}C440,${TOP + 196} 330,${TOP + 190} 262,${TOP + 130}C200,${TOP + 186} 100,${TOP + 210} 22,${TOP + 210}Z`;
  const strap = `M238,${TOP + 150}C238,${TOP - 100} 232,${TOP - 260} 214,${TOP - 430}L240,${TOP - 434}C262,${TOP - 260} 266,${TOP - 100} 266,${TOP + 140}Z`;
  const tab = `M-30,${TOP + 212}L34,${TOP + 212}L34,${TOP + 350}L-30,${TOP + 350}Z`;
  const hooks = [244, 282, 320]
    .map(
      (y) =>
        `<path d="M-22,${TOP + y}h22" stroke="${METAL}" stroke-width="6" stroke-linecap="round"/><path d="M14,${TOP + y}h10" stroke="${darker(METAL, 0.4)}" stroke-width="5" stroke-linecap="round"/>`,
    )
    .join('');
  const piece: Cloth = {
    d: wing,
    roll: 9,
    gloss: 0.14,
    relief: creases({ seed: design.seed, angle: 80, across: 46, length: 130, height: 3.4 }),
    marks:
      stitch(design, `M30,${TOP + 222}C110,${TOP + 222} 210,${TOP + 200} 262,${TOP + 146}C330,${TOP + 204} 440,${TOP + 208} 536,${TOP + 174}`) +
      stitch(design, `M30,${TOP + 338}C220,${TOP + 344} 420,${TOP + 348} 584,${TOP + 326}`),
  };
  const strapPiece: Cloth = { d: strap, isPrinted: false, gloss: 0.3, roll: 5, lift: 3 };
  return {
    fabric: 'smooth',
    focus: { x: 100, y: TOP + 200, zoom: 2.2 },
    layers: [
      piece,
      { ...piece, d: mirror(wing), marks: onBothSides(piece.marks ?? '') },
      strapPiece,
      mirrored(strapPiece),
      ring(228, TOP - 120),
      { d: tab, isPrinted: false, roll: 6, lift: 4 },
      hooks,
    ],
  };
}
