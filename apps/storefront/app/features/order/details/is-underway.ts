const ends = ['DELIVERED', 'COMPLETED', 'CANCELLED'];

/** Returns whether an order is still to be delivered and therefore has expected delivery dates. */
export const isUnderway = ({ status }: { status: string }): boolean => !ends.includes(status);
