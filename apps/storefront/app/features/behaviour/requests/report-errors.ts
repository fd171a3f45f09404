import { isCrawler } from '@selvedge/i18n/crawler';
import '../router-globals.ts';

/** Maximum number of reports per page: an error in a loop must not flood the shop. */
const maxReports = 10;
const maxLengths = { message: 500, stack: 4000 };

/** Reports uncaught errors to the shop. The page keeps working. @returns a function that stops it */
export function reportErrors(): () => void {
  const reportedMessages = new Set<string>();
  const report = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    if (reportedMessages.size >= maxReports || reportedMessages.has(message)) return;
    reportedMessages.add(message);
    const text = JSON.stringify({
      message: message.slice(0, maxLengths.message),
      stack: stack?.slice(0, maxLengths.stack),
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
