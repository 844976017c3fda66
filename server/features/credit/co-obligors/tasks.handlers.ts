import { coObligorTasks as contract } from '@contract/credit/co-obligor-tasks';
import { dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { inTransaction } from '@server/db/connection';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { identityPhotosOf, uploadIdentityPhoto } from '@server/features/documents';
import { sharedWith } from '@server/features/people';
import { audit, queueMail, shownLegalText } from '@server/features/platform';
import { conflict, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { askAnewToSign } from '../contract-signers/links';
import { sendAgreement, waitingAt } from './agreement-links';
import { giveConsent, openedBureau } from './consent';
import { bearerOf, endPass, lockBearer, redeemTask, sendNext, sendTask } from './links';
import { consented } from './mails';
import { nipOfCoObligor, sendNip } from './nip';
import { openPerson, personOf, personProblems, sealPerson } from './person';
import { factsOf, openAt } from './repository';
import { describeRequest } from './request';
import { projectOf, tellApplicant } from './tell';
import { coObligorTextAt } from './texts';

const done = { ok: true as const };

export const coObligorTaskHandlers = implement(contract, {
  async redeemOnboarding({ db, body, config, now }) {
    const { row, opened } = await redeemTask(db, 'onboarding', body.token, now);
    return {
      ...opened,
      ...(await describeRequest(db, row)),
      text: shownLegalText(await coObligorTextAt(db, 'duty', now), config.brand),
    };
  },

  async decline({ db, body, config, now }) {
    const row = await lockBearer(db, 'onboarding', body.pass, now);
    await endPass(db, 'onboarding', row.id, now);
    await db
      .update(coObligors)
      .set({ declinedAt: now, declineReason: body.reason ?? null })
      .where(eq(coObligors.id, row.id));
    await tellApplicant(db, row, 'declined', { config, now });
    await audit(db, { ...by(now), action: 'co-obligors.decline', objectId: row.id });
    return done;
  },

  async accept({ db, body, vault, config, ip, userAgent, now }) {
    const { pass, text_sha256: read, ...given } = body;
    const row = await lockBearer(db, 'onboarding', pass, now);
    const duty = await coObligorTextAt(db, 'duty', now);
    if (read !== duty.sha256) throw conflict(t(coObligorWords.otherText));
    const person = personOf(given);
    const { applicantUserId } = await projectOf(db, row);
    const shared = await sharedWith(db, vault, applicantUserId, person);
    const problems = {
      ...personProblems(person, now),
      ...Object.fromEntries(shared.map((field) => [field, t(coObligorWords.ofApplicant)])),
    };
    if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
    await endPass(db, 'onboarding', row.id, now);
    const answered = {
      acceptedAt: now,
      fullName: person.full_name,
      person: sealPerson(vault, row.id, person),
      dutyVersion: String(duty.number),
      dutyHash: read,
      acceptedIp: ip,
      acceptedUserAgent: userAgent,
    };
    await db.update(coObligors).set(answered).where(eq(coObligors.id, row.id));
    const accepted = { ...row, ...answered };
    const nextToken = await sendTask(db, accepted, 'identity', { config, now });
    await tellApplicant(db, accepted, 'accepted', { config, now });
    const details = { version: duty.number, sha256: read };
    await audit(db, { ...by(now), action: 'co-obligors.accept', objectId: row.id, details });
    return { next_token: nextToken };
  },

  async redeemIdentity({ db, body, now }) {
    const { row, opened } = await redeemTask(db, 'identity', body.token, now);
    return { ...opened, photos: await identityPhotosOf(db, row.id, 'co_obligors') };
  },

  async upload({ db, body, file, adapters, config, now }) {
    const id = await bearerOf(db, 'identity', body.pass, now);
    const before = await inTransaction(db, async (tx) => {
      const row = await lockBearer(tx, 'identity', body.pass, now);
      return (await factsOf(tx, row)).facts.identity;
    });
    await uploadIdentityPhoto(db, {
      userId: id,
      table: 'co_obligors',
      photo: body.photo,
      file,
      receiving: adapters,
      config,
      now,
    });
    return inTransaction(db, async (tx) => {
      const row = await lockBearer(tx, 'identity', body.pass, now);
      const { facts } = await factsOf(tx, row);
      // The last one that was missing: what comes next can be done while staff review them.
      const whole = before !== 'in_review' && facts.identity === 'in_review';
      return {
        photos: await identityPhotosOf(tx, id, 'co_obligors'),
        next_token: whole ? await sendNext(tx, row, { config, now }) : null,
      };
    });
  },

  async redeemBureau({ db, body, vault, config, now }) {
    const { row, opened } = await redeemTask(db, 'bureau', body.token, now);
    const text = shownLegalText(await coObligorTextAt(db, 'bureau', now), config.brand);
    return { ...opened, ...openedBureau(vault, row), text };
  },

  async requestNip({ db, body, vault, config, now }) {
    const row = await lockBearer(db, 'bureau', body.pass, now);
    const phone = openPerson(vault, row)?.phone ?? row.phone;
    const asked = { channel: body.channel, use: 'bureau' as const, to: row, phone };
    const holder = nipOfCoObligor(db, row);
    return { seconds: await sendNip(db, holder, { ...asked, vault, config, now }) };
  },

  async consent({ db, body, vault, config, ip, userAgent, now }) {
    const row = await lockBearer(db, 'bureau', body.pass, now);
    const folio = await giveConsent(db, row, { ...body, vault, ip, userAgent, now });
    await endPass(db, 'bureau', row.id, now);
    await tellApplicant(db, row, 'consented', { config, now });
    const day = formatDay(dayInMexicoCity(now));
    await queueMail(db, config, consented(config, row, { folio, day }));
    const details = { sha256: body.text_sha256 };
    await audit(db, { ...by(now), action: 'co-obligors.consent', objectId: row.id, details });
    return { folio };
  },

  async askAnew({ db, body, config, now }) {
    for (const row of await openAt(db, body.email)) await sendNext(db, row, { config, now });
    for (const id of await waitingAt(db, body.email)) await sendAgreement(db, id, { config, now });
    await askAnewToSign(db, body.email, { config, now });
    return { message: t(coObligorWords.asked) };
  },
});

/** Who has no account is nobody in the trail but the record that it is about. */
const by = (now: Date) => ({ at: now, userId: null, object: 'co-obligors' as const });
