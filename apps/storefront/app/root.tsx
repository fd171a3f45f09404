import { useLingui } from '@lingui/react';
import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import interGreek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { Market } from '@selvedge/server/contract';
import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import {
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  type GetScrollRestorationKeyFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { BehaviourSlot } from '#features/behaviour/behaviour-slot.tsx';
import { buildFooterGroups } from '#features/layout/footer-groups.ts';
import { ErrorScreen } from '#features/layout/screens/error-screen.tsx';
import { ConsentMode } from '#lib/head/consent-mode.tsx';
import { PlaceProvider } from '#lib/paths/link.tsx';
import { getIntl } from '#lib/locale/get-intl.ts';
import { getLanguageCode, languageCodes } from '#lib/locale/shop-languages.ts';
import { PageStyles } from '#lib/head/page-styles.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { ScriptStarter } from '#lib/head/scripts-after-paint.tsx';
import { getShop } from '#lib/shop-context.ts';
import { useMaybeShop, type RootData } from '#lib/use-shop.ts';
import { SnackbarProvider } from '#ui/overlays/snackbar.tsx';
import { DefaultFrame } from './layouts/default-frame.tsx';
import type { Route } from './+types/root';
import shopStyles from '#ui/styles/shop.css?url';

/** Loads the data that every page needs and that is the same for all visitors. The data is kept during navigation. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const current = getShop(context);
  const { api, market, language, origin } = current;
  const [categories, menus, wheel, legal, services] = await Promise.all([
    api.categories(),
    api.menus(),
    api.wheel(),
    api.legal(),
    api.serviceNames(),
  ]);
  const shop = { market: translateMarket(market, language.tag), language, origin, categories, hasWheel: wheel !== null };
  return { ...shop, legal, services, menus: { ...menus, footer: [...menus.footer, ...(await buildFooterGroups(current, legal))] } };
}

/** Names the countries in the page's language. Done on the server, because a browser may use other names. */
function translateMarket(market: Market, tag: string): Market {
  const names = getIntl(Intl.DisplayNames, tag, { type: 'region', fallback: 'none' });
  const getRegionName = ({ code, name }: { code: string; name: string }) => names.of(code) ?? name;
  return {
    ...market,
    country: { ...market.country, name: getRegionName(market.country) },
    countries: market.countries.map((country) => ({ ...country, name: getRegionName(country) })),
  };
}

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams.language !== nextParams.language;

/** The font file that most of the page uses is preloaded. */
const fontFaces: Readonly<Record<string, string>> = { 'el-GR': interGreek, 'bg-BG': interCyrillic };

/** The key of a page's scroll position. Routes with `keepsScroll` in their handle share one key for all their views. */
const getScrollKey: GetScrollRestorationKeyFunction = ({ pathname, key }, matches) =>
  matches.some(({ handle }) => (handle as RouteHandle | undefined)?.keepsScroll) ? pathname : key;

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const shop = useMaybeShop();
  const language = getLanguageCode(i18n.locale);
  return (
    <html lang={i18n.locale} data-language={language} data-languages={languageCodes}>
      <head>
        <meta charSet="utf-8" />
        <ConsentMode />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={fontFaces[i18n.locale] ?? interLatin} />
        <PageStyles first={shopStyles} />
      </head>
      <body>
        <PlaceProvider language={language} defaultLanguage={shop?.market.defaultLanguage ?? 'en'}>
          <SnackbarProvider>
            {children}
            <BehaviourSlot />
          </SnackbarProvider>
        </PlaceProvider>
        <ScrollRestoration getKey={getScrollKey} />
        <Scripts />
        {import.meta.env.DEV ? null : <ScriptStarter />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

const MissingPage = lazy(() => import('./layouts/missing-page.tsx'));

// Loaded only if the shop could not be loaded.
const RememberedFrame = lazy(async (): Promise<{ default: ComponentType<{ children: ReactNode }> }> => {
  const found = await import('./layouts/remembered-frame.tsx').catch(() => null);
  return { default: found?.RememberedFrame ?? BareFrame };
});

const BareFrame = ({ children }: { children: ReactNode }) => <main>{children}</main>;

/** Renders the error page or the not-found page, inside the shop's frame if the shop is loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop = useMaybeShop();
  const screen =
    isRouteErrorResponse(error) && error.status === 404 ? (
      <Suspense>
        <MissingPage message={error.data} />
      </Suspense>
    ) : (
      <ErrorScreen />
    );
  const isInBrowser = useSyncExternalStore(isUnchanged, isTrue, isFalse);
  if (shop) return <DefaultFrame>{screen}</DefaultFrame>;
  const bare = <BareFrame>{screen}</BareFrame>;
  return isInBrowser ? (
    <Suspense fallback={bare}>
      <RememberedFrame>{screen}</RememberedFrame>
    </Suspense>
  ) : (
    bare
  );
}

const isUnchanged = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
