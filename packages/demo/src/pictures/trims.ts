import { darker, lighter } from './colour.ts';
import type { Design } from './drawing.ts';
import { along, polyline, type Point } from './path.ts';

/** Draws a sewn-through four-hole button, lit from the upper left. */
export function button(x: number, y: number, radius: number, colour: string): string {
  const hole = radius * 0.24;
  const holes = [
    [-hole, -hole],
    [hole, -hole],
    [-hole, hole],
    [hole, hole],
  ]
    .map(([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${radius * 0.11}" fill="${darker(colour, 0.75)}"/>`)
    .join('');
  return (
    `<circle cx="${x + radius * 0.16}" cy="${y + radius * 0.3}" r="${radius * 1.06}" fill="#100d0b" fill-opacity="0.34"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${darker(colour, 0.22)}"/>` +
    `<circle cx="${x - radius * 0.06}" cy="${y - radius * 0.08}" r="${radius * 0.92}" fill="${lighter(colour, 0.18)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.68}" fill="${darker(colour, 0.1)}"/>` +
    `<circle cx="${x + radius * 0.05}" cy="${y + radius * 0.07}" r="${radius * 0.63}" fill="${colour}"/>${holes}` +
    `<path d="M${x - hole},${y - hole}L${x + hole},${y + hole}M${x + hole},${y - hole}L${x - hole},${y + hole}" stroke="${lighter(colour, 0.5)}" stroke-width="${radius * 0.12}" stroke-opacity="0.8"/>`
  );
}

/** Draws a metal press stud or rivet. */
export function stud(x: number, y: number, radius: number, metal: string): string {
  return `<circle cx="${x + 1.5}" cy="${y + 2.5}" r="${radius * 1.08}" fill="#100d0b" fill-opacity="0.4"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${darker(metal, 0.35)}"/><circle cx="${x - radius * 0.08}" cy="${y - radius * 0.1}" r="${radius * 0.86}" fill="${metal}"/><circle cx="${x}" cy="${y}" r="${radius * 0.56}" fill="${darker(metal, 0.22)}"/><circle cx="${x - radius * 0.2}" cy="${y - radius * 0.24}" r="${radius * 0.3}" fill="${lighter(metal, 0.65)}"/>`;
}

export function buttonhole(x: number, y: number, length: number, turn: number, design: Design): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-length / 2}" y="-3.4" width="${length}" height="6.8" rx="3.4" fill="none" stroke="${design.thread}" stroke-width="2.4" stroke-opacity="0.8"/><path d="M${-length / 2 + 3},0L${length / 2 - 3},0" stroke="${design.ink}" stroke-width="2.2"/></g>`;
}

/** Draws a closed zip along a path: tape, teeth and, at its first point, the slider. */
export function zip(design: Design, d: string, metal: string, tape: string, hasSlider = true): string {
  const length = along(d, 60).reduce((sum, point, index, points) => {
    const before = points[index - 1] ?? point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
  }, 0);
  const count = Math.max(8, Math.round(length / 8));
  const line = along(d, count);
  let teeth = '';
  line.forEach(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? line[index - 1] ?? [x, y];
    const reach = Math.hypot(nextX - x, nextY - y) || 1;
    const across: Point = [(-(nextY - y) / reach) * 6.4, ((nextX - x) / reach) * 6.4];
    const side = index % 2 === 0 ? 1 : -1;
    teeth += polyline([
      [x - across[0] * 0.2 * side, y - across[1] * 0.2 * side],
      [x + across[0] * side, y + across[1] * side],
    ]);
  });
  const [x, y] = line[0] ?? [0, 0];
  const slider = hasSlider
    ? `<g transform="translate(${x} ${y + 8})"><rect x="-11" y="-8" width="22" height="30" rx="7" fill="${darker(metal, 0.25)}"/><rect x="-8" y="-6" width="13" height="24" rx="5" fill="${lighter(metal, 0.25)}"/><rect x="-6.5" y="16" width="14" height="54" rx="6" fill="#100d0b" fill-opacity="0.35" transform="translate(2 3)"/><rect x="-7" y="14" width="14" height="54" rx="6" fill="${darker(metal, 0.15)}"/><rect x="-5" y="16" width="6" height="49" rx="3" fill="${lighter(metal, 0.45)}"/><rect x="-3.6" y="50" width="7.2" height="10" rx="3" fill="${darker(metal, 0.6)}"/></g>`
    : '';
  return `<path d="${d}" fill="none" stroke="${tape}" stroke-width="24"/><path d="${d}" fill="none" stroke="${design.ink}" stroke-opacity="0.55" stroke-width="15"/><path d="${teeth}" stroke="${metal}" stroke-width="4.6" fill="none"/><path d="${teeth}" stroke="${lighter(metal, 0.6)}" stroke-width="1.4" fill="none"/>${slider}`;
}

/** Draws a round cord on the cloth; `hasTip` adds an aglet. */
export function cord(d: string, colour: string, thick: number, hasTip = true): string {
  const points = along(d, 40);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const [beforeX, beforeY] = points.at(-3) ?? [endX, endY - 1];
  const turn = (Math.atan2(endY - beforeY, endX - beforeX) * 180) / Math.PI;
  const tip = hasTip
    ? `<g transform="translate(${endX} ${endY}) rotate(${turn})"><rect x="-4" y="${-thick * 0.56}" width="${thick * 2.6}" height="${thick * 1.12}" rx="3" fill="#8f8b86"/><rect x="-4" y="${-thick * 0.4}" width="${thick * 2.6}" height="${thick * 0.34}" rx="2" fill="#e9e6e1"/></g>`
    : '';
  return (
    `<path d="${d}" transform="translate(4 7)" fill="none" stroke="#15110f" stroke-opacity="0.3" stroke-width="${thick}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${darker(colour, 0.42)}" stroke-width="${thick}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick * 0.74}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${lighter(colour, 0.42)}" stroke-width="${thick * 0.3}" stroke-dasharray="4 4.5" stroke-opacity="0.75" transform="translate(${-thick * 0.12} ${-thick * 0.12})"/>${tip}`
  );
}

/** Draws the woven label in a neck or waist; two muted bars represent the name. */
export function neckLabel(x: number, y: number, width = 84, height = 42): string {
  return `<rect x="${x - width / 2 + 2}" y="${y + 4}" width="${width}" height="${height}" fill="#0d0b0a" fill-opacity="0.3"/><rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" fill="#f4f1ea"/><rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#c9c3b8" stroke-width="1.4"/><rect x="${x - width * 0.3}" y="${y + height * 0.36}" width="${width * 0.6}" height="4.6" rx="2" fill="#2b2c30"/><rect x="${x - width * 0.16}" y="${y + height * 0.62}" width="${width * 0.32}" height="3" rx="1.5" fill="#8b8a88"/>`;
}
