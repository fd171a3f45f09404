import { InvalidInput } from '#kit/errors';

/** Creates the error for a forbidden address. */
export const createAddressRefusal = (why: string): InvalidInput => new InvalidInput([{ field: 'url', code: 'refused', params: { message: why } }]);
