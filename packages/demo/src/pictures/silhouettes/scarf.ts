import type { Design, Drawing, Layer } from '../drawing.ts';
import { polyline } from '../path.ts';
import { between, randomFrom } from '../random.ts';
import { creases, drape, fold, piled } from '../relief.ts';

/** Folded once round, both fringed ends hanging. */
export function cutScarf(design: Design): Drawing {
  const { random } = design;
  const width = between(random, 130, 165);
  const longEnd = between(random, 1480, 1560);
  const shortEnd = longEnd - between(random, 160, 300);
  const left = `M${-width - 150},470C${-width - 170},800 ${-width - 130},1100 ${-width - 110},${shortEnd}L${-10},${shortEnd - 14}C${-20},1100 -40,900 -30,560Z`;
  const right = `M10,560C30,900 20,1200 30,${longEnd}L${width + 130},${longEnd - 10}C${width + 140},1150 ${width + 170},800 ${width + 150},470Z`;
  const inner = 'M-176,440C-176,360 -90,330 0,330C90,330 176,360 176,440C176,490 90,530 0,532C-90,530 -176,490 -176,440Z';
  const ring = 'M-350,470C-370,330 -210,236 0,236C210,236 370,330 350,470C350,590 220,690 0,700C-220,690 -350,590 -350,470Z';
  const fall = (seed: number): ReturnType<typeof piled> => piled(drape({ seed, angle: -2, across: 46, length: 800, height: 11 }), drape({ seed: seed + 2, across: 110, length: 500, height: 8 }));
  const round = piled(
    fold('M-330,520C-220,640 220,640 330,520', 24, 13), fold('M-320,440C-250,580 200,600 320,470', 20, 10), fold('M-230,330C-110,280 120,280 230,330', 20, 12), fold('M-300,580C-160,690 160,690 300,580', 20, 9),
    creases({ seed: design.seed, angle: 84, across: 60, length: 260, height: 5 }),
  );
  return {
    fabric: 'wool',
    focus: { x: -60, y: 620, zoom: 2.2 },
    layers: [
      fringe(design, -width - 104, -16, shortEnd - 10),
      { d: left, roll: 16, relief: fall(design.seed) },
      fringe(design, 34, width + 124, longEnd - 8),
      { d: right, roll: 16, lift: 8, relief: fall(design.seed + 40) },
      { d: ring, roll: 26, lift: 12, turn: 90, relief: round },
      { d: inner, colour: design.inside, roll: 20, relief: () => 0, fade: (_x, y) => -0.3 + (y - 330) / 900 },
    ],
  };
}

function fringe(design: Design, from: number, to: number, y: number): Layer {
  const random = randomFrom(design.seed + Math.round(to));
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  let shadow = '';
  let yarns = '';
  for (let x = low + 8; x < high - 4; x += 13) {
    const sway = (random() - 0.5) * 22;
    const length = 96 + random() * 22;
    const line = polyline([[x, y - 6], [x + sway * 0.3, y + length * 0.5], [x + sway, y + length]]);
    yarns += line;
    shadow += line;
  }
  return `<path d="${shadow}" transform="translate(4 6)" stroke="#15110f" stroke-opacity="0.22" stroke-width="9" fill="none" stroke-linecap="round"/><path d="${yarns}" stroke="${design.ink}" stroke-opacity="0.75" stroke-width="9.5" fill="none" stroke-linecap="round"/><path d="${yarns}" stroke="${design.base}" stroke-width="7.4" fill="none" stroke-linecap="round"/><path d="${yarns}" transform="translate(-1.4 0)" stroke="${design.sheen}" stroke-opacity="0.4" stroke-width="2" stroke-dasharray="5 4" fill="none"/>`;
}
