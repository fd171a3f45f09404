export { startSandboxGateway, type SandboxGateway, type SandboxSettings } from './gateway.ts';
export { signature } from './webhook.ts';
export { signed as signedForm } from './sslcommerz/wire.ts';
