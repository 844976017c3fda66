import { peopleWords } from '@contract/locales/es-MX/people/server';
import {
  applicantFiles as applicantContract,
  investorFiles as investorContract,
  type NameCorrection,
  personFiles as personContract,
} from '@contract/people/person-files';
import type { Tx } from '@server/db/connection';
import { renameAccount } from '@server/features/identity';
import { announce, events } from '@server/features/platform';
import { assertFresh, conflict } from '@server/http/errors';
import { type BaseCall, implement, type Recorder } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { holdVersion } from '../profiles/version';
import { describeConsent, describeFile, describePerson } from './describe';
import {
  allConsents,
  type FileOwner,
  findOwner,
  findPerson,
  hasSigned,
  latestProjects,
  lendingOf,
  lockExperience,
  rolesOf,
  setExperience,
} from './repository';

export const personFileHandlers = implement(personContract, {
  async data({ db, params, vault }) {
    const person = await findPerson(db, params.userId);
    return describePerson(db, vault, person, await rolesOf(db, person.id));
  },

  async consents({ db, params }) {
    const { id } = await findPerson(db, params.userId);
    return { items: (await allConsents(db, id)).map(describeConsent) };
  },
});

export const applicantFileHandlers = implement(applicantContract, {
  async show({ db, scope, params, vault }) {
    const owner = await findOwner(db, scope, 'applicants', params.applicantId);
    return {
      ...(await describeFile(db, vault, owner, 'client')),
      projects: await latestProjects(db, owner.id),
    };
  },

  edit: (call) => correctName(call, 'applicants', call.params.applicantId),
});

export const investorFileHandlers = implement(investorContract, {
  async show({ db, scope, params, vault }) {
    const owner = await findOwner(db, scope, 'investors', params.investorId);
    const file = await describeFile(db, vault, owner, 'investor');
    return { ...file, ...(await lendingOf(db, owner.id)) };
  },

  edit: (call) => correctName(call, 'investors', call.params.investorId),

  async setExperience({ db, scope, config, params, body, twoPeople, record }) {
    const { id, user } = await findOwner(db, scope, 'investors', params.investorId);
    const { experienced, reason } = body;
    if ((await lockExperience(db, id)) === experienced) {
      throw conflict(t(peopleWords.personFiles.sameExperience));
    }
    const words = peopleWords.personFiles;
    await twoPeople({
      kind: 'access',
      object: 'investors',
      objectId: id,
      title: t(experienced ? words.experienced : words.notExperienced),
      details: [
        { label: t(words.person), value: user.fullName },
        { label: t(words.reason), value: reason },
      ],
      amountCents: null,
      people: [user.id],
      always: true,
    });
    await setExperience(db, id, experienced);
    if (experienced) await announce(db, config, user.id, events.limitsLifted, {});
    else await announce(db, config, user.id, events.limitsApplied, { reason });
    await record(id, { experienced, reason });
    return { experienced };
  },
});

interface CorrectionCall extends Pick<BaseCall, 'config' | 'twoPeople'> {
  db: Tx;
  scope: Scope;
  body: NameCorrection;
  record: Recorder;
}

/**
 * Writes the name of an account as its papers have it; its person is told. Never one's own, and where something was
 * signed under the name two people do it: the account that money leaves to has to bear it.
 */
async function correctName(call: CorrectionCall, owner: FileOwner, id: string) {
  const { db, scope, config, body, twoPeople, record } = call;
  const { user } = await findOwner(db, scope, owner, id);
  const version = await holdVersion(db, user.id);
  assertFresh(body.version, { version, full_name: user.fullName });
  const words = peopleWords.personFiles;
  await twoPeople({
    kind: 'access',
    object: 'users',
    objectId: user.id,
    title: t(words.rename),
    details: [
      { label: t(words.nameNow), value: user.fullName },
      { label: t(words.nameThen), value: body.full_name },
      { label: t(words.reason), value: body.reason },
    ],
    amountCents: null,
    people: [user.id],
    always: await hasSigned(db, user.id),
  });
  await renameAccount(db, user.id, body.full_name);
  await announce(db, config, user.id, events.personalDataCorrected, { part: 'general' });
  await record(user.id, { fields: 'full_name', reason: body.reason });
  return { version: version + 1 };
}
