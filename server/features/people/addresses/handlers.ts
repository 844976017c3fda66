import { addresses as contract } from '@contract/people/addresses';
import { assertFresh } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { changedFields } from '../changed-fields';
import { tellChanged } from '../tell-changed';
import { keptAddress } from './kept';
import { lockAddress, saveAddress } from './repository';
import { allAddressFields, missingOfAddress } from './rules';

export const addressHandlers = implement(contract, {
  async show({ db, principal: { userId } }) {
    const kept = await keptAddress(db, userId);
    return { ...kept, missing: missingOfAddress(kept) };
  },

  async edit({ db, principal: { userId }, body, config, record }) {
    const kept = await lockAddress(db, userId);
    assertFresh(body.version, kept);
    await saveAddress(db, userId, body);
    await tellChanged(db, config, { userId, part: 'address', before: kept.version });
    await record(userId, { fields: changedFields(allAddressFields, kept, body) });
    return { version: body.version + 1 };
  },
});
