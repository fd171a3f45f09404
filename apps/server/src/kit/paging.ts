/** Paging information in the format of the specification's lists. */
export interface PageMeta {
  itemCount: number;
  pageCount: number;
  page: number;
  take: number;
}

export interface Page {
  /** The first page is 1. */
  page: number;
  /** Items per page. */
  take: number;
}

export const buildPageMeta = (itemCount: number, { page, take }: Page): PageMeta => ({
  itemCount,
  pageCount: Math.ceil(itemCount / take),
  page,
  take,
});

/** @returns the number of rows to skip */
export const computeOffset = ({ page, take }: Page): number => (page - 1) * take;
