import { linear } from '../colour.ts';
import { pointCamera, type Canvas } from '../engine/canvas.ts';
import { paintMark, type Mark } from '../engine/paint.ts';
import { ellipse, placed } from '../path.ts';

const line = (d: string, width = 26): Mark => ({ d, width });

/** Draws interwoven threads. */
function weave(): Mark[] {
  const at = [-180, -60, 60, 180];
  const warp = at.map((x) => line(`M${x},-250L${x},250`, 54));
  const weft = at.flatMap((y, row) => at.flatMap((x, column) => ((row + column) % 2 === 0 ? [line(`M${x - 60},${y}L${x + 60},${y}`, 54)] : [])));
  return [...warp, ...weft];
}

/** Draws a spool: two discs with thread between them. */
function spool(): Mark[] {
  const thread = Array.from({ length: 6 }, (_, row) => line(`M-150,${-120 + row * 48}L150,${-144 + row * 48}`));
  return [...thread, line('M-190,-230L190,-230', 44), line('M-190,230L190,230', 44), line('M150,96C290,120 260,-40 300,-90')];
}

/** Draws a boll of cotton on its stem. */
function boll(): Mark[] {
  const tufts = [90, 162, 234, 306, 18].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return line(ellipse(Math.cos(angle) * 120, -Math.sin(angle) * 120 - 40, 104));
  });
  return [...tufts, line('M0,170L0,300'), line('M0,250C70,250 120,220 140,170'), line('M0,250C-70,250 -120,220 -140,170')];
}

/** Draws a needle with thread. */
const needle = (): Mark[] => [
  line('M-210,250L120,-130'),
  line(placed(ellipse(0, 0, 34, 76), 166, -184, 41)),
  line('M176,-196C330,-330 60,-330 -60,-210C-180,-90 -300,20 -190,80C-80,140 60,120 130,220'),
];

/** Draws a parcel inside circling arrows. */
function roundabout(): Mark[] {
  const arrows = [0, 120, 240].flatMap((turn) => [
    line(placed('M-150,-208C-60,-274 60,-274 150,-208', 0, 0, turn)),
    line(placed('M84,-262L150,-208L96,-142', 0, 0, turn)),
  ]);
  return [...arrows, line('M-96,-70L96,-70L96,100L-96,100Z'), line('M-96,-10L96,-10'), line('M0,-70L0,-10')];
}

const marks = [weave, spool, boll, needle, roundabout];

/** Paints the logo of an invented partner in one colour on paper, within the middle square. */
export function paintLogo(canvas: Canvas, colour: string, seed: number): void {
  const paper = linear('#f6f4f1');
  for (let pixel = 0; pixel < canvas.width * canvas.height; pixel += 1) canvas.rgb.set(paper, pixel * 3);
  const shape = marks[seed % marks.length] ?? weave;
  const camera = pointCamera([0, 0], [canvas.width / 2, canvas.height / 2], (canvas.height / 1200) * 1.15);
  for (const mark of shape()) paintMark(canvas, { ...mark, stroke: colour }, camera);
}
