import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { buildCategoryTree } from '#lib/paths/category-tree.ts';
import { Link } from '#lib/paths/link.tsx';
import { useReturnDays } from '#lib/use-return-days.ts';
import { useShop } from '#lib/use-shop.ts';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import styles from './footer.module.css';
import { Mark } from '#ui/media/logo.tsx';
import { PlaceLists, usePlaceName } from './places/place-lists.tsx';

/** The footer: order conditions, languages and countries, and the shop's links. */
export function Footer() {
  const { market, menus } = useShop();
  // The merchant's own links and the groups of the root's loader. Links with children get a separate column.
  const footerMenu = menus?.footer ?? [];
  const [groups, plain] = [footerMenu.filter(({ children }) => children.length > 0), footerMenu.filter(({ children }) => children.length === 0)];
  return (
    <footer className={styles.footer}>
      <Promises />
      <div className={styles.columns}>
        <ShopColumn links={plain} />
        {groups.map(({ label, href, children }) => (
          <nav key={label + href} aria-label={label}>
            <h2 className={styles.title}>{href ? <Link to={href}>{label}</Link> : label}</h2>
            <ul>
              <FooterLinks links={children} />
            </ul>
          </nav>
        ))}
        <Places />
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

/** The lists are long, so they are closed initially. */
function Places() {
  const { t } = useLingui();
  const spoken = usePlaceName();
  return (
    <details>
      <summary className={styles.places}>
        {t`Country and language: ${spoken}`}
        <Icon name="chevron" size={20} />
      </summary>
      <PlaceLists />
    </details>
  );
}

function Promises() {
  const { market, services } = useShop();
  const { returnDays } = useReturnDays();
  const countryName = market.country.name;
  return (
    <ul className={styles.promises}>
      <Promise icon="truck" title={<Trans>Delivered in 3 to 6 working days</Trans>}>
        <Trans>Tracked courier delivery in {countryName}.</Trans>
        <Names names={services?.carriers} translate="no" />
      </Promise>
      <Promise icon="return" title={<Trans>{returnDays} days to change your mind</Trans>}>
        <Trans>Try it on at home and return anything that doesn’t fit.</Trans>
      </Promise>
      <Promise icon="check" title={<Trans>Pay your way</Trans>}>
        <Names names={services?.payments} />
      </Promise>
    </ul>
  );
}

function ShopColumn({ links }: { links: readonly MenuLink[] }) {
  const { t } = useLingui();
  const { categories, hasWheel } = useShop();
  return (
    <nav aria-label={t`Shop`}>
      <h2 className={styles.title}>
        <Trans>Shop</Trans>
      </h2>
      <ul>
        {buildCategoryTree(categories).map((branch) => (
          <Entry key={branch.id} to={branch.path}>
            {branch.name}
          </Entry>
        ))}
        <Entry to="/categories">
          <Trans>All categories</Trans>
        </Entry>
        <Entry to="/brands">
          <Trans>Brands</Trans>
        </Entry>
        <Entry to="/blog">
          <Trans>Blog</Trans>
        </Entry>
        <FooterLinks links={links} />
        <Entry to="/newsletter" prefetch="none">
          <Trans>Newsletter</Trans>
        </Entry>
        {hasWheel ? (
          <Entry to="/spin" prefetch="none">
            <Trans>Spin the wheel</Trans>
          </Entry>
        ) : null}
        {/* A signed-in affiliate is redirected to the portal. */}
        <Entry to="/auth/affiliate-register" prefetch="none">
          <Trans>Affiliate programme</Trans>
        </Entry>
      </ul>
    </nav>
  );
}

function Entry({ to, prefetch, children }: Pick<ComponentProps<typeof Link>, 'to' | 'prefetch' | 'children'>) {
  return (
    <li>
      <Link className={styles.link} to={to} prefetch={prefetch}>
        {children}
      </Link>
    </li>
  );
}

interface MenuLink {
  label: string;
  href: string;
}

function FooterLinks({ links }: { links: readonly MenuLink[] }) {
  return links.map(({ label, href }) => (
    <Entry key={label + href} to={href}>
      {label}
    </Entry>
  ));
}

function Promise({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.promise}>
      <Icon name={icon} size={28} />
      <div>
        <p className={styles.promiseTitle}>{title}</p>
        <div className={styles.promiseText}>{children}</div>
      </div>
    </li>
  );
}

const Names = ({ names, translate }: { names: readonly string[] | undefined; translate?: 'no' }) => (
  <ul className={styles.names} translate={translate}>
    {names?.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);
