import { href } from '@contract/kernel/screens';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import {
  applicantFiles as applicantContract,
  investorFiles as investorContract,
  personFiles as personContract,
} from '@contract/people/person-files';
import { holdOpenAccount } from '@server/features/identity';
import { announce, events } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { consentsOf } from '../consents/describe';
import { correctName } from './correct-name';
import { describeFile, describePerson } from './describe';
import {
  findOwner,
  findPerson,
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
    return { items: await consentsOf(db, id) };
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
    await holdOpenAccount(db, user.id);
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
        {
          label: t(words.person),
          value: user.fullName,
          to: href('userShow', { userId: user.id }),
        },
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
