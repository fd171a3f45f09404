import styles from './progress-line.module.css';

/** A thin progress line below a text. `label` names it for screen readers. */
export function ProgressLine({ max, value, label }: { max: number; value: number; label: string }) {
  return <progress className={styles.bar} max={max} value={value} aria-label={label} />;
}
