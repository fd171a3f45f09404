import { use } from 'react';
import { BuiltStylesContext } from './page-styles.tsx';

/**
 * Google's Consent Mode v2, before all other scripts: everything is denied by default, and an earlier consent is applied at
 * once. The script reads the cookie itself, so that its bytes are the same on every page for every visitor: pages are cached,
 * and the content policy allows this script by its hash.
 */
export const consentModeScript = `window.dataLayer=window.dataLayer||[];
function gtag(){dataLayer.push(arguments)}
function consentSignals(counted,advertised){var ads=advertised?'granted':'denied';return{ad_storage:ads,ad_user_data:ads,ad_personalization:ads,analytics_storage:counted?'granted':'denied'}}
gtag('consent','default',Object.assign(consentSignals(),{functionality_storage:'granted',security_storage:'granted',wait_for_update:500}));
(function(given){if(given)gtag('consent','update',consentSignals(given[1]>0,given[2]>0))})(/(?:^|; )consent=1\\.([01])([01])\\./.exec(document.cookie));`;

const ConsentScript = () => (
  <script nonce={use(BuiltStylesContext)?.mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: consentModeScript }} />
);

/** The browser's version is empty: React keeps what the server has rendered. */
const EmptyScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

export const ConsentMode: typeof ConsentScript = import.meta.env.SSR ? ConsentScript : EmptyScript;
