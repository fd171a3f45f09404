import { onServedShop } from './desk.ts';

/** Before the first test: a hundred shoppers buy what stands first in the listings, and no test may find it sold out by another. */
export default () => onServedShop('testing/fill-shelves.ts');
