/** ms within which a second reload would be a loop. */
const patience = 10_000;

/** After a new build the old page's parts are gone: loading it anew brings the new ones. Missing styles alone are no reason. */
export function reloadAfterNewBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    if (/css/i.test(event.payload.message)) return event.preventDefault();
    const last = Number(sessionStorage.getItem('reloaded-at') ?? 0);
    if (Date.now() - last < patience) return;
    sessionStorage.setItem('reloaded-at', String(Date.now()));
    location.reload();
  });
}
