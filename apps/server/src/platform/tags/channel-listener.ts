/** Callbacks for a message channel. */
export interface ChannelListener {
  hear(message: string): void;
  /** The channel is connected now; earlier messages may have been lost. */
  up(): void;
  down(reason: string): void;
}
