import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '#lib/paths/link.tsx';
import type { RegionOption } from '#lib/forms/region-options.ts';
import { useShop } from '#lib/use-shop.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { ApplicationAnswer } from './apply-to-sell.ts';
import styles from './become-a-seller.module.css';
import { SellerForm } from './seller-form.tsx';

interface BecomeASellerProps {
  countries: readonly RegionOption[];
  answer: ApplicationAnswer | undefined;
}

/** Terms for sellers, requirements, and the application form. */
export function BecomeASeller({ countries, answer }: BecomeASellerProps) {
  const { t } = useLingui();
  const { shopName } = useShop().market;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: t`Our sellers`, href: '/global-sellers' }, { label: t`Become a seller` }]} />
      <header className={styles.head}>
        <h1>
          <Trans>Become a seller</Trans>
        </h1>
        <p className={styles.words}>
          <Trans>
            You make or choose clothes you’d put your name to. {shopName} brings them to people in many countries, in their language and currency.
          </Trans>
        </p>
      </header>
      {answer && 'isTaken' in answer ? (
        <ApplicationSent email={answer.email} />
      ) : (
        <>
          <Benefits />
          <section className={styles.apply} aria-labelledby="apply">
            <h2 id="apply">
              <Trans>Your application</Trans>
            </h2>
            <SellerForm countries={countries} answer={answer} />
          </section>
        </>
      )}
    </div>
  );
}

function ApplicationSent({ email }: { email: string }) {
  const sent = useRef<HTMLDivElement>(null);
  useEffect(() => sent.current?.focus(), []);
  return (
    <div ref={sent} role="status" tabIndex={-1} className={styles.sent}>
      <Notice tone="success" title={<Trans>Thank you for your application</Trans>}>
        <Trans>
          We’ll keep you posted at {email}: first to confirm that we’ve received it, then, usually within five working days, with our decision. Please
          keep an eye on your inbox.
        </Trans>
      </Notice>
      <p>
        <Link to="/global-sellers">
          <Trans>See who sells with us</Trans>
        </Link>
      </p>
    </div>
  );
}

function Benefits() {
  return (
    <section className={styles.gains} aria-labelledby="gains">
      <h2 id="gains">
        <Trans>What you get</Trans>
      </h2>
      <ul className={styles.list}>
        <Benefit title={<Trans>One seller for the customer</Trans>}>
          <Trans>We write the invoice, take the payment, pay the VAT in each country and handle returns.</Trans>
        </Benefit>
        <Benefit title={<Trans>Your own space</Trans>}>
          <Trans>Manage your products, prices and stock in our back office, and see each of your order lines as it comes in.</Trans>
        </Benefit>
        <Benefit title={<Trans>Your story, in your words</Trans>}>
          <Trans>Who you are and how you work goes on our sellers page, in as many languages as you like.</Trans>
        </Benefit>
        <Benefit title={<Trans>An answer from real people</Trans>}>
          <Trans>One of us reads every application. If we say no, we’ll tell you why, and you can apply again.</Trans>
        </Benefit>
      </ul>
    </section>
  );
}

const Benefit = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <li className={styles.gain}>
    <h3 className={styles.title}>{title}</h3>
    <p>{children}</p>
  </li>
);
