import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { treeOf } from '#lib/category-tree.ts';
import { Link } from '#lib/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './footer.module.css';
import { Mark } from '#ui/logo.tsx';
import { PlaceLists } from './place-lists.tsx';

/** What holds for every order, where else the shop is, and whose shop it is. */
export function Footer() {
  const { market, categories, menus } = useShop();
  const { t } = useLingui();
  const countryName = market.country.name;
  // The merchant's own links: those with others below them stand in a column of their own.
  const own = menus?.footer ?? [];
  const [groups, plain] = [own.filter(({ children }) => children.length > 0), own.filter(({ children }) => children.length === 0)];
  return (
    <footer className={styles.footer}>
      <ul className={styles.promises}>
        <Promise icon="truck" title={<Trans>With you in 3 to 6 working days</Trans>}>
          <Trans>Delivered in {countryName} by courier, with tracking.</Trans>
        </Promise>
        <Promise icon="return" title={<Trans>100 days to change your mind</Trans>}>
          <Trans>Try it on at home and send back what does not fit.</Trans>
        </Promise>
        <Promise icon="check" title={<Trans>Pay your way</Trans>}>
          <Trans>By card, or in cash when your parcel arrives.</Trans>
        </Promise>
      </ul>
      <div className={styles.columns}>
        <nav aria-label={t`Shop`}>
          <h2 className={styles.title}>
            <Trans>Shop</Trans>
          </h2>
          <ul>
            {treeOf(categories).map((branch) => (
              <li key={branch.id}>
                <Link className={styles.link} to={branch.path}>
                  {branch.name}
                </Link>
              </li>
            ))}
            <li>
              <Link className={styles.link} to="/categories">
                <Trans>All categories</Trans>
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/brands">
                <Trans>Brands</Trans>
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/blog">
                <Trans>Blog</Trans>
              </Link>
            </li>
            <OwnLinks links={plain} />
            <li>
              <Link className={styles.link} to="/newsletter" prefetch="none">
                <Trans>Newsletter</Trans>
              </Link>
            </li>
            <li>
              {/* Who is signed in is led on to the portal. */}
              <Link className={styles.link} to="/auth/affiliate-register" prefetch="none">
                <Trans>Affiliate programme</Trans>
              </Link>
            </li>
          </ul>
        </nav>
        {groups.map(({ label, href, children }) => (
          <nav key={label + href} aria-label={label}>
            <h2 className={styles.title}>
              <Link to={href}>{label}</Link>
            </h2>
            <ul>
              <OwnLinks links={children} />
            </ul>
          </nav>
        ))}
        <nav aria-label={t`Your order`}>
          <h2 className={styles.title}>
            <Trans>Your order</Trans>
          </h2>
          <ul>
            <li>
              <Link className={styles.link} to="/Track/Order">
                <Trans>Track an order</Trans>
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/guest/return">
                <Trans>Return an item</Trans>
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/withdrawal">
                <Trans>Withdraw from the contract</Trans>
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/helpcenter">
                <Trans>Help centre</Trans>
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/faq">
                <Trans>Frequently asked questions</Trans>
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/Checkout">
                <Trans>Cart</Trans>
              </Link>
            </li>
          </ul>
        </nav>
        <PlaceLists />
      </div>
      <p className={styles.legal}>
        <Mark size={18} />
        {market.shopName}
        {market.texts.vatNote ? <span>{market.texts.vatNote}</span> : null}
        <Link className={styles.link} to="/consent">
          <Trans>Cookie settings</Trans>
        </Link>
      </p>
    </footer>
  );
}

function OwnLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return links.map(({ label, href }) => (
    <li key={label + href}>
      <Link className={styles.link} to={href}>
        {label}
      </Link>
    </li>
  ));
}

function Promise({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.promise}>
      <Icon name={icon} size={28} />
      <div>
        <p className={styles.promiseTitle}>{title}</p>
        <p className={styles.promiseText}>{children}</p>
      </div>
    </li>
  );
}
