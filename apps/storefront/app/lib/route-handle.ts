/** What a route says of itself to those who watch the visit: `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
  /** What its page is called where visits are counted; else it goes by its route's name. */
  view?: string;
  /** Its addresses are views of one page, which stays where it was scrolled to. */
  keepsScroll?: boolean;
  /** False: neither it nor what stands within it is counted. */
  isMeasured?: boolean;
}
