import { Trans, useLingui } from '@lingui/react/macro';
import type { Campaign as Shown } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Moment } from '#ui/figures/moment.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import styles from './campaign.module.css';
import { Countdown } from './countdown.tsx';
import { CouponOffer } from './coupon-offer.tsx';

interface CampaignProps {
  campaign: Shown;
  /** A sample has no participation and no breadcrumb links. */
  isSample?: boolean;
  /** The campaign's products. */
  children: ReactNode;
}

export function Campaign({ campaign, isSample = false, children }: CampaignProps) {
  const { t } = useLingui();
  const { slug, title, excerpt, image, phase, html, couponCode } = campaign;
  return (
    <article className={styles.page}>
      {isSample ? null : <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: title }]} />}
      {image ? (
        <div className={styles.frame}>
          <Picture
            className={styles.picture}
            image={image}
            alt={image.alt ?? ''}
            sizes="(width < 960px) 150vw, min(100vw, 1320px)"
            widths={[640, 1024, 1536, 2048]}
            priority
          />
        </div>
      ) : null}
      <header className={styles.head}>
        <h1>{title}</h1>
        {excerpt ? <p className={styles.excerpt}>{excerpt}</p> : null}
      </header>
      <Dates campaign={campaign} />
      {couponCode ? <CouponOffer code={couponCode} /> : null}
      {html ? <RichText html={html} /> : null}
      {isSample || phase === 'before' ? null : (
        <p>
          <Link to={`/event-check/${slug}`}>
            <Trans>Do I take part?</Trans>
          </Link>
        </p>
      )}
      {children ? (
        <section className={styles.products} aria-labelledby="campaign-products">
          <h2 id="campaign-products">
            <Trans>In this campaign</Trans>
          </h2>
          {children}
        </section>
      ) : null}
    </article>
  );
}

/** Shows when the campaign begins, ends or has ended. */
function Dates({ campaign: { startsAt, endsAt, phase, answeredAt } }: { campaign: Shown }) {
  if (phase === 'over')
    return (
      <Notice tone="info" title={<Trans>This campaign is over</Trans>}>
        <Trans>
          It ended on <Moment at={endsAt} />.
        </Trans>
      </Notice>
    );
  return (
    <Countdown
      until={phase === 'before' ? startsAt : endsAt}
      from={answeredAt}
      words={
        phase === 'before' ? (
          <Trans>
            Begins on <Moment at={startsAt} />
          </Trans>
        ) : (
          <Trans>
            Ends on <Moment at={endsAt} />
          </Trans>
        )
      }
    />
  );
}
