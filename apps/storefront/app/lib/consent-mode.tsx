/**
 * Google's Consent Mode v2, ahead of all other scripts: everything is denied until somebody has agreed, and what he
 * agreed to before is said at once. It reads the cookie itself, so that its bytes are the same on every page and for
 * every visitor: pages are kept for all, and the content policy names this script by its hash.
 */
export const consentModeScript = `window.dataLayer=window.dataLayer||[];
function gtag(){dataLayer.push(arguments)}
function consentSignals(counted,advertised){var ads=advertised?'granted':'denied';return{ad_storage:ads,ad_user_data:ads,ad_personalization:ads,analytics_storage:counted?'granted':'denied'}}
gtag('consent','default',Object.assign(consentSignals(),{functionality_storage:'granted',security_storage:'granted',wait_for_update:500}));
(function(given){if(given)gtag('consent','update',consentSignals(given[1]>0,given[2]>0))})(/(?:^|; )consent=1\\.([01])([01])\\./.exec(document.cookie));`;

const Written = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: consentModeScript }} />;

/** What a browser has of it: its place. React leaves what the server has written as it stands. */
const Place = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

export const ConsentMode: typeof Written = import.meta.env.SSR ? Written : Place;
