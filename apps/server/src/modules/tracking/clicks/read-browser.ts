import { isbot } from 'isbot';
import { readUserAgent } from '#kit/user-agent';

interface ClickBrowser {
  device: string;
  browser: string;
  os: string;
  isBot: boolean;
}

/** Cache: a few browsers make most clicks. */
const known = new Map<string, ClickBrowser>();
const maxKnown = 5000;
/** Characters that are parsed; no browser sends more. */
const longest = 1000;

/** Parses a `User-Agent` and tells whether it is a bot; an empty one counts as a bot. */
export function readBrowser(userAgent: string): ClickBrowser {
  const text = userAgent.slice(0, longest);
  const found = known.get(text);
  if (found) return found;
  const { deviceType: device, browser, os } = readUserAgent(text);
  const read = { device, browser, os, isBot: text === '' || isbot(text) };
  if (known.size >= maxKnown) known.clear();
  known.set(text, read);
  return read;
}
