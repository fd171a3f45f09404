import { localizedPath } from '@selvedge/i18n';
import type { Image, Robots } from '@selvedge/server/contract';
import { listAlternates, toOgLocale } from '../locale/locale.ts';
import { useTranslatedPath } from '../paths/page-paths.ts';
import { buildSharedPicture } from '../picture-source.ts';
import { truncateText } from '../locale/truncate.ts';
import { useShop } from '../use-shop.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Page number of a list, which is part of the canonical address. Other parameters are not. */
  page?: number;
  /** For personal pages and error pages. */
  isPrivate?: boolean;
  /** The merchant's setting for search engines. */
  robots?: Robots | undefined;
  /** A filtered or sorted view: not indexed, but its links may be followed. Its canonical address is the whole list. */
  isNarrowed?: boolean;
  /** Image for sharing. */
  image?: Pick<Image, 'imageUrl' | 'width' | 'height'> | null | undefined;
  /** Alternative text of the image; the title by default. */
  imageAlt?: string;
  /** The price on a product page, in major units. */
  price?: { discountPrice: number; currency: string };
}

/** Characters of a description that search engines show. */
const maxDescriptionLength = 160;

/** Metadata for search engines and sharing. React moves it into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description: whole, price, image, imageAlt = title } = props;
  const { market, language } = useShop();
  const description = whole && truncateText(whole, maxDescriptionLength);
  const { robots, canonical, alternates } = useIndexing(props);
  const picture = image ? buildSharedPicture(image) : null;
  return (
    <>
      <title>{`${title} · ${market.shopName}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {robots ? <meta name="robots" content={robots} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:type" content={price ? 'product' : 'website'} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      <meta property="og:site_name" content={market.shopName} />
      <meta property="og:locale" content={toOgLocale(language)} />
      {market.languages
        .filter(({ code }) => code !== language.code)
        .map((other) => (
          <meta key={other.code} property="og:locale:alternate" content={toOgLocale(other)} />
        ))}
      {picture ? <PictureTags picture={picture} alt={imageAlt} /> : null}
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

/** Returns the robots value (null: indexed), the canonical address (null: none) and the alternates of the page. */
function useIndexing({ page = 1, isPrivate = false, robots = isPrivate ? 'private' : 'index', isNarrowed = false }: PageHeadProps) {
  const { market, language, origin } = useShop();
  const getPathByLanguage = useTranslatedPath();
  if (robots === 'private') return { robots: 'noindex, nofollow', canonical: null, alternates: [] };
  const { defaultLanguage, languages, countries, country } = market;
  const query = page > 1 && !isNarrowed ? `?page=${page}` : '';
  const path = getPathByLanguage(language.code);
  // Pages in other languages are not indexed, nor are pages whose text is not translated.
  const isIndexed = robots === 'index' && !isNarrowed && market.indexedLanguages.includes(language.code) && path !== null;
  const alternates = isNarrowed
    ? []
    : listAlternates({ origin, countryCode: country.code, defaultLanguage, languages, countries, getPathByLanguage });
  return {
    robots: isIndexed ? null : 'noindex, follow',
    canonical: path ? new URL(localizedPath(path, { language: language.code, defaultLanguage }) + query, origin).href : null,
    alternates: alternates.map(({ hreflang, href }) => ({ hreflang, href: href + query })),
  };
}

function PictureTags({ picture, alt }: { picture: ReturnType<typeof buildSharedPicture>; alt: string }) {
  const { origin } = useShop();
  return (
    <>
      <meta property="og:image" content={new URL(picture.address, origin).href} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
