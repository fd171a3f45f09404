/** Maximum number of rows per list response. This file has no imports because the browser loads it too. */
export const maxListRows = 100;
