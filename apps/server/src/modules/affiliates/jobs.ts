import type { AnyJob, Subscription } from '#platform/job';

export const affiliateJobs: readonly AnyJob[] = [];
export const affiliateSubscriptions: readonly Subscription[] = [];
