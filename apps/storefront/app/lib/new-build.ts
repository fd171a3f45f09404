const lastFailure = 'reloaded-for';

/**
 * After a new build the old page's parts are gone: loading it anew brings the new ones, once for each part. Missing
 * styles alone are no reason.
 */
export function reloadAfterNewBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload;
    if (/css/i.test(message)) {
      event.preventDefault();
      return;
    }
    if (sessionStorage.getItem(lastFailure) === message) return;
    sessionStorage.setItem(lastFailure, message);
    location.reload();
  });
}
