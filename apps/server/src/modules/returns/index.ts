/** Returns: request, approval, receipt, refund or exchange; and the statutory withdrawal from a contract. */
export { routes } from './routes.ts';
export { anonymiseReturns } from './anonymise-returns.ts';
export { approveReturn } from './decide/approve-return.ts';
export { sendExchange } from './decide/exchange-return.ts';
export { findReturnUpdate } from './request/find-return-update.ts';
export { hasOpenReturns } from './has-open-returns.ts';
export { findReturn, listReturns, type AdminReturn } from './decide/list-returns.ts';
export { receiveReturn } from './decide/receive-return.ts';
export { refundReturn, type Deduction, type ReturnRefund } from './decide/refund-return.ts';
export { rejectReturn } from './decide/reject-return.ts';
export { returnJobs, returnSubscriptions } from './jobs.ts';
export { requestReturn } from './request/request-return.ts';
export { getReturnOverview } from './request/get-return-overview.ts';
export { computeExpectedRefunds, listItemMoves } from './amounts/compute-expected-refunds.ts';
export { listAdminReturns, type ListedReturn } from './decide/admin-returns.ts';
export { takeBackReturn } from './request/take-back-return.ts';
export { returnData, returnChecks } from './return-data.ts';
export { piecesSentBack, reconcileReturns, stockOfReturns } from './reconcile-returns.ts';
