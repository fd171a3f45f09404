import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { readRememberedShop } from '#features/behaviour/suggestion/remember-shop.ts';
import { RememberedShop } from '#lib/use-shop.ts';
import { DefaultFrame } from './default-frame.tsx';

/** The frame of a page whose shop data could not be loaded: menu and language are from this tab's earlier pages, if any. */
export function RememberedFrame({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const [shop] = useState(() => readRememberedShop(i18n.locale) ?? undefined);
  return shop ? (
    <RememberedShop value={shop}>
      <DefaultFrame>{children}</DefaultFrame>
    </RememberedShop>
  ) : (
    <main>{children}</main>
  );
}
