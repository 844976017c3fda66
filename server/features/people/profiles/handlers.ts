import { identityStatus } from '@contract/documents/identity-photos';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { profiles as contract, profileFields } from '@contract/people/profiles';
import { identityPhotosOf } from '@server/features/documents';
import { assertFresh, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { changedFields } from '../changed-fields';
import { emptied } from '../emptied';
import { maskedFor } from '../masked';
import { missingDataOf } from '../missing';
import { ownPerson } from '../own-person';
import { tellChanged } from '../tell-changed';
import { keptProfile } from './kept';
import { lockProfile, saveProfile } from './repository';
import { missingOfProfile, profileProblems, verifiedProblems } from './rules';

export const profileHandlers = implement(contract, {
  async show({ db, principal, vault }) {
    const { kind, full_name } = await ownPerson(db, principal.userId);
    const kept = await keptProfile(db, vault, principal.userId);
    return {
      ...kept,
      kind,
      full_name,
      curp: maskedFor(principal, kept.curp),
      representative_curp: maskedFor(principal, kept.representative_curp),
      representative_rfc: maskedFor(principal, kept.representative_rfc),
      missing: missingOfProfile(kind, kept),
    };
  },

  missing: ({ db, principal: { userId, role }, vault }) =>
    missingDataOf(db, vault, { userId, roles: [role] }),

  async edit({ db, principal: { userId }, body, vault, config, now, record }) {
    const { kind } = await ownPerson(db, userId);
    const kept = await lockProfile(db, vault, userId);
    assertFresh(body.version, kept);
    const photos = await identityPhotosOf(db, userId);
    const problems = {
      ...emptied(missingOfProfile(kind, kept), missingOfProfile(kind, body)),
      ...profileProblems(kind, body, now),
      ...(identityStatus(photos) === 'verified' && verifiedProblems(kind, kept, body)),
    };
    if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
    await saveProfile(db, vault, userId, body);
    await tellChanged(db, config, { userId, part: 'general', before: kept.version });
    await record(userId, { fields: changedFields(profileFields[kind], kept, body) });
    return { version: body.version + 1 };
  },
});
