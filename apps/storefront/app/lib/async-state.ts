/** Where something stands that a page asks for after it is there: the specification's four states. */
export type AsyncState = 'idle' | 'pending' | 'success' | 'error';
