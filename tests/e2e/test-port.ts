/** The shop under test: its own port and database, made anew for each run by scripts/serve-for-tests.mjs. Another port (`E2E_PORT`) for two runs side by side. */
export const testPort = Number(process.env.E2E_PORT ?? 4600);
