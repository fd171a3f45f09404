/** Settings of a route for analytics and scrolling: `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
  /** Name of the page in analytics; the route's name by default. */
  view?: string;
  /** All its addresses are views of one page, which keeps its scroll position. */
  keepsScroll?: boolean;
  /** False: the route and its children are not counted. */
  isMeasured?: boolean;
}
