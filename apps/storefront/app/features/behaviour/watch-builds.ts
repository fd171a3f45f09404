import { isTypedIn } from '#lib/new-build.ts';

/** ms between questions, and at least between the one before and one that a tab asks when it is seen again. */
const usual = { every: 5 * 60 * 1000, atLeast: 30 * 1000 };
const reloadedFor = 'reloaded-for-build';

interface Options {
  /** The build that this page is of. */
  own: string;
  reload: () => void;
  every?: number;
  atLeast?: number;
}

/**
 * Asks now and then whether the shop was built anew. If so, the next link that is followed loads its page whole, and a tab
 * that nobody sees is loaded anew: once for a build, and never while something is typed into it.
 * @returns ends the watch
 */
export function watchBuilds({ own, reload, every = usual.every, atLeast = usual.atLeast }: Options): () => void {
  let latest = own;
  let askedAt = performance.now();
  const isDue = (): boolean => latest !== own && !isTypedIn() && read(reloadedFor) !== latest;
  const ask = async () => {
    askedAt = performance.now();
    try {
      const answer = await fetch('/latest.json', { cache: 'no-store' });
      const told = answer.ok ? ((await answer.json()) as { version?: unknown }) : {};
      if (typeof told.version === 'string') latest = told.version;
    } catch {
      // Asked again later.
    }
    reloadUnseen();
  };
  const reloadUnseen = () => {
    if (document.visibilityState !== 'hidden' || !isDue()) return;
    write(reloadedFor, latest);
    reload();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') reloadUnseen();
    else if (performance.now() - askedAt >= atLeast) void ask();
  };
  /** Heard before the router: what it does not see the browser follows by itself. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || isOnThisPage(link) || !isDue()) return;
    write(reloadedFor, latest);
    event.stopPropagation();
  };

  const timer = setInterval(() => {
    if (document.visibilityState !== 'hidden') void ask();
  }, every);
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('click', onClick, true);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    document.removeEventListener('click', onClick, true);
  };
}

const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Without a memory of it the page is loaded anew a second time at worst.
  }
}
