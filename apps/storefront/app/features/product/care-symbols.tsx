import type { ReactNode } from 'react';
import styles from './care-symbols.module.css';

/* Drawn for the shop on a 32 px grid, after the shapes of ISO 3758: tub, triangle, square, iron, circle. */

const tub = <path d="M3 9l3 17h20l3-17M3 9c2 0 2.5 2 4.5 2s2.5-2 4.5-2 2.5 2 4.5 2 2.5-2 4.5-2 2.5 2 4.5 2 2-2 3.5-2" />;
const triangle = <path d="M16 5 29 27H3z" />;
const square = <path d="M4 4h24v24H4z" />;
const dryer = (
  <>
    {square}
    <circle cx="16" cy="16" r="10" />
  </>
);
const iron = <path d="M9 9h14l4 16H3c0-6 4-9.5 9-9.5h12.5" />;
const circle = <circle cx="16" cy="16" r="12" />;
const cross = <path d="m4 4 24 24M28 4 4 28" />;
const dots = (count: number, y: number) =>
  Array.from({ length: count }, (_, index) => <circle key={index} className={styles.dot} cx={16 + (index - (count - 1) / 2) * 6} cy={y} r="1.8" />);
const degrees = (figure: number) => (
  <>
    {tub}
    <text className={styles.figure} x="16" y="22.5">
      {figure}
    </text>
  </>
);
const crossed = (drawing: ReactNode) => (
  <>
    {drawing}
    {cross}
  </>
);

const drawings: Readonly<Record<string, ReactNode>> = {
  'wash-30': degrees(30),
  'wash-40': degrees(40),
  'wash-60': degrees(60),
  'hand-wash': (
    <>
      {tub}
      <path d="M10 5l5 7.5M13 3.5l4.5 8M16.5 3l4 7.5M20 4l3 6.5M10 5c-1.5 3-.5 7 2 10l4 4.5c3 1.5 7-1 7.5-4.5l-.5-4.5" />
    </>
  ),
  'do-not-wash': crossed(tub),
  'do-not-bleach': crossed(triangle),
  'do-not-tumble-dry': crossed(dryer),
  'tumble-low': (
    <>
      {dryer}
      {dots(1, 16)}
    </>
  ),
  'dry-flat': (
    <>
      {square}
      <path d="M9 16h14" />
    </>
  ),
  'iron-low': (
    <>
      {iron}
      {dots(1, 20.5)}
    </>
  ),
  'iron-medium': (
    <>
      {iron}
      {dots(2, 20.5)}
    </>
  ),
  'do-not-iron': crossed(iron),
  'do-not-dry-clean': crossed(circle),
  'dry-clean-p': (
    <>
      {circle}
      <path d="M13 22V10h4a3.5 3.5 0 0 1 0 7h-4" />
    </>
  ),
};

/** A care code's symbol, beside its words; a code without one has none. */
export function CareSymbol({ code }: { code: string }) {
  const drawing = drawings[code];
  return (
    <svg className={styles.symbol} width={32} height={32} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {drawing ?? null}
    </svg>
  );
}
