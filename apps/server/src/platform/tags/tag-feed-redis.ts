import { createClient } from '@redis/client';
import { setTagDropCarrier, everything, tagMessage } from './tag-drops.ts';
import type { ChannelListener } from './channel-listener.ts';

const channel = 'selvedge:tag-drops';
const maxPauseMs = 5000;

/** Publishes and subscribes through Redis or Valkey (6 or newer); keeps reconnecting while the server is unavailable. */
export function followByRedis(url: string, ear: ChannelListener): { close(): Promise<void> } {
  const client = createClient({
    url,
    // One message that drops everything replaces messages that could not be sent in time: see below.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: { connectTimeout: 5000, socketTimeout: 25_000, reconnectStrategy: (failures) => Math.min(maxPauseMs, 50 * 2 ** failures) },
  });
  const state = { isSubscribed: false, isClosing: false, hasUnsaid: false };

  const publish = (message: string): void => {
    client.publish(channel, message).catch(() => {
      state.hasUnsaid = true;
    });
  };
  const begin = async (): Promise<void> => {
    // After a lost connection the client subscribes again automatically.
    if (!state.isSubscribed) await client.subscribe(channel, ear.hear);
    state.isSubscribed = true;
    ear.up();
    if (state.hasUnsaid) publish(tagMessage([everything]));
    state.hasUnsaid = false;
  };
  const tellLoss = (error: unknown): void => {
    if (!state.isClosing) ear.down(formatReason(error));
  };

  client.on('ready', () => void begin().catch(tellLoss));
  client.on('error', tellLoss);
  client.connect().catch(tellLoss);
  setTagDropCarrier(publish);
  return {
    close: async () => {
      state.isClosing = true;
      setTagDropCarrier(undefined);
      // Sends messages that were just published, but does not wait for an unavailable server.
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
}

/** Returns the reason of an error. If several addresses refuse the connection, the error is an AggregateError without a message. */
const formatReason = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join(', ') : error instanceof Error ? error.message : String(error);
