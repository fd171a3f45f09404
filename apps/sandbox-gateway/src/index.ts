export { startSandboxGateway, type SandboxGateway, type SandboxSettings } from './gateway.ts';
export { computeSignature } from './stripe/webhook.ts';
export { signFields as signedForm } from './sslcommerz/wire.ts';
