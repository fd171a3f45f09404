/** The provider's own clock in Unix seconds. The sandbox simulates another machine and shares nothing with the shop. */
// oxlint-disable-next-line selvedge/no-system-clock -- it has no kit/clock
export const getUnixTime = (): number => Math.floor(Date.now() / 1000);
