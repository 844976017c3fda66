import { contracts as contract } from '@contract/credit/contracts';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { describeContracts } from './describe';
import { findContract, listContracts, readContract } from './repository';
import { signContract } from './sign';

export const contractHandlers = implement(contract, {
  list: async ({ db, scope, principal, query }) => listContracts(db, scope, principal, query),

  async show({ db, scope, principal, params }) {
    const row = await findContract(db, scope, params.contractId);
    const [item] = row ? await describeContracts(db, [row], principal) : [];
    if (!item) throw notFound();
    return item;
  },

  async paper({ db, scope, params, record }) {
    const { id, sha256, paper } = await readContract(db, scope, params.contractId);
    await record(id, { sha256 });
    return { paper };
  },

  async file({ db, scope, params, adapters, record }) {
    const { id, sha256, title } = await readContract(db, scope, params.contractId);
    await record(id, { sha256 });
    const { stream, size } = await adapters.objects.open(sha256);
    return {
      stream,
      size,
      mediaType: 'application/pdf',
      fileName: `${title}.pdf`,
      disposition: 'inline' as const,
    };
  },

  async sign({ db, scope, principal, params, body, ip, userAgent, config, now, record }) {
    const { contractId } = params;
    const { sha256 } = body;
    const seal = await signContract(db, {
      scope,
      principal,
      contractId,
      sha256,
      ip,
      userAgent,
      config,
      now,
    });
    const row = await findContract(db, scope, contractId);
    const [item] = row ? await describeContracts(db, [row], principal) : [];
    if (!item) throw notFound();
    if (seal) {
      await record(contractId, { sha256, seal });
    }
    return item;
  },
});
