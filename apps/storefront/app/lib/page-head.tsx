import { localizedPath } from '@selvedge/i18n';
import type { Image, Robots } from '@selvedge/server/contract';
import { alternatesOf, ogLocaleOf } from './locale.ts';
import { usePathIn } from './page-paths.ts';
import { sharedPicture } from './picture-source.ts';
import { truncated } from './truncate.ts';
import { useShop } from './use-shop.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** A page of a list has its own address; anything else in the query does not make a page. */
  page?: number;
  /** For pages that are the shopper's own, or none at all. */
  isPrivate?: boolean;
  /** What whoever wrote it lets search engines do with it. */
  robots?: Robots | undefined;
  /** A filtered or sorted view: not indexed, but its links may be followed. It names the whole page as the one to index. */
  isNarrowed?: boolean;
  /** Shown where the page is shared. */
  image?: Pick<Image, 'imageUrl' | 'width' | 'height'> | null | undefined;
  /** What is to be seen on it; the title unless told. */
  imageAlt?: string;
  /** What a product's page asks for it, in major units; only such a page has one. */
  price?: { discountPrice: number; currency: string };
}

/** Letters of a description that search engines show. */
const longestDescription = 160;

/** What search engines and other pages are told of this one. React lifts it into the head. */
export function PageHead({
  title,
  description: whole,
  page = 1,
  isPrivate = false,
  robots = isPrivate ? 'private' : 'index',
  isNarrowed = false,
  image,
  imageAlt = title,
  price,
}: PageHeadProps) {
  const { market, language, origin } = useShop();
  const description = whole && truncated(whole, longestDescription);
  const pathIn = usePathIn();
  const { defaultLanguage } = market;

  const query = page > 1 && !isNarrowed ? `?page=${page}` : '';
  const addressOf = (path: string) => new URL(localizedPath(path, { language: language.code, defaultLanguage }) + query, origin).href;
  const ownPath = pathIn(language.code);
  // Other languages are there for people; so is a page whose text is lacking in its language, and shown in another.
  const isClosed = robots === 'private';
  const isIndexed = market.indexedLanguages.includes(language.code) && ownPath !== null;
  const picture = image ? sharedPicture(image) : null;
  const alternates =
    isClosed || isNarrowed
      ? []
      : alternatesOf({ origin, countryCode: market.country.code, defaultLanguage, languages: market.languages, countries: market.countries, pathIn });

  return (
    <>
      <title>{`${title} · ${market.shopName}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isClosed ? <meta name="robots" content="noindex, nofollow" /> : null}
      {isClosed || (isIndexed && robots === 'index' && !isNarrowed) ? null : <meta name="robots" content="noindex, follow" />}
      {ownPath && !isClosed ? <link rel="canonical" href={addressOf(ownPath)} /> : null}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href + query} />
      ))}
      <meta property="og:type" content={price ? 'product' : 'website'} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {ownPath && !isClosed ? <meta property="og:url" content={addressOf(ownPath)} /> : null}
      <meta property="og:site_name" content={market.shopName} />
      <meta property="og:locale" content={ogLocaleOf(language)} />
      {market.languages
        .filter(({ code }) => code !== language.code)
        .map((other) => (
          <meta key={other.code} property="og:locale:alternate" content={ogLocaleOf(other)} />
        ))}
      {picture ? (
        <>
          <meta property="og:image" content={new URL(picture.address, origin).href} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={imageAlt} />
        </>
      ) : null}
      {price ? (
        <>
          <meta property="product:price:amount" content={price.discountPrice.toFixed(2)} />
          <meta property="product:price:currency" content={price.currency} />
        </>
      ) : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
