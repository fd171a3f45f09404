import { createClient } from '@redis/client';
import { carryTagDropsBy, everything, tagMessage } from './tag-drops.ts';
import type { Ear } from './tag-feed.ts';

const channel = 'selvedge:tag-drops';
const longestPauseMs = 5000;

/** Publishes and subscribes at a Redis or Valkey (6 or newer), connecting again and again for as long as it is away. */
export function followByRedis(url: string, ear: Ear): { close(): Promise<void> } {
  const client = createClient({
    url,
    // What could not be said in its time is made good by one word: see below.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: { connectTimeout: 5000, socketTimeout: 25_000, reconnectStrategy: (failures) => Math.min(longestPauseMs, 50 * 2 ** failures) },
  });
  const state = { isSubscribed: false, isClosing: false, hasUnsaid: false };

  const publish = (message: string): void => {
    client.publish(channel, message).catch(() => {
      state.hasUnsaid = true;
    });
  };
  const begin = async (): Promise<void> => {
    // After a loss the client subscribes again by itself.
    if (!state.isSubscribed) await client.subscribe(channel, ear.hear);
    state.isSubscribed = true;
    ear.up();
    if (state.hasUnsaid) publish(tagMessage([everything]));
    state.hasUnsaid = false;
  };
  const tellLoss = (error: unknown): void => {
    if (!state.isClosing) ear.down(reasonOf(error));
  };

  client.on('ready', () => void begin().catch(tellLoss));
  client.on('error', tellLoss);
  client.connect().catch(tellLoss);
  carryTagDropsBy(publish);
  return {
    close: async () => {
      state.isClosing = true;
      carryTagDropsBy(undefined);
      // What was just published still goes out; a server that is away is not waited for.
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
}

/** Several addresses that all refuse are an AggregateError, which has no words of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join(', ') : error instanceof Error ? error.message : String(error);
