declare module 'virtual:page-lists' {
  /** The query parameters that pages read, by the patterns of their paths: lower-case words, and `*` for a parameter. */
  export const knownQueries: readonly (readonly [patterns: readonly string[], names: readonly string[]])[];
  /** Matches the paths of personal pages, without language. */
  export const personalPages: RegExp;
  /** Ids of the routes whose data and scripts are loaded before a link is followed. */
  export const prefetchedRoutes: readonly string[];
  /** Ids of the routes whose scripts alone are loaded before a link is followed. */
  export const preloadedRoutes: readonly string[];
}
