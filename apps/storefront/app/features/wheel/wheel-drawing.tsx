import { useLingui } from '@lingui/react/macro';
import type { ShownWheel } from '@selvedge/server/contract';
import type { RefObject } from 'react';
import { classes } from '#ui/styles/classes.ts';
import { formatPercent } from '#lib/locale/format.ts';
import { formatRoundAmount } from './prize-text.ts';
import styles from './wheel-drawing.module.css';

interface WheelDrawingProps extends Pick<ShownWheel, 'segments' | 'currency'> {
  /** The element that turns. */
  wheel: RefObject<SVGGElement | null>;
  /** In degrees. */
  angle: number;
}

/* CSS px of the drawing. The origin is its centre. */
const rimRadius = 168;
const segmentRadius = 154;
const hubRadius = 30;
const labelRadius = 112;

/** Returns the angle in degrees at which a segment is below the needle. */
export const computeAngle = (position: number, count: number): number => -((position + 0.5) * 360) / count;

/** Draws the wheel with equal segments; the table next to it has the probabilities. Decorative: all its content is also text. */
export function WheelDrawing({ segments, currency, wheel, angle }: WheelDrawingProps) {
  const step = 360 / segments.length;
  return (
    <svg className={styles.wheel} viewBox="-180 -188 360 372" aria-hidden="true" focusable="false">
      <g ref={wheel} transform={`rotate(${angle})`} className={styles.turned}>
        <circle className={styles.rim} r={rimRadius} />
        <circle className={styles.seam} r={(rimRadius + segmentRadius) / 2} />
        {segments.map((segment, position) => (
          // Two segments may be equal, so the position is the key.
          <g key={position} transform={`rotate(${(position + 0.5) * step})`}>
            <path className={classes(styles.piece, styles[getTone(segments, position)])} d={buildSegmentPath(step)} />
            <g transform={`translate(0 ${-labelRadius})`} className={styles[`on-${getTone(segments, position)}`]}>
              <Label {...segment} currency={currency} isNarrow={segments.length > 8} />
            </g>
          </g>
        ))}
        <circle className={styles.hub} r={hubRadius} />
        <Button size={16} />
      </g>
      <path className={styles.needle} d="M0 -146 L-11 -180 A11 8 0 0 1 11 -180 Z" />
    </svg>
  );
}

type Tone = 'blank' | 'accent' | 'paper' | 'ink';
const tones = ['accent', 'paper', 'ink'] as const;

/** Returns the colour of a segment: prizes alternate between three colours, blanks are grey. */
function getTone(segments: ShownWheel['segments'], position: number): Tone {
  if (segments[position]?.kind === 'none') return 'blank';
  const before = segments.slice(0, position).filter(({ kind }) => kind !== 'none').length;
  // The last segment is next to the first.
  const isLastLikeFirst = position === segments.length - 1 && segments[0]?.kind !== 'none' && before % tones.length === 0;
  return tones[(before + (isLastLikeFirst ? 1 : 0)) % tones.length] ?? 'paper';
}

function buildSegmentPath(step: number): string {
  const half = (step / 2) * (Math.PI / 180);
  const [x, y] = [segmentRadius * Math.sin(half), -segmentRadius * Math.cos(half)].map((value) => value.toFixed(2));
  return `M0 0 L-${x} ${y} A${segmentRadius} ${segmentRadius} 0 0 1 ${x} ${y} Z`;
}

function Label({ kind, value, currency, isNarrow }: ShownWheel['segments'][number] & { currency: string; isNarrow: boolean }) {
  const { i18n } = useLingui();
  if (kind === 'none') return <Button size={15} />;
  if (kind === 'free-delivery') return <Truck />;
  const text = kind === 'percent' ? formatPercent(value, i18n.locale) : formatRoundAmount(value, { currency, tag: i18n.locale });
  return (
    <text className={classes(styles.label, (isNarrow || text.length > 6) && styles.small)} textAnchor="middle" dominantBaseline="central">
      {text}
    </text>
  );
}

/** A shirt button with four holes. */
function Button({ size }: { size: number }) {
  const hole = size * 0.27;
  return (
    <g className={styles.button}>
      <circle r={size} />
      <circle r={size * 0.74} />
      {[
        [-hole, -hole],
        [hole, -hole],
        [-hole, hole],
        [hole, hole],
      ].map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} className={styles.hole} cx={cx} cy={cy} r={size * 0.11} />
      ))}
    </g>
  );
}

const Truck = () => (
  <path
    className={styles.truck}
    transform="scale(1.7) translate(-12 -12)"
    d="M3 6.5h11v10H9.5M5.5 16.5H3v-10M14 10h3.5l3.5 3.5v3h-1.5m-4.5 0H14M7.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm9.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z"
  />
);
