/** Runs `tsx` for `npm run dev`, and stops it when `npm run dev` is killed. The closed IPC channel is then the only signal. */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await import('tsx/cli');
