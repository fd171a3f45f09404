import type { Placed } from './scene.ts';

const round = (value: number): string => value.toFixed(1);
const line = (d: string, width = 26): string => `<path d="${d}" fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Draws interwoven threads. */
function weave(): string {
  const at = [-180, -60, 60, 180];
  const warp = at.map((x) => line(`M${x},-250V250`, 54)).join('');
  const weft = at.flatMap((y, row) => at.map((x, column) => ((row + column) % 2 === 0 ? line(`M${x - 60},${y}H${x + 60}`, 54) : ''))).join('');
  return warp + weft;
}

/** Draws a spool: two discs with thread between them. */
function spool(): string {
  const thread = Array.from({ length: 6 }, (_, row) => line(`M-150,${-120 + row * 48}L150,${-144 + row * 48}`)).join('');
  return `${line('M-190,-230H190', 44)}${line('M-190,230H190', 44)}${thread}${line('M150,96C290,120 260,-40 300,-90')}`;
}

/** Draws a boll of cotton on its stem. */
function boll(): string {
  const tufts = [90, 162, 234, 306, 18].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `<circle cx="${round(Math.cos(angle) * 120)}" cy="${round(-Math.sin(angle) * 120 - 40)}" r="104" fill="none" stroke-width="26"/>`;
  });
  return `${tufts.join('')}${line('M0,170V300')}${line('M0,250C70,250 120,220 140,170')}${line('M0,250C-70,250 -120,220 -140,170')}`;
}

/** Draws a needle with thread. */
const needle = (): string =>
  `${line('M-210,250L120,-130')}<ellipse cx="166" cy="-184" rx="34" ry="76" transform="rotate(41 166 -184)" fill="none" stroke-width="26"/>${line('M176,-196C330,-330 60,-330 -60,-210S-300,20 -190,80S60,120 130,220')}`;

/** Draws a parcel inside circling arrows. */
function roundabout(): string {
  const arrows = [0, 120, 240].map(
    (turn) => `<g transform="rotate(${turn})">${line('M-150,-208A256,256 0 0 1 150,-208')}${line('M84,-262L150,-208L96,-142')}</g>`,
  );
  return `${arrows.join('')}${line('M-96,-70H96V100H-96ZM-96,-10H96M0,-70V-10')}`;
}

const marks = [weave, spool, boll, needle, roundabout];

/** Draws the logo of an invented partner in one colour on paper, within the middle square. */
export function mark(colour: string, seed: number): Placed {
  const shape = marks[seed % marks.length] ?? weave;
  return {
    defs: '',
    body: `<rect width="2400" height="1200" fill="#f6f4f1"/><g transform="translate(1200 600) scale(1.15)" stroke="${colour}">${shape()}</g>`,
  };
}
