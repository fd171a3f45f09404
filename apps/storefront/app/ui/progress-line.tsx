import styles from './progress-line.module.css';

/** How far it is to something, as a thin line below the words that say so. `label` names it for who does not see it. */
export function ProgressLine({ max, value, label }: { max: number; value: number; label: string }) {
  return <progress className={styles.bar} max={max} value={value} aria-label={label} />;
}
