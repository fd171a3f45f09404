import type { Measure } from '@selvedge/server/contract';
import styles from './body-figure.module.css';

/* An outline made for the shop, 116 × 300, front view. */

const body = [
  'M51 42v8c-3 5-15 6-21 10-7 5-8 16-9 30-1 16-4 28-6 42-1 8-2 15-1 20 1 4 5 4 6-1 2-12 6-32 8-44l2-17',
  'c1 10 3 16 3 23 0 12-5 22-6 36-2 25 2 47 4 66 2 20 3 44 4 66 0 4-3 7-5 9h15c1-24 5-52 7-78 1-13 1-24 2-38h8c1 14 1 25 2 38 2 26 6 54 7 78h15',
  'c-2-2-5-5-5-9 1-22 2-46 4-66 2-19 6-41 4-66-1-14-6-24-6-36 0-7 2-13 3-23l2 17c2 12 6 32 8 44 1 5 5 5 6 1 1-5 0-12-1-20-2-14-5-26-6-42-1-14-2-25-9-30',
  '-6-4-18-5-21-10v-8z',
].join('');

/** The line of each measure, and the position of its number. */
const lines: Record<Exclude<Measure, 'foot'>, { path: string; at: readonly [number, number] }> = {
  chest: { path: 'M30 84c12 6 44 6 56 0', at: [58, 88] },
  underbust: { path: 'M32 100c12 5 40 5 52 0', at: [58, 104] },
  waist: { path: 'M33 122c11 5 39 5 50 0', at: [58, 126] },
  hip: { path: 'M28 154c12 6 48 6 60 0', at: [58, 158] },
  inseam: { path: 'M58 176v106', at: [58, 232] },
  height: { path: 'M108 4v290M103 4h10M103 294h10', at: [108, 150] },
};

const isOfBody = (measure: Measure): measure is keyof typeof lines => measure in lines;

/** A body with numbered lines for the measures; the list next to it has the same numbers. */
export function BodyFigure({ measures }: { measures: readonly Measure[] }) {
  return (
    <svg className={styles.figure} viewBox="0 0 120 300" width={116} height={290} aria-hidden="true" focusable="false">
      <ellipse className={styles.body} cx={58} cy={24} rx={14} ry={18} />
      <path className={styles.body} d={body} />
      {measures.map((measure, index) => {
        if (!isOfBody(measure)) return null;
        const { path, at } = lines[measure];
        return (
          <g key={measure}>
            <path className={styles.line} d={path} />
            <Marker at={at} number={index + 1} />
          </g>
        );
      })}
    </svg>
  );
}

/** A foot from above with its length. */
export function FootFigure({ number }: { number: number }) {
  return (
    <svg className={styles.figure} viewBox="0 0 120 66" width={116} height={64} aria-hidden="true" focusable="false">
      <path
        className={styles.body}
        d="M8 32c0-11 7-17 18-17 16 0 26 4 42 2 10-1 18-7 28-6 9 1 14 5 13 9-1 3-4 4-8 4 4 1 8 2 8 5s-4 4-8 4c3 1 6 2 6 5s-4 4-8 4c2 1 4 2 4 4 0 3-4 3-8 3-12 0-26-6-40-6-10 0-19 6-29 6-11 0-18-6-18-17z"
      />
      <path className={styles.line} d="M8 58h101M8 53v10M109 53v10" />
      <Marker at={[58, 57]} number={number} />
    </svg>
  );
}

const Marker = ({ at: [x, y], number }: { at: readonly [number, number]; number: number }) => (
  <g>
    <circle className={styles.dot} cx={x} cy={y} r={8} />
    <text className={styles.number} x={x} y={y + 3.5}>
      {number}
    </text>
  </g>
);
