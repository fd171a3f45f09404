import { useLingui } from '@lingui/react/macro';
import type { ShownWheel } from '@selvedge/server/contract';
import type { RefObject } from 'react';
import { classes } from '#ui/classes.ts';
import { formatPercent } from '#lib/format.ts';
import { roundAmount } from './prize-text.ts';
import styles from './wheel-drawing.module.css';

interface WheelDrawingProps extends Pick<ShownWheel, 'segments' | 'currency'> {
  /** Of what is turned. */
  wheel: RefObject<SVGGElement | null>;
  /** In degrees. */
  angle: number;
}

/* CSS px of the drawing: its middle is where the axes cross. */
const rim = 168;
const face = 154;
const hub = 30;
const labelsAt = 112;

/** The angle at which a segment stands below the needle, in degrees. */
export const angleOf = (position: number, count: number): number => -((position + 0.5) * 360) / count;

/**
 * The wheel: as wide a piece for each segment, whatever its chance, which stands beside it in figures. An ornament: what it
 * shows is written there too.
 */
export function WheelDrawing({ segments, currency, wheel, angle }: WheelDrawingProps) {
  const step = 360 / segments.length;
  return (
    <svg className={styles.wheel} viewBox="-180 -188 360 372" aria-hidden="true" focusable="false">
      <g ref={wheel} transform={`rotate(${angle})`} className={styles.turned}>
        <circle className={styles.rim} r={rim} />
        <circle className={styles.seam} r={(rim + face) / 2} />
        {segments.map((segment, position) => (
          // Two may be alike: it is its place that a segment is known by.
          <g key={position} transform={`rotate(${(position + 0.5) * step})`}>
            <path className={classes(styles.piece, styles[toneOf(segments, position)])} d={pieceOf(step)} />
            <g transform={`translate(0 ${-labelsAt})`} className={styles[`on-${toneOf(segments, position)}`]}>
              <Label {...segment} currency={currency} isNarrow={segments.length > 8} />
            </g>
          </g>
        ))}
        <circle className={styles.hub} r={hub} />
        <Button size={16} />
      </g>
      <path className={styles.needle} d="M0 -146 L-11 -180 A11 8 0 0 1 11 -180 Z" />
    </svg>
  );
}

type Tone = 'blank' | 'accent' | 'paper' | 'ink';
const tones = ['accent', 'paper', 'ink'] as const;

/** Prizes take turns in three colours; where there is nothing to win it is grey. */
function toneOf(segments: ShownWheel['segments'], position: number): Tone {
  if (segments[position]?.kind === 'none') return 'blank';
  const before = segments.slice(0, position).filter(({ kind }) => kind !== 'none').length;
  // The last one stands beside the first.
  const isLastLikeFirst = position === segments.length - 1 && segments[0]?.kind !== 'none' && before % tones.length === 0;
  return tones[(before + (isLastLikeFirst ? 1 : 0)) % tones.length] ?? 'paper';
}

function pieceOf(step: number): string {
  const half = (step / 2) * (Math.PI / 180);
  const [x, y] = [face * Math.sin(half), -face * Math.cos(half)].map((value) => value.toFixed(2));
  return `M0 0 L-${x} ${y} A${face} ${face} 0 0 1 ${x} ${y} Z`;
}

function Label({ kind, value, currency, isNarrow }: ShownWheel['segments'][number] & { currency: string; isNarrow: boolean }) {
  const { i18n } = useLingui();
  if (kind === 'none') return <Button size={15} />;
  if (kind === 'free-delivery') return <Truck />;
  const text = kind === 'percent' ? formatPercent(value, i18n.locale) : roundAmount(value, { currency, tag: i18n.locale });
  return (
    <text className={classes(styles.label, (isNarrow || text.length > 6) && styles.small)} textAnchor="middle" dominantBaseline="central">
      {text}
    </text>
  );
}

/** A shirt's button, with its four holes. */
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
