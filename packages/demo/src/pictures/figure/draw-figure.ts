import { join, mirror, reversed, symmetric, through, type Point } from '../path.ts';
import { computeWidth, type Figure } from './figure.ts';

/** Returns the outline of the form: neck, trunk and legs, and both arms as separate closed paths of the same direction. */
export function drawForm(figure: Figure): { body: string; arm: string } {
  const { shoulder, armpit, side, inside, neckTop, floor } = figure;
  const neck = through([[0, neckTop], [(shoulder[0]?.[0] ?? 0) - 2, neckTop + 3], ...shoulder]);
  const trunk = through([armpit, ...side.slice(1).map(([y, x]): Point => [x, y])]);
  const leg = through([...inside].reverse().map(([y, x]): Point => [x, y]));
  const [footOut, footIn] = [computeWidth(side, floor), computeWidth(inside, floor)];
  const body = symmetric(
    join(
      neck,
      `M${armpit.join(',')}`,
      trunk,
      through([
        [footOut - 4, floor - 4],
        [(footOut + footIn) / 2, floor],
        [footIn + 4, floor - 6],
      ]),
      leg,
      `M0,${figure.crotch}`,
    ),
  );
  return { body, arm: drawArm(figure) };
}

/** Returns the right arm from the shoulder to the fingertips. */
function drawArm({ arm, shoulder, armpit }: Figure): string {
  const tip = shoulder.at(-1) ?? [0, 0];
  const before = shoulder.at(-2) ?? tip;
  const outer: Point[] = arm.slice(1).map(([x, y, half]) => [x + half, y]);
  const inner: Point[] = arm.slice(1).map(([x, y, half]) => [x - half, y]);
  const [x, y, half] = arm[0] ?? [0, 0, 0];
  return `${join(through([before, tip, [x + half * 0.86, y + 8], ...outer]), through([...inner].reverse()), `M${armpit.join(',')}`, `M${armpit[0] - 60},${armpit[1] - 60}`)}Z`;
}

/** Returns the whole form as one path, so that it is lit as one body. */
export function drawWholeForm(figure: Figure): string {
  const { body, arm } = drawForm(figure);
  return `${body}${arm}${reversed(mirror(arm))}`;
}

/** Colour of the forms that wear the garments. */
export const FORM_COLOUR = '#cdc7bf';
