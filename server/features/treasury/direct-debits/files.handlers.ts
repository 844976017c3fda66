import { directDebitFiles as contract } from '@contract/treasury/direct-debit-files';
import { implement } from '@server/http/implement';
import { bankFile, listFiles, makeFile, shownFile } from './files';

export const directDebitFileHandlers = implement(contract, {
  list: ({ db, query }) => listFiles(db, query),

  async create({ db, principal, vault, config, now, record }) {
    const { id, leftOut } = await makeFile(db, { by: principal.userId, vault, config, now });
    const file = id ? await shownFile(db, id) : null;
    if (file) await record(file.id, { amount_cents: file.total_cents });
    return { file, left_out: leftOut };
  },

  async download({ db, params, vault, adapters, record }) {
    const file = await shownFile(db, params.fileId);
    const { directDebits } = adapters;
    const answer = await bankFile(db, file, { vault, directDebits });
    await record(file.id);
    return answer;
  },
});
