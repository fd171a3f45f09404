/** Returns whether a client accepts compressed responses. @param header its `Accept-Encoding` */
export const acceptsGzip = (header: string | undefined): boolean => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header ?? '');
