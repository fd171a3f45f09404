import type { Body, Data } from '@selvedge/api-client';
import type { Client } from './client.ts';

/** The link of an email, or an order number with its invoice number or email address. */
export type OrderProof = Body<'POST /returns/overview'>['proof'];
export type PaymentReturn = Data<'POST /checkout/payment-return'>;

/** Calls about placed orders: payment, documents, reviews and returns. */
export const createOrderCalls = ({ call, list, file, languageId, countryId }: Client) => ({
  redeemReturn: (token: string) => call('POST /checkout/ssl-return/session', { body: { token } }),
  payOrder: (body: Body<'POST /orders/pay'>) => call('POST /orders/pay', { body }),
  /** Puts the items of an order back into the cart. */
  refillCart: (proof: Omit<Body<'POST /orders/cart'>, 'countryId'>) =>
    call('POST /orders/cart', { query: { languageId }, body: { ...proof, countryId } }),
  paymentReturn: (sessionId: string) => call('POST /checkout/payment-return', { body: { sessionId } }),

  orders: (id: number, page = 1) => list('GET /user/{id}/orders', { path: { id }, query: { page, take: 10 } }),
  /** @param invoice invoice number or order number */
  order: (id: number, invoice: string) => call('GET /user/{id}/orders/{invoice}', { path: { id, invoice } }),
  cancelOrder: (id: number, invoice: string, reason: string) =>
    call('POST /user/{id}/orders/{invoice}/cancel', { path: { id, invoice }, body: { reason } }),
  buyAgain: (id: number, invoice: string, cartId: string | null) =>
    call('POST /user/{id}/orders/{invoice}/buy-again', { path: { id, invoice }, query: { languageId }, body: { countryId, cartId } }),
  /** Opens the order of the signed link in an email. */
  orderByLink: (link: string) => call('POST /orders/by-link', { body: { link } }),
  trackOrder: (body: Body<'POST /orders/track'>) => call('POST /orders/track', { body }),
  /** Sends the link of an order to its email address. */
  cancelLinkedOrder: (link: string, reason: string) => call('POST /orders/by-link/cancel', { body: { link, reason } }),
  askOrderLink: (body: OrderProof) => call('POST /orders/link', { body }),
  writeReview: (orderNumber: string, review: Omit<Body<'POST /orders/{orderNumber}/reviews'>, 'languageId'>) =>
    call('POST /orders/{orderNumber}/reviews', { path: { orderNumber }, body: { ...review, languageId } }),
  /** Returns the review, return or withdrawal that the link of an email confirms. */
  reviewConfirmation: (link: string) => call('POST /reviews/confirmations/view', { body: { link } }),
  confirmReview: (link: string) => call('POST /reviews/confirmations', { body: { link } }),
  returnConfirmation: (link: string) => call('POST /returns/confirmations/view', { body: { link } }),
  confirmReturn: (body: Body<'POST /returns/confirmations'>) => call('POST /returns/confirmations', { query: { languageId }, body }),

  /** Returns the response with a PDF of a customer's order. */
  customerDocument: (id: number, invoice: string, number: string) =>
    file('GET /user/{id}/orders/{invoice}/documents/{number}', { path: { id, invoice, number } }),
  /** Returns the same for an order with proof. */
  orderDocument: (body: OrderProof, number: string) => file('POST /orders/documents/{number}', { path: { number }, body }),

  /** Returns the items of an order that can be returned, and its existing returns, with proof of the order. */
  returnOverview: (proof: OrderProof) => call('POST /returns/overview', { query: { languageId }, body: { proof } }),
  requestReturn: (proof: OrderProof, request: Body<'POST /returns'>['request']) =>
    call('POST /returns', { query: { languageId }, body: { proof, request } }),
  withdrawReturn: (proof: OrderProof, returnNumber: string) =>
    call('POST /returns/{returnNumber}/withdraw', { path: { returnNumber }, query: { languageId }, body: { proof } }),
  payOutReturn: (proof: OrderProof, returnNumber: string, payOut: Body<'POST /returns/{returnNumber}/pay-out'>['payOut']) =>
    call('POST /returns/{returnNumber}/pay-out', { path: { returnNumber }, query: { languageId }, body: { proof, payOut } }),
  /** Checks a withdrawal and withdraws nothing. @throws WithdrawalUnconfirmed if the withdrawal is possible */
  checkWithdrawal: (proof: OrderProof, withdrawal: Body<'POST /withdrawals'>['withdrawal']) =>
    call('POST /withdrawals', { query: { languageId }, body: { proof, withdrawal, isConfirmed: false } }),
  withdrawContract: (proof: OrderProof, withdrawal: Body<'POST /withdrawals'>['withdrawal']) =>
    call('POST /withdrawals', { query: { languageId }, body: { proof, withdrawal, isConfirmed: true } }),
  /** Returns the same for a customer's order. */
  customerReturnOverview: (id: number, invoice: string) =>
    call('GET /user/{id}/orders/{invoice}/returns', { path: { id, invoice }, query: { languageId } }),
  requestCustomerReturn: (id: number, invoice: string, body: Body<'POST /user/{id}/orders/{invoice}/returns'>) =>
    call('POST /user/{id}/orders/{invoice}/returns', { path: { id, invoice }, query: { languageId }, body }),
  withdrawCustomerReturn: (id: number, invoice: string, returnNumber: string) =>
    call('POST /user/{id}/orders/{invoice}/returns/{returnNumber}/withdraw', { path: { id, invoice, returnNumber }, query: { languageId } }),
  payOutCustomerReturn: (
    id: number,
    { invoice, returnNumber }: { invoice: string; returnNumber: string },
    payOut: Body<'POST /returns/{returnNumber}/pay-out'>['payOut'],
  ) =>
    call('POST /user/{id}/orders/{invoice}/returns/{returnNumber}/pay-out', {
      path: { id, invoice, returnNumber },
      query: { languageId },
      body: { payOut },
    }),
});
