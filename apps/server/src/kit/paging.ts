/** Paging as the specification's lists answer it. */
export interface PageMeta {
  itemCount: number;
  pageCount: number;
  page: number;
  take: number;
}

export interface Page {
  /** From 1. */
  page: number;
  /** Items a page. */
  take: number;
}

export const pageMeta = (itemCount: number, { page, take }: Page): PageMeta => ({
  itemCount,
  pageCount: Math.ceil(itemCount / take),
  page,
  take,
});

/** @returns rows to pass over */
export const offsetOf = ({ page, take }: Page): number => (page - 1) * take;
