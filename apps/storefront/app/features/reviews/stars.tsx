import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './stars.module.css';

interface StarsProps {
  /** 0 to 5, with decimals. */
  value: number;
  /** Size of a star in CSS px. */
  size?: number;
}

const star = 'M8.0 1.3L9.8 6.0L14.8 6.3L10.9 9.5L12.2 14.3L8.0 11.6L3.8 14.3L5.1 9.5L1.2 6.3L6.2 6.0z';

/** Five stars filled according to the rating, with a text for screen readers. */
export function Stars({ value, size = 16 }: StarsProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const shown = i18n.number(value, { maximumFractionDigits: 1 });
  return (
    <svg className={styles.stars} width={size * 5} height={size} viewBox="0 0 80 16" role="img" aria-label={t`${shown} out of 5 stars`}>
      <clipPath id={id}>
        <rect width={16 * value} height={16} />
      </clipPath>
      {[0, 1, 2, 3, 4].map((index) => (
        <path key={index} className={styles.empty} d={star} transform={`translate(${index * 16} 0)`} />
      ))}
      <g clipPath={`url(#${id})`}>
        {[0, 1, 2, 3, 4].map((index) => (
          <path key={index} className={styles.full} d={star} transform={`translate(${index * 16} 0)`} />
        ))}
      </g>
    </svg>
  );
}
