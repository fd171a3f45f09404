import { startSandboxGateway } from './gateway.ts';

/** Runs the sandbox as a separate process, for a shop on this machine. */
const {
  SANDBOX_PORT = '3001',
  SANDBOX_WEBHOOK_URL: webhookUrl = 'http://127.0.0.1:3000/api/payments/stripe/webhook',
  SANDBOX_WEBHOOK_SECRET: webhookSecret = 'whsec_sandbox',
} = process.env;
const gateway = await startSandboxGateway({ port: Number(SANDBOX_PORT), accounts: { stripe: { webhookUrl, webhookSecret } } });
console.log(`The sandbox gateway listens on http://127.0.0.1:${gateway.port} and sends messages to ${webhookUrl}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close());
