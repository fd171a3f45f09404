import { useLingui } from '@lingui/react/macro';
import styles from './stars.module.css';

interface StarsProps {
  /** 0 to 5, with decimals. */
  value: number;
  /** Size of a star in CSS px. */
  size?: number;
}

/** Five stars side by side. Each begins 16 units to the right of the previous one. */
const stars = `M8 1.3${'l1.8 4.7 5 .3-3.9 3.2 1.3 4.8-4.2-2.7-4.2 2.7 1.3-4.8-3.9-3.2 5-.3zm16 0'.repeat(5)}`;

/** Five stars filled according to the rating, with a text for screen readers. */
export function Stars({ value, size = 16 }: StarsProps) {
  const { t, i18n } = useLingui();
  const shown = i18n.number(value, { maximumFractionDigits: 1 });
  return (
    <svg className={styles.stars} width={size * 5} height={size} viewBox="0 0 80 16" role="img" aria-label={t`${shown} out of 5 stars`}>
      <path className={styles.empty} d={stars} />
      {/* A nested SVG clips its content to its width. */}
      <svg width={16 * value} height={16}>
        <path className={styles.full} d={stars} />
      </svg>
    </svg>
  );
}
