/**
 * Writes the settings of the containers with random passwords: shop.env, postgres.env and garage.env in this folder. Each container gets only its own.
 * Never overwrites a file. The S3 key has the form that Garage documents.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hex = (bytes) => randomBytes(bytes).toString('hex');
const password = hex(24);
const [key, secret] = [`GK${hex(16)}`, hex(32)];

/** Values by the name of their file. */
const files = {
  shop: {
    DATABASE_URL: `postgres://shop:${password}@postgres:5432/shop`,
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: secret,
    METRICS_TOKEN: hex(24),
  },
  postgres: { POSTGRES_PASSWORD: password },
  garage: {
    GARAGE_RPC_SECRET: hex(32),
    GARAGE_DEFAULT_BUCKET: 'shop-files',
    GARAGE_DEFAULT_ACCESS_KEY: key,
    GARAGE_DEFAULT_SECRET_KEY: secret,
  },
};

const getPath = (name) => join(import.meta.dirname, `${name}.env`);
const existing = Object.keys(files).map(getPath).filter(existsSync);
if (existing.length > 0) {
  console.error(`Nothing was written, because there is already ${existing.join(' and ')}.`);
  process.exit(1);
}
for (const [name, values] of Object.entries(files)) {
  const example = name === 'shop' ? readFileSync(join(import.meta.dirname, 'shop.env.example'), 'utf8') : '';
  const lines = Object.entries(values).filter(([setting]) => !example.includes(`\n${setting}=`));
  const filled = example.replace(/^(\w+)=.*$/gm, (line, setting) => (setting in values ? `${setting}=${values[setting]}` : line));
  writeFileSync(getPath(name), filled + lines.map(([setting, value]) => `${setting}=${value}\n`).join(''), { mode: 0o600 });
}
console.log('Wrote shop.env, postgres.env and garage.env. Set PUBLIC_URL, SMTP_URL and the keys of Stripe in shop.env.');
