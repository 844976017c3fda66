import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { taxProfiles as contract } from '@contract/people/tax-profiles';
import { assertFresh, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { changedFields } from '../changed-fields';
import { keptPerson } from '../kept-person';
import { maskedFor } from '../masked';
import { tellChanged } from '../tell-changed';
import { lockTaxProfile, saveTaxProfile } from './repository';
import { missingOfTaxProfile, taxProblems, taxProfileFields, taxWarnings } from './rules';

export const taxProfileHandlers = implement(contract, {
  async show({ db, principal, vault }) {
    const { person, profile, tax: kept } = await keptPerson(db, vault, principal.userId);
    const { kind, full_name, email } = person;
    const warnings = taxWarnings(kept.rfc, profile.curp);
    return {
      ...kept,
      kind,
      full_name,
      email,
      rfc: maskedFor(principal, kept.rfc),
      // It was confirmed, or it would not be kept.
      rfc_confirmed: warnings.includes('rfc_check_digit'),
      warnings,
      missing: missingOfTaxProfile(kept),
    };
  },

  async edit({ db, principal: { userId }, body, vault, config, record }) {
    const { kind, kept } = await lockTaxProfile(db, vault, userId);
    assertFresh(body.version, kept);
    const problems = taxProblems(kind, body);
    if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
    await saveTaxProfile(db, vault, userId, body);
    await tellChanged(db, config, { userId, part: 'tax', before: kept.version });
    await record(userId, { fields: changedFields(taxProfileFields, kept, body) });
    return { version: body.version + 1 };
  },
});
