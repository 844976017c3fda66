import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { validation } from '@contract/locales/es-MX/kernel/validation';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { aboutYou as contract } from '@contract/people/about-you';
import { assertFresh, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { changedFields } from '../changed-fields';
import { emptied } from '../emptied';
import { keptPerson } from '../kept-person';
import { ownPerson } from '../own-person';
import { lockAboutYou, saveAboutYou } from './repository';
import { askedAboutYou, missingOfAboutYou, ofNoBusiness, saysActivityElsewhere } from './rules';

export const aboutYouHandlers = implement(contract, {
  async show({ db, principal: { userId }, vault }) {
    const { person, about: kept } = await keptPerson(db, vault, userId);
    return { ...kept, fields: askedAboutYou(person), missing: missingOfAboutYou(person, kept) };
  },

  async edit({ db, principal: { userId }, body, record }) {
    const person = await ownPerson(db, userId);
    const asked: readonly string[] = askedAboutYou(person);
    const kept = await lockAboutYou(db, userId);
    assertFresh(body.version, kept);
    const unasked = Object.keys(body).filter((key) => key !== 'version' && !asked.includes(key));
    const problems = {
      ...emptied(missingOfAboutYou(person, kept), missingOfAboutYou(person, body)),
      ...Object.fromEntries(unasked.map((field) => [field, t(peopleWords.profiles.ofOtherKind)])),
      ...(person.kind === 'legal_entity' &&
        body.business_sector === 'none' && { business_sector: t(validation.option) }),
      ...Object.fromEntries(
        ofNoBusiness(body).map((field) => [field, t(peopleWords.profiles.ofNoBusiness)]),
      ),
    };
    if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
    const occupation = saysActivityElsewhere(person) ? kept.occupation : body.occupation;
    await saveAboutYou(db, userId, { ...body, occupation: occupation ?? undefined });
    await record(userId, { fields: changedFields(asked, kept, body) });
    return { version: body.version + 1 };
  },
});
