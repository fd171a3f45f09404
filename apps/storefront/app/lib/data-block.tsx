import type { ProductPage, Rating, Review } from '@selvedge/server/contract';
import { useLocalPath } from './link.tsx';
import { pictureAddress } from './picture-source.ts';
import { breadcrumbList, organization, productThing, scriptText, website, type Crumb, type Thing } from './structured-data.ts';
import { useMaybeShop, useShop } from './use-shop.ts';

/** A block that search engines read and no browser runs. */
function DataBlock({ thing }: { thing: Thing }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(thing) }} />;
}

interface ProductDataProps {
  product: ProductPage;
  /** What buyers say, where the page shows it. */
  rating?: Rating | null;
  reviews?: readonly Review[];
}

/** A product with its offer in this country, and what its buyers say of it. */
export function ProductData({ product, rating = null, reviews = [] }: ProductDataProps) {
  const { market, origin } = useShop();
  const local = useLocalPath();
  const absolute = (path: string) => new URL(path, origin).href;
  const thing = productThing({
    product,
    url: absolute(local(`/product/${product.slug}`)),
    countryCode: market.country.code,
    seller: market.shopName,
    rating,
    reviews,
    pictureUrl: (image) => absolute(pictureAddress(image, 1280)),
  });
  return <DataBlock thing={thing} />;
}

/** @param items as the page shows them; addresses without language */
export function BreadcrumbData({ items }: { items: readonly { label: string; href?: string }[] }) {
  const shop = useMaybeShop();
  const local = useLocalPath();
  if (!shop) return null;
  const crumbs: Crumb[] = items.map(({ label, href }) => ({ name: label, url: href && new URL(local(href), shop.origin).href }));
  return <DataBlock thing={breadcrumbList(crumbs)} />;
}

/** The shop itself and its search, for the home page. */
export function ShopData() {
  const { market, language, origin } = useShop();
  const local = useLocalPath();
  const absolute = (path: string) => new URL(local(path), origin).href;
  const facts = {
    name: market.shopName,
    origin,
    url: absolute('/'),
    searchUrl: absolute('/Search'),
    languageTag: language.tag,
    sameAs: market.country.socialLinks.map(({ url }) => url),
  };
  return (
    <>
      <DataBlock thing={organization(facts)} />
      <DataBlock thing={website(facts)} />
    </>
  );
}
