export const reviewWords = { pending: 'Waits', approved: 'Shown', rejected: 'Not shown' } as const;
export const fitWords = { small: 'Runs small', true: 'True to size', large: 'Runs large' } as const;
export const starsOf = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(5 - stars);
