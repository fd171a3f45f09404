/** The specification's four states of data that a page loads later. */
export type AsyncState = 'idle' | 'pending' | 'success' | 'error';
