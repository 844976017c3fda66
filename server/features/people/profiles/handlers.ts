import { identityStatus } from '@contract/documents/identity-photos';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { profiles as contract, profileFields } from '@contract/people/profiles';
import { identityPhotosOf } from '@server/features/documents';
import { assertFresh, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { changedFields } from '../changed-fields';
import { emptied } from '../emptied';
import { keptPerson } from '../kept-person';
import { maskedFor } from '../masked';
import { missingDataOf } from '../missing';
import { tellChanged } from '../tell-changed';
import { lockProfile, saveProfile } from './repository';
import { missingOfProfile, profileProblems, verifiedProblems } from './rules';
import { tellSharedCurp } from './tell-shared-curp';

export const profileHandlers = implement(contract, {
  async show({ db, principal, vault }) {
    const { person, profile: kept } = await keptPerson(db, vault, principal.userId);
    const { kind, full_name } = person;
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
    const { kind, kept } = await lockProfile(db, vault, userId);
    assertFresh(body.version, kept);
    const ofVerified = verifiedProblems(kind, kept, body);
    const isHeld =
      Object.keys(ofVerified).length > 0 &&
      identityStatus(await identityPhotosOf(db, userId)) === 'verified';
    const problems = {
      ...emptied(missingOfProfile(kind, kept), missingOfProfile(kind, body)),
      ...profileProblems(kind, body, now),
      ...(isHeld && ofVerified),
    };
    if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
    const shared = await saveProfile(db, vault, userId, body);
    if (shared && body.curp !== kept.curp) await tellSharedCurp(db, config, userId, shared);
    await tellChanged(db, config, { userId, part: 'general', before: kept.version });
    await record(userId, { fields: changedFields(profileFields[kind], kept, body) });
    return { version: body.version + 1 };
  },
});
