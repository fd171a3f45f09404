/** The provider's own clock, in Unix seconds: the sandbox plays another machine and shares nothing with the shop. */
// eslint-disable-next-line no-restricted-syntax -- it has no kit/clock
export const unixNow = (): number => Math.floor(Date.now() / 1000);
