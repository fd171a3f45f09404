import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Rating } from '@selvedge/server/contract';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { FitBar } from './fit-bar.tsx';
import { reviewsId } from './rating-link.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { Stars } from '#ui/figures/stars.tsx';
import { useMoreReviews, type ReviewPage } from './use-more-reviews.ts';

interface ReviewsProps {
  productId: number;
  /** The product's path without language. Without JavaScript further pages have addresses below it. */
  path: string;
  reviews: ReviewPage & { rating: Rating };
}

/** The rating summary and the reviews, ten at a time. */
export function Reviews({ productId, path, reviews }: ReviewsProps) {
  const { rating } = reviews;
  const { items, next, state, load } = useMoreReviews(productId, reviews);
  const list = useRef<HTMLOListElement>(null);

  // After more reviews are loaded by keyboard, the focus moves to the first new one.
  const shown = useRef(items.length);
  useEffect(() => {
    if (items.length > shown.current) list.current?.children[shown.current]?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    shown.current = items.length;
  }, [items.length]);

  const showMore = (event: MouseEvent) => {
    event.preventDefault();
    void load();
  };

  return (
    <section id={reviewsId} className={styles.reviews} aria-labelledby="reviews-title">
      <Summary rating={rating} />
      <div className={styles.words}>
        {items.length === 0 ? (
          <p className={styles.empty}>
            <Trans>No reviews yet. Be the first: open your order and tell others how it fits.</Trans>
          </p>
        ) : (
          <ol ref={list}>
            {items.map((review) => (
              <li key={review.id}>
                {/* Receives the focus after more reviews are loaded; it is not in the tab order. */}
                <div tabIndex={-1} className={styles.stop}>
                  <ReviewItem review={review} />
                </div>
              </li>
            ))}
          </ol>
        )}
        {state === 'error' ? (
          <Notice tone="error">
            <Trans>We can’t reach the shop right now. Please try again.</Trans>
          </Notice>
        ) : null}
        {next === null ? null : (
          <Link
            className={styles.more}
            to={`${path}?reviews=${next}#${reviewsId}`}
            rel="nofollow"
            onClick={showMore}
            aria-disabled={state === 'pending' || undefined}
          >
            {state === 'pending' ? <Trans>Loading</Trans> : <Trans>More reviews</Trans>}
          </Link>
        )}
      </div>
    </section>
  );
}

function Summary({ rating }: { rating: Rating }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.summary}>
      <h2 id="reviews-title">
        <Trans>What customers say</Trans>
      </h2>
      {rating.average === null ? null : (
        <div className={styles.rating}>
          <span className={styles.average}>{i18n.number(rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</span>
          <Stars value={rating.average} size={20} />
          <span>
            <Plural value={rating.count} one="# review" other="# reviews" />
          </span>
        </div>
      )}
      <FitBar fit={rating.fit} />
      <p className={styles.quiet}>
        <Trans>Only customers who have bought this item can review it. Reviews appear once we’ve checked them.</Trans>{' '}
        <Link to="/Track/Order">
          <Trans>Write a review from your order</Trans>
        </Link>
      </p>
    </div>
  );
}
