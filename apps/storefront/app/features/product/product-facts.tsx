import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@selvedge/server/contract';
import { Fragment, type ReactNode } from 'react';
import { formatPercent } from '#lib/locale/format.ts';
import { getIntl } from '#lib/locale/get-intl.ts';
import { Link } from '#lib/paths/link.tsx';
import { CareSymbol } from '#ui/media/care-symbol.tsx';
import { formatCode } from '#ui/figures/code-text.ts';
import { Icon } from '#ui/media/icon.tsx';
import styles from './product-facts.module.css';

type Maker = NonNullable<ProductPage['maker']>;
type Address = Omit<Maker, 'responsible'>;

/** Renders description, attributes, composition, care and manufacturer. */
export function ProductFacts({ product }: { product: ProductPage }) {
  const { sku, description, attributes, composition, care, maker } = product;
  return (
    <div className={styles.facts}>
      <Fact title={<Trans>Description</Trans>} isOpen>
        <p className={styles.text}>{description}</p>
        <Attributes attributes={attributes} />
        <p className={styles.quiet}>
          <Trans>Product code: {sku}</Trans>
        </p>
      </Fact>
      {composition.length > 0 || care.length > 0 ? (
        <Fact title={<Trans>Material and care</Trans>} isOpen>
          <Composition composition={composition} />
          <Care care={care} />
        </Fact>
      ) : null}
      {maker ? (
        <Fact title={<Trans>Manufacturer and product safety</Trans>}>
          <p className={styles.label}>
            <Trans>Manufacturer</Trans>
          </p>
          <AddressLines address={maker} />
          {maker.responsible ? (
            <>
              <p className={styles.label}>
                <Trans>Responsible person in the European Union</Trans>
              </p>
              <AddressLines address={maker.responsible} />
            </>
          ) : null}
        </Fact>
      ) : null}
    </div>
  );
}

function Fact({ title, isOpen = false, children }: { title: ReactNode; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className={styles.fact} open={isOpen}>
      <summary className={styles.title}>
        <h2>{title}</h2>
        <Icon name="chevron" size={20} className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Renders one row for each attribute, such as material, pattern and fit. */
function Attributes({ attributes }: Pick<ProductPage, 'attributes'>) {
  const { i18n } = useLingui();
  const rows = new Map<string, { name: string; values: string[] }>();
  for (const { attribute, attributeName, name } of attributes) {
    const row = rows.get(attribute) ?? { name: attributeName, values: [] };
    rows.set(attribute, { ...row, values: [...row.values, name] });
  }
  if (rows.size === 0) return null;
  const list = getIntl(Intl.ListFormat, i18n.locale, { type: 'unit' });
  return (
    <dl className={styles.table}>
      {[...rows].map(([attribute, { name, values }]) => (
        <Fragment key={attribute}>
          <dt>{name}</dt>
          <dd suppressHydrationWarning>{list.format(values)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Composition({ composition }: Pick<ProductPage, 'composition'>) {
  const { i18n } = useLingui();
  return (
    <dl className={styles.table}>
      {composition.map(({ part, fibres }) => {
        const list = fibres.map(({ fibre, percent }) => `${formatPercent(percent * 100, i18n.locale)} ${formatCode(i18n, 'fibre', fibre)}`);
        return (
          <Fragment key={part}>
            <dt>{formatCode(i18n, 'part', part)}</dt>
            <dd>{list.join(', ')}</dd>
          </Fragment>
        );
      })}
    </dl>
  );
}

function Care({ care }: Pick<ProductPage, 'care'>) {
  const { i18n } = useLingui();
  return (
    <>
      <ul className={styles.care}>
        {care.map((code) => (
          <li key={code} className={styles.careItem}>
            <CareSymbol code={code} />
            {formatCode(i18n, 'care', code)}
          </li>
        ))}
      </ul>
      {care.length > 0 ? (
        <p>
          <Link to="/product-cares">
            <Trans>Care symbols</Trans>
          </Link>
        </p>
      ) : null}
    </>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { i18n } = useLingui();
  const country = getIntl(Intl.DisplayNames, i18n.locale, { type: 'region' }).of(address.countryCode) ?? address.countryCode;
  return (
    <address className={styles.address}>
      {address.name}
      <br />
      {address.street}
      <br />
      {`${address.postalCode} ${address.city}, ${country}`.trim()}
      <br />
      <a href={`mailto:${address.email}`}>{address.email}</a>
    </address>
  );
}
