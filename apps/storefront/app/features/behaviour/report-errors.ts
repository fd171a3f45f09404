import { isCrawler } from '@selvedge/i18n/crawler';
import './router-globals.ts';

/** Reports of one page at most: an error in a loop is told of, not counted. */
const most = 10;
const longest = { message: 500, stack: 4000 };

/** Has errors that nobody caught told to the shop; the page goes on as it is. @returns ends it */
export function reportErrors(): () => void {
  const told = new Set<string>();
  const report = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    if (told.size >= most || told.has(message)) return;
    told.add(message);
    const text = JSON.stringify({
      message: message.slice(0, longest.message),
      stack: stack?.slice(0, longest.stack),
      path: location.pathname,
      release: window.__reactRouterManifest?.version ?? 'unknown',
      isCrawler: isCrawler(navigator.userAgent),
    });
    navigator.sendBeacon('/client-errors', text);
  };
  const onError = ({ error, message }: ErrorEvent) => report(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
