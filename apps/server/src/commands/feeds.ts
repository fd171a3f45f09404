import { listActiveCountries } from '#modules/countries';
import { listWantedFeeds, writeFeed } from '#modules/feeds';
import { StartError } from '#platform/start-error';
import { openStorage } from '#platform/storage/stores';
import { createProgram, runCommand, runWithDatabase, type OpenDatabase } from './run-command.ts';

const program = createProgram('feeds', 'Writes the product feeds now instead of in the night.')
  .argument('[countries...]', 'country codes such as SI DE; default: all countries')
  .action((codes: string[]) =>
    runWithDatabase((opened) =>
      writeFeeds(
        opened,
        codes.map((code) => code.toUpperCase()),
      ),
    ),
  );

async function writeFeeds({ config, db }: OpenDatabase, codes: readonly string[]): Promise<void> {
  const services = { config, db, storage: openStorage(config) };
  const codeById = new Map((await listActiveCountries(db)).map(({ id, code }) => [id, code]));
  const unknown = codes.filter((code) => ![...codeById.values()].includes(code));
  if (unknown.length > 0) throw new StartError(`The shop does not sell in ${unknown.join(', ')}.`);
  for (const feed of await listWantedFeeds(db)) {
    const code = codeById.get(feed.countryId) ?? '';
    if (codes.length > 0 && !codes.includes(code)) continue;
    console.log(`${code} ${feed.format.file}, language ${feed.languageId}: ${await writeFeed(services, feed)} items`);
  }
}

await runCommand(program);
