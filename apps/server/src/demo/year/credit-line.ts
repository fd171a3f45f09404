/** The credited part of an order line; minor units. */
export interface CreditLine {
  orderLineId: number;
  quantity: number;
  amount: number;
}
