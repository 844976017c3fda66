import { readFile } from 'node:fs/promises';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { importPlaces, placesIn } from '@server/features/people';
import { t } from '@server/i18n';
import { runCommand } from './command';
import { inTransaction } from './db/connection';
import { StartError } from './start-error';

/* `npm run postal-codes -- import <file>`: puts the postal service's catalogue (CPdescarga.txt) in the place of the one before. */
await runCommand(async (db) => {
  const [verb, file] = process.argv.slice(2);
  if (verb !== 'import' || !file) throw new StartError(t(peopleWords.postalCodes.usage));
  const text = await readFile(file, 'latin1').catch(() => {
    throw new StartError(t(peopleWords.postalCodes.noFile, { file }));
  });
  const places = placesIn(text);
  if (!places) throw new StartError(t(peopleWords.postalCodes.noCatalogue, { file }));
  await inTransaction(db, (tx) => importPlaces(tx, places));
  process.stdout.write(t(peopleWords.postalCodes.imported, { count: places.length }));
});
