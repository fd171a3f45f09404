import styles from './swatch.module.css';

interface SwatchProps {
  /** `#1a2b3c`; null for a colour without a single value. */
  hex: string | null;
  /** CSS px. */
  size?: number;
}

/** A colour as a dot. Its name must be visible next to it or set by its container. */
export function Swatch({ hex, size = 16 }: SwatchProps) {
  return (
    <svg className={styles.swatch} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {hex ? <circle cx={8} cy={8} r={7.5} fill={hex} stroke="#040707" strokeOpacity={0.22} /> : <Many />}
    </svg>
  );
}

/** Several colours in one product. */
const Many = () => (
  <>
    <path d="M8 .5a7.5 7.5 0 0 0-5.3 12.8L13.3 2.7A7.5 7.5 0 0 0 8 .5z" fill="#868d8d" />
    <path d="M8 15.5a7.5 7.5 0 0 1-5.3-2.2L13.3 2.7A7.5 7.5 0 0 1 8 15.5z" fill="#e2e4e3" />
  </>
);
