const lastFailure = 'reloaded-for';

/** Whether something was typed on this page that loading it anew would lose; noted by `features/behaviour/typed-in.ts`. */
export const isTypedIn = (): boolean => document.documentElement.hasAttribute('data-typed');

/**
 * After a new build the old page's parts are gone: loading it anew brings the new ones, once for each part, and not under
 * somebody's typing. Missing styles alone are no reason.
 */
export function reloadAfterNewBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload;
    if (/css/i.test(message)) {
      event.preventDefault();
      return;
    }
    if (isTypedIn() || sessionStorage.getItem(lastFailure) === message) return;
    sessionStorage.setItem(lastFailure, message);
    location.reload();
  });
}
