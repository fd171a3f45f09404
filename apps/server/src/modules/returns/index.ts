/** What comes back: asked for, sent, looked at, and its money or another size for it; and the withdrawal from a contract. */
export { routes } from './routes.ts';
export { anonymiseReturns } from './anonymise-returns.ts';
export { approveReturn } from './approve-return.ts';
export { exchangeReturn } from './exchange-return.ts';
export { findReturnNews } from './find-return-news.ts';
export { hasReturnsUnderWay } from './has-returns-under-way.ts';
export { findReturn, listReturns, type StaffReturn } from './list-returns.ts';
export { receiveReturn } from './receive-return.ts';
export { refundReturn } from './refund-return.ts';
export { rejectReturn } from './reject-return.ts';
export { returnJobs, returnSubscriptions } from './jobs.ts';
export { returnData } from './return-data.ts';
export { piecesSentBack, reconcileReturns, stockOfReturns } from './reconcile-returns.ts';
