/** Callbacks for a message channel. */
export interface ChannelListener {
  hear(message: string): void;
  /** Called when the channel is connected; earlier messages may have been lost. */
  up(): void;
  down(reason: string): void;
}
