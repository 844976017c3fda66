import { personNameProblem } from '@contract/kernel/fields/name';
import { personKind } from '@contract/kernel/fields/person-type';
import { href } from '@contract/kernel/screens';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { NameCorrection } from '@contract/people/name-correction';
import type { Tx } from '@server/db/connection';
import { holdOpenAccount, renameAccount } from '@server/features/identity';
import { announce, events } from '@server/features/platform';
import { assertFresh, refused } from '@server/http/errors';
import type { BaseCall, Recorder } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { holdVersion } from '../profiles/version';
import {
  type FileOwner,
  findOwner,
  hasSigned,
  hasVerifiedCompany,
  renameCompany,
} from './repository';

interface CorrectionCall extends Pick<BaseCall, 'config' | 'twoPeople'> {
  db: Tx;
  scope: Scope;
  body: NameCorrection;
  record: Recorder;
}

/**
 * Writes the name of an account as its papers have it; its person is told. Never one's own, and where something was
 * signed under the name, or its company verified, two people do it: the account that money leaves to has to bear it.
 * The company that bears the name goes on bearing it.
 */
export async function correctName(call: CorrectionCall, owner: FileOwner, id: string) {
  const { db, scope, config, body, twoPeople, record } = call;
  const { user } = await findOwner(db, scope, owner, id);
  const version = await holdVersion(db, user.id);
  await holdOpenAccount(db, user.id);
  assertFresh(body.version, { version, full_name: user.fullName });
  const problem = personKind(user.personType) === 'individual' && personNameProblem(body.full_name);
  if (problem) throw refused(t(outcomes.invalidTitle), { full_name: problem });
  const words = peopleWords.personFiles;
  const signed = await hasSigned(db, user.id);
  await twoPeople({
    kind: 'access',
    object: 'users',
    objectId: user.id,
    title: t(signed ? words.rename : words.renameCompany),
    details: [
      {
        label: t(words.nameNow),
        value: user.fullName,
        to: href('userShow', { userId: user.id }),
      },
      { label: t(words.nameThen), value: body.full_name },
      { label: t(words.reason), value: body.reason },
    ],
    amountCents: null,
    people: [user.id],
    always: signed || (await hasVerifiedCompany(db, user.id)),
  });
  await renameAccount(db, user.id, body.full_name);
  await renameCompany(db, user, body.full_name);
  await announce(db, config, user.id, events.personalDataCorrected, { part: 'general' });
  await record(user.id, { fields: 'full_name', reason: body.reason });
  return { version: version + 1 };
}
