/** Money through providers: sessions, their verified verdicts, refunds. What is paid for is only a reference here. */
export { askProvider } from './check-payment.ts';
export { closePayments } from './close-payments.ts';
export { PaymentNotAvailable } from './errors.ts';
export { decidePayment } from './decide-payment.ts';
export { findPayment, latestPayment, lockPayments, payUrlOf } from './find-payments.ts';
export { forgetPayers } from './forget-payers.ts';
export { paymentJobs } from './jobs.ts';
export { openPayment } from './open-payment.ts';
export { ipnPath, providerOf, sandboxKeys } from './provider-of.ts';
export { keepPayment, replacePayments } from './keep-payment.ts';
export { findRefund, leftOf, refundsByHand, refundsOf, type Refund } from './find-refunds.ts';
export { moneyByReference, reconcilePayments, refundsByCause, refundsByReference } from './reconcile-payments.ts';
export { markRefundSent } from './mark-refund-sent.ts';
export { paymentsForPeople } from './payments-for-people.ts';
export { refundMoney, requireRefund } from './refund-money.ts';
export { requestPayment, type Payment } from './request-payment.ts';
export { redeemReturn, takeReturn } from './return-token.ts';
export { routes } from './routes.ts';
