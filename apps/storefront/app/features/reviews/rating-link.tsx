import { Plural } from '@lingui/react/macro';
import type { Rating } from '@selvedge/server/contract';
import styles from './rating-link.module.css';
import { Stars } from '#ui/figures/stars.tsx';

export const reviewsId = 'reviews';

/** The rating next to a product's name, linked to the reviews. */
export function RatingLink({ rating: { average, count } }: { rating: Rating }) {
  if (average === null) return null;
  return (
    <a className={styles.link} href={`#${reviewsId}`}>
      <Stars value={average} />
      <span className={styles.count}>
        <Plural value={count} one="# review" other="# reviews" />
      </span>
    </a>
  );
}
