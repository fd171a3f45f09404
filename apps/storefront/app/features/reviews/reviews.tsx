import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Rating, StarCounts } from '@selvedge/server/contract';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { ReviewOrder } from '#lib/api/catalogue-calls.ts';
import { Link } from '#lib/paths/link.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { FitBar } from './fit-bar.tsx';
import { reviewsId } from './rating-link.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { Stars } from '#ui/figures/stars.tsx';
import { StarBars } from './star-bars.tsx';
import { buildReviewsQuery, reviewOrders } from './review-order.ts';
import { useReviews, type ReviewPage } from './use-reviews.ts';

interface ReviewsProps {
  productId: number;
  /** The product's path without language. Without JavaScript further pages have addresses below it. */
  path: string;
  reviews: ReviewPage & { rating: Rating; starCounts: StarCounts };
  orderBy: ReviewOrder;
}

/** The rating summary and the reviews, ten at a time. */
export function Reviews({ productId, path, reviews, orderBy: firstOrder }: ReviewsProps) {
  const { items, orderBy, next, state, load } = useReviews(productId, { first: reviews, orderBy: firstOrder });
  const list = useRef<HTMLOListElement>(null);

  // After more reviews are loaded by keyboard, the focus moves to the first new one.
  const shown = useRef(items.length);
  useEffect(() => {
    if (items.length > shown.current) list.current?.children[shown.current]?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    shown.current = items.length;
  }, [items.length]);

  const show = (event: MouseEvent, order: ReviewOrder, page: number) => {
    event.preventDefault();
    void load(order, page);
  };

  return (
    <section id={reviewsId} className={styles.reviews} aria-labelledby="reviews-title">
      <Summary {...reviews} />
      <div className={styles.words} aria-busy={state === 'pending'}>
        {reviews.rating.count > 1 ? <OrderLinks path={path} chosen={orderBy} onChoose={(event, order) => show(event, order, 1)} /> : null}
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
            to={`${path}${buildReviewsQuery(orderBy, next)}#${reviewsId}`}
            rel="nofollow"
            onClick={(event) => show(event, orderBy, next)}
            aria-disabled={state === 'pending' || undefined}
          >
            {state === 'pending' ? <Trans>Loading</Trans> : <Trans>More reviews</Trans>}
          </Link>
        )}
      </div>
    </section>
  );
}

interface OrderLinksProps {
  path: string;
  chosen: ReviewOrder;
  onChoose: (event: MouseEvent, order: ReviewOrder) => void;
}

/** The orders of the reviews as links, which work without JavaScript. */
function OrderLinks({ path, chosen, onChoose }: OrderLinksProps) {
  const { t } = useLingui();
  const names: Record<ReviewOrder, string> = { newest: t`Newest`, highest: t`Highest rating`, lowest: t`Lowest rating` };
  return (
    <nav className={styles.orders} aria-label={t`Order of the reviews`}>
      {reviewOrders.map((order) => (
        <Link
          key={order}
          className={styles.order}
          to={`${path}${buildReviewsQuery(order, 1)}#${reviewsId}`}
          rel="nofollow"
          prefetch="none"
          aria-current={order === chosen ? 'true' : undefined}
          onClick={(event) => onChoose(event, order)}
        >
          {names[order]}
        </Link>
      ))}
    </nav>
  );
}

function Summary({ rating, starCounts }: { rating: Rating; starCounts: StarCounts }) {
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
      <StarBars counts={starCounts} />
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
