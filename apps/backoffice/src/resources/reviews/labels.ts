export const reviewLabels = { pending: 'Pending', approved: 'Published', rejected: 'Rejected' } as const;
export const fitLabels = { small: 'Runs small', true: 'True to size', large: 'Runs large' } as const;
export const formatStars = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(5 - stars);
