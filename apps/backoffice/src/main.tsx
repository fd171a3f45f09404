import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackOffice } from './back-office.tsx';

/** The page's nonce: scripts write the styles, and the content security policy allows no others. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
const styles = createCache({ key: 'css', nonce, prepend: true });
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element for the back office');
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <BackOffice />
    </CacheProvider>
  </StrictMode>,
);
