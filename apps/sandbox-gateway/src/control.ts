/** Behaviour of the sandbox. The defaults simulate a provider without faults; scripts change them through `POST /control`. */
export interface Control {
  /** What happens to messages to the shop: sent, held until `release`, or dropped. */
  messages: 'send' | 'hold' | 'lose';
  /** How often each message is sent, in parallel. */
  copies: number;
  /** Delay of a message in ms. */
  delayMs: number;
  /** Number of API calls that do their work and then close the connection instead of responding. */
  loseAnswers: number;
  /** Whether API calls close the connection and do nothing. */
  isDown: boolean;
  /** Delay of API responses in ms. */
  slowMs: number;
  /** What happens to refund requests. */
  refunds: 'done' | 'pending' | 'refuse';
  /** Whether a delayed result arrives after a few seconds, or is held until `release`. */
  verdicts: 'soon' | 'hold';
}

export const defaultControl: Control = {
  messages: 'send',
  copies: 1,
  delayMs: 0,
  loseAnswers: 0,
  isDown: false,
  slowMs: 0,
  refunds: 'done',
  verdicts: 'soon',
};

export const createControl = (): Control => ({ ...defaultControl });
