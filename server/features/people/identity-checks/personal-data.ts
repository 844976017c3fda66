import type { PersonalData } from '../../personal-data';
import { partyCheck, personCheck } from './repository';

/**
 * What a person declared for their identity check. It stays sealed, as its photographs do: the law has it kept
 * beyond an account's end (LRITF 58).
 */
export const identityCheckData: PersonalData = {
  async collect(db, { userId }, vault) {
    return {
      identity_check: (await personCheck(db, vault, userId)).answers,
      resource_provider: (await partyCheck(db, vault, userId, 'resource_provider')).answers,
      real_owner: (await partyCheck(db, vault, userId, 'real_owner')).answers,
    };
  },
};
