import type { Design } from '../drawing.ts';
import { join, through, type Point } from '../path.ts';
import { armEdges, type Body } from './body.ts';

export interface SleeveCut {
  /** Height of the sleeve's end on the form. */
  end: number;
  /** Width beyond the arm at the outside and at the inside, from the shoulder (0) to the end (1). */
  outside: (share: number) => number;
  inside: (share: number) => number;
  /** How much higher the outer end is: a short sleeve is cut at a right angle to the arm. */
  tilt: number;
  /** Height of the crown above the shoulder, for example of a puff sleeve. */
  puff?: number;
}

export interface Sleeve {
  d: string;
  /** From the outer to the inner end. */
  endEdge: string;
  outer: Point;
  inner: Point;
  /** Height of the elbow. */
  elbow: number;
  /** Rotation of the grain in degrees. */
  turn: number;
}

/** Cuts the right sleeve of a body. Its inner boundary is the armhole seam. */
export function cutSleeve({ figure }: Design, body: Body, cut: SleeveCut): Sleeve {
  const [sx, sy] = body.shoulder;
  const [ux, uy] = body.underarm;
  const { puff = 0, tilt } = cut;
  const length = cut.end - sy;
  const top = Math.max(sy + 40, (figure.arm[0]?.[1] ?? 0) + 20);
  const rows = Array.from({ length: 7 }, (_, index) => top + ((cut.end - tilt - top) * index) / 6);
  const outerPoints = rows.map((y): Point => {
    const share = (y - sy) / length;
    return [Math.max(armEdges(figure, y, cut.outside(share), 0).outer, sx + 6 * Math.min(1, (y - sy) / 60)), y];
  });
  const innerRows = Array.from({ length: 6 }, (_, index) => uy + 26 + ((cut.end + tilt * 0.3 - uy - 26) * index) / 5).filter((y) => y > uy + 10);
  const innerPoints = innerRows.map((y): Point => {
    const share = (y - sy) / length;
    // A sleeve begins at the underarm, wherever the arm is.
    const near = Math.max(0, 1 - (y - uy) / 170);
    return [armEdges(figure, y, 0, cut.inside(share)).inner * (1 - near * near) + ux * near * near, y];
  });
  // A dropped shoulder seam lies on the arm already.
  const set = Math.max(0.2, 1 - Math.max(0, sx - (figure.shoulder.at(-1)?.[0] ?? 0)) / 34);
  const outer = outerPoints.at(-1) ?? body.shoulder;
  const inner = innerPoints.at(-1) ?? [ux, cut.end];
  const crown: Point[] =
    puff > 0
      ? [
          [sx + 16, sy - puff * 0.55],
          [sx + 34 + puff * 0.7, sy + 10 - puff * 0.3],
        ]
      : [[sx + 13 * set, sy + 11]];
  const middle = (outer[0] + inner[0]) / 2;
  const end = `M${outer.join(',')}C${middle + (outer[0] - middle) * 0.4},${(outer[1] + inner[1]) / 2 + 8} ${middle - (outer[0] - middle) * 0.4},${inner[1] + 7} ${inner.join(',')}`;
  const upper = through([body.shoulder, ...crown, ...outerPoints]);
  const under = through([...innerPoints].reverse().concat([body.underarm]));
  const back = body.armhole;
  return {
    d: `${join(upper, end, under, reversedHalf(back))}Z`,
    endEdge: end,
    outer,
    inner,
    elbow: (figure.arm[3]?.[1] ?? 0) - 6,
    turn: -5,
  };
}

function reversedHalf(armhole: string): string {
  return armhole
    .slice(1)
    .replace('C', ' ')
    .split(' ')
    .reverse()
    .map((point, index) => (index === 0 ? `M${point}C` : `${point} `))
    .join('');
}
