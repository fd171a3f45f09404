import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './review-slot.module.css';
import type { ReviewAnswer } from './send-review.ts';

interface ReviewSlotProps {
  productId: number;
  /** Product name, for screen readers. */
  name: string;
  /** The state in the address: closed, form open, sent, or sent and waiting for a confirmation by email. */
  state: 'closed' | 'writing' | 'sent' | 'waiting';
  /** The buyer's first name as initial value. */
  author: string;
  answer: ReviewAnswer | null;
}

/** The review of an ordered product: a link, the form, or the status. Each has its own address. */
export function ReviewSlot({ productId, name, state, author, answer }: ReviewSlotProps) {
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'sent' || state === 'waiting') thanks.current?.focus();
  }, [state]);

  const id = `review-${productId}`;
  if (state === 'sent') {
    return (
      <div id={id} ref={thanks} tabIndex={-1} className={styles.thanks}>
        <Notice tone="success" title={<Trans>Thank you for your review</Trans>}>
          <Trans>It will appear once we’ve checked it.</Trans>
        </Notice>
      </div>
    );
  }
  if (state === 'waiting') {
    return (
      <div id={id} ref={thanks} tabIndex={-1} className={styles.thanks}>
        <Notice tone="warning" title={<Trans>Please confirm your review by email</Trans>}>
          <Trans>We’ve sent a link to the email address of this order.</Trans>
        </Notice>
      </div>
    );
  }
  if (state === 'closed') {
    return (
      <Link className={styles.link} to={`/Track/Order?review=${productId}#${id}`} preventScrollReset>
        <Trans>
          Write a review<span className="visually-hidden">: {name}</span>
        </Trans>
      </Link>
    );
  }
  return <ReviewForm id={id} productId={productId} name={name} author={author} answer={answer} />;
}
