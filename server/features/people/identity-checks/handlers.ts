import { identityStatus } from '@contract/documents/identity-photos';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { identityCheckFields } from '@contract/locales/es-MX/people/identity-check-fields';
import { identityCheckWords } from '@contract/locales/es-MX/people/identity-check-server';
import { identityCheckByKind } from '@contract/locales/es-MX/people/identity-checks';
import {
  identityChecks as contract,
  identityParties,
  isFundSourceOf,
  partyRelationsOf,
} from '@contract/people/identity-checks';
import { announce, events } from '@server/features/platform';
import { assertFresh, conflict, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { keepActivity } from '../about-you/activity';
import { isAskedActivityInCheck } from '../about-you/rules';
import { ownPerson } from '../own-person';
import { identityCheckOf, keepCheck, partyCheck, personCheck } from './repository';
import {
  identityLevel,
  masked,
  missingOfIdentityCheck,
  partiesAreOpen,
  partySeen,
  personSeen,
} from './rules';

/** Identifiers in full for their owner alone. */
const seenBy = ({ actorUserId }: Principal) => (actorUserId ? masked : (value: string) => value);

export const identityCheckHandlers = implement(contract, {
  async overview({ db, vault, principal }) {
    const kept = await identityCheckOf(db, vault, principal.userId);
    const open = partiesAreOpen(kept.person);
    const missing = missingOfIdentityCheck(kept);
    const standing = (subject: 'person' | (typeof identityParties)[number]) => ({
      subject,
      complete:
        kept.savedAt.has(subject) && !(subject === 'person' && missing.includes('controllers')),
      updated_at: kept.savedAt.get(subject)?.toISOString() ?? null,
    });
    return {
      person_kind: kept.kind,
      level: identityLevel(kept),
      subjects: [
        { ...standing('person'), open: true, required: true },
        ...identityParties.map((party) => ({
          ...standing(party),
          open,
          required: open && party === 'real_owner',
        })),
      ],
      identity: identityStatus(kept.photos),
      photos: [...kept.photos],
      missing,
    };
  },

  async showPerson({ db, vault, principal }) {
    const kept = await personCheck(db, vault, principal.userId);
    const { answers, version, updatedAt, occupation } = kept;
    const seen = seenBy(principal);
    const person = await ownPerson(db, principal.userId);
    return {
      version,
      updated_at: updatedAt?.toISOString() ?? null,
      person_kind: person.kind,
      asks_occupation: isAskedActivityInCheck(person),
      occupation,
      answers: answers && personSeen(answers, seen),
    };
  },

  async editPerson({ db, vault, principal, body, config, now, record }) {
    const { userId } = principal;
    const { version: read, ...given } = body;
    const person = await ownPerson(db, userId, { lock: true });
    const { kind } = person;
    const kept = await personCheck(db, vault, userId);
    assertFresh(read, { ...kept.answers, version: kept.version });
    if (kind === 'legal_entity' && given.controllers?.length === 0) {
      throw refused(t(identityCheckWords.controllers), {
        'controllers.0.full_name': t(identityCheckWords.controllers),
      });
    }
    if (!isFundSourceOf(kind, given.funds_source)) {
      const why = t(identityCheckFields.fundsSource);
      throw refused(why, { funds_source: why });
    }
    const isAsked = isAskedActivityInCheck(person);
    const occupation = given.occupation ?? (isAsked ? null : kept.occupation);
    if (!occupation) {
      const why = t(isAsked ? fieldMessage.required : identityCheckWords.occupationFirst);
      throw refused(why, { occupation: why });
    }
    const controllers = given.controllers ?? kept.answers?.controllers ?? [];
    const answers = {
      ...given,
      occupation,
      controllers: kind === 'legal_entity' ? controllers : [],
    };
    const version = await keepCheck(db, vault, {
      userId,
      subject: 'person',
      answers,
      version: kept.version,
      now,
    });
    if (given.occupation) await keepActivity(db, userId, given.occupation);
    await announce(db, config, userId, events.identityDeclared, { role: principal.role });
    await record(userId, { subject: 'person', version });
    return { version };
  },

  async showParty({ db, vault, principal, params }) {
    const { userId } = principal;
    const { answers, version, updatedAt } = await partyCheck(db, vault, userId, params.subject);
    const person = await personCheck(db, vault, userId);
    const seen = seenBy(principal);
    return {
      version,
      updated_at: updatedAt?.toISOString() ?? null,
      open: partiesAreOpen(person.answers),
      answers: answers && partySeen(answers, seen),
    };
  },

  async editParty({ db, vault, principal, params, body, config, now, record }) {
    const { userId } = principal;
    const { version: read, ...answers } = body;
    const { kind: holder } = await ownPerson(db, userId, { lock: true });
    const person = await personCheck(db, vault, userId);
    if (!partiesAreOpen(person.answers)) throw conflict(t(identityCheckByKind[holder].closed));
    if (!partyRelationsOf(holder, answers.kind).includes(answers.relation)) {
      const why = t(identityCheckFields.relation);
      throw refused(why, { relation: why });
    }
    const kept = await partyCheck(db, vault, userId, params.subject);
    assertFresh(read, { ...kept.answers, version: kept.version });
    const version = await keepCheck(db, vault, {
      userId,
      subject: params.subject,
      answers,
      rfc: answers.rfc,
      version: kept.version,
      now,
    });
    await announce(db, config, userId, events.identityDeclared, { role: principal.role });
    await record(userId, { subject: params.subject, version });
    return { version };
  },
});
