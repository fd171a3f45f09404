import { InvalidInput } from '#kit/errors';

/** An address that nothing may be sent to. */
export const addressRefused = (why: string): InvalidInput => new InvalidInput([{ field: 'url', code: 'refused', params: { message: why } }]);
