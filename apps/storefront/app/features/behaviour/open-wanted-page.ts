import './router-globals.ts';

declare global {
  interface Window {
    /** Called by the router if the script of a route is missing (`vite/quiet-router.ts`). */
    openWantedPage?: () => void;
  }
}

/**
 * Makes the router load the page that was asked for if its script is missing, which is the case after a new build, instead of the page that is
 * being left. A form is not sent a second time.
 */
export function keepClickAfterNewBuild(): void {
  window.openWantedPage = () => {
    const { location: wanted, formMethod } = window.__reactRouterDataRouter?.state.navigation ?? {};
    if (wanted && !/post/i.test(formMethod ?? '')) location.assign(wanted.pathname + wanted.search + wanted.hash);
    else location.reload();
  };
}
