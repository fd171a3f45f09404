import { feedsWanted, writeFeed } from '#modules/feeds';
import { listActiveCountries } from '#modules/countries';
import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';
import { openStorage } from '#platform/storage';

/** `npm run feeds [-- SI DE]`: writes the product feeds of all countries, or of those named, now. */
try {
  await writeFeeds(process.argv.slice(2).map((code) => code.toUpperCase()));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function writeFeeds(codes: readonly string[]): Promise<void> {
  const config = readConfig();
  const database = await connect(config, { attach: true, log: createLog('warn') });
  try {
    await migrate(database);
    const services = { config, db: database.db, storage: openStorage(config.dataDir) };
    const codeOf = new Map((await listActiveCountries(database.db)).map(({ id, code }) => [id, code]));
    const unknown = codes.filter((code) => ![...codeOf.values()].includes(code));
    if (unknown.length > 0) throw new StartError(`The shop does not sell in ${unknown.join(', ')}.`);
    for (const feed of await feedsWanted(database.db)) {
      const code = codeOf.get(feed.countryId) ?? '';
      if (codes.length > 0 && !codes.includes(code)) continue;
      console.log(`${code} ${feed.kind}, language ${feed.languageId}: ${await writeFeed(services, feed)} items`);
    }
  } finally {
    await database.close();
  }
}
