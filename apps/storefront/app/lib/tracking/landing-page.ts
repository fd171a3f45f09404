/** Times that a query may have been encoded: more is somebody's game. */
const mostTimes = 10;

/**
 * A query as its link was meant: percent signs decoded until nothing changes any more, and `amp;`, which programs leave
 * behind that write addresses into HTML twice, taken out.
 */
export function decodedQuery(search: string): string {
  let query = search;
  for (let times = 0; times < mostTimes; times += 1) {
    const next = decoded(query);
    if (next === query) break;
    query = next;
  }
  return query.replace(/([?&])(?:amp;)+/gi, '$1');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page somebody came to, as it is told to the shop. */
export const landingPage = ({ origin, pathname, search }: URL): string => origin + pathname + decodedQuery(search);
