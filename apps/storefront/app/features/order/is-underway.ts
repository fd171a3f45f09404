const ends = ['DELIVERED', 'COMPLETED', 'CANCELLED'];

/** Whether an order is still to arrive: then it has days on which it is expected. */
export const isUnderway = ({ status }: { status: string }): boolean => !ends.includes(status);
