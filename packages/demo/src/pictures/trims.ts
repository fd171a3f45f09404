import { darker, lighter } from './colour.ts';
import type { Design, Mark } from './drawing.ts';
import { along, ellipse, placed, polyline, rectangle, type Point } from './path.ts';

/** Draws a button with four holes and thread. */
export function button(x: number, y: number, radius: number, tone: string): Mark[] {
  const hole = radius * 0.26;
  const holes = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([dx = 0, dy = 0]) => ({ d: ellipse(x + dx * hole, y + dy * hole, radius * 0.12), fill: darker(tone, 0.75) }));
  return [
    { d: ellipse(x + radius * 0.22, y + radius * 0.38, radius * 1.06), fill: '#0f0c0a', opacity: 0.3, isLit: false },
    { d: ellipse(x, y, radius), fill: darker(tone, 0.3) },
    { d: ellipse(x - radius * 0.04, y - radius * 0.06, radius * 0.92), fill: tone },
    { d: ellipse(x, y, radius * 0.64), fill: darker(tone, 0.14) },
    { d: ellipse(x - radius * 0.28, y - radius * 0.34, radius * 0.3, radius * 0.18), fill: lighter(tone, 0.8), opacity: 0.55 },
    ...holes,
    {
      d: `M${x - hole},${y - hole}L${x + hole},${y + hole}M${x + hole},${y - hole}L${x - hole},${y + hole}`,
      stroke: darker(tone, 0.5),
      width: radius * 0.12,
      opacity: 0.8,
    },
  ];
}

/** Draws a metal press stud or rivet. */
export function stud(x: number, y: number, radius: number, metal: string): Mark[] {
  return [
    { d: ellipse(x + radius * 0.14, y + radius * 0.24, radius * 1.1), fill: '#0f0c0a', opacity: 0.4, isLit: false },
    { d: ellipse(x, y, radius), fill: darker(metal, 0.4) },
    { d: ellipse(x - radius * 0.08, y - radius * 0.1, radius * 0.86), fill: metal },
    { d: ellipse(x, y, radius * 0.56), fill: darker(metal, 0.24) },
    { d: ellipse(x - radius * 0.2, y - radius * 0.24, radius * 0.3), fill: lighter(metal, 0.65) },
  ];
}

export function buttonhole(x: number, y: number, length: number, turn: number, design: Design): Mark[] {
  return [
    { d: placed(rectangle(-length / 2, -2.6, length, 5.2, 2.6), x, y, turn), stroke: design.thread, width: 1.8, opacity: 0.8 },
    { d: placed(`M${-length / 2 + 2},0L${length / 2 - 2},0`, x, y, turn), stroke: design.ink, width: 1.6 },
  ];
}

/** Draws a closed zip along a path: tape, teeth and, at its first point, the slider. */
export function zip(design: Design, d: string, metal: string, tape: string, hasSlider = true): Mark[] {
  const length = along(d, 60).reduce((sum, point, index, points) => {
    const before = points[index - 1] ?? point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
  }, 0);
  const line = along(d, Math.max(8, Math.round(length / 5)));
  let teeth = '';
  line.forEach(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? line[index - 1] ?? [x, y];
    const reach = Math.hypot(nextX - x, nextY - y) || 1;
    const across: Point = [(-(nextY - y) / reach) * 4.6, ((nextX - x) / reach) * 4.6];
    const side = index % 2 === 0 ? 1 : -1;
    teeth += polyline([
      [x - across[0] * 0.2 * side, y - across[1] * 0.2 * side],
      [x + across[0] * side, y + across[1] * side],
    ]);
  });
  const [x, y] = line[0] ?? [0, 0];
  return [
    { d, stroke: tape, width: 17 },
    { d, stroke: design.ink, opacity: 0.5, width: 10 },
    { d: teeth, stroke: metal, width: 2.8 },
    { d: teeth, stroke: lighter(metal, 0.6), width: 0.9 },
    ...(hasSlider ? slider(x, y + 6, metal) : []),
  ];
}

function slider(x: number, y: number, metal: string): Mark[] {
  return [
    { d: rectangle(x - 8, y - 6, 16, 21, 5), fill: darker(metal, 0.25) },
    { d: rectangle(x - 6, y - 4, 9, 16, 3), fill: lighter(metal, 0.25) },
    { d: rectangle(x - 3, y + 13, 10, 38, 4), fill: '#100d0b', opacity: 0.3, isLit: false },
    { d: rectangle(x - 5, y + 10, 10, 38, 4), fill: darker(metal, 0.15) },
    { d: rectangle(x - 3.6, y + 12, 4.4, 34, 2), fill: lighter(metal, 0.45) },
    { d: rectangle(x - 2.6, y + 35, 5.2, 7, 2), fill: darker(metal, 0.6) },
  ];
}

/** Draws a round cord on the cloth; `hasTip` adds an aglet. */
export function cord(d: string, colour: string, thick: number, hasTip = true): Mark[] {
  const points = along(d, 40);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const [beforeX, beforeY] = points.at(-3) ?? [endX, endY - 1];
  const turn = (Math.atan2(endY - beforeY, endX - beforeX) * 180) / Math.PI;
  return [
    { d: placed(d, 3, 5), stroke: '#15110f', opacity: 0.26, width: thick, isLit: false },
    { d, stroke: darker(colour, 0.42), width: thick },
    { d, stroke: colour, width: thick * 0.74 },
    { d: placed(d, -thick * 0.12, -thick * 0.12), stroke: lighter(colour, 0.42), width: thick * 0.3, dash: [3, 3], opacity: 0.7 },
    ...(hasTip
      ? [
          { d: placed(rectangle(-3, -thick * 0.56, thick * 2.4, thick * 1.12, 2), endX, endY, turn), fill: '#8f8b86' },
          { d: placed(rectangle(-3, -thick * 0.4, thick * 2.4, thick * 0.34, 1), endX, endY, turn), fill: '#e9e6e1' },
        ]
      : []),
  ];
}
