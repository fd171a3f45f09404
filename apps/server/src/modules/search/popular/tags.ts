/** This tag is dropped when staff hide a popular search, and each night. */
export const popularSearchesTag = 'search:popular';
