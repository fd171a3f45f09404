export { startSandboxGateway, type SandboxGateway, type SandboxSettings } from './gateway.ts';
export { signature } from './stripe/webhook.ts';
export { signed as signedForm } from './sslcommerz/wire.ts';
