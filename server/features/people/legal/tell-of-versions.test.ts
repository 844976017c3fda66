import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { legalAcceptances } from '@server/db/schema/people';
import {
  investorContracts,
  legalRevocations,
  legalTextNotices,
} from '@server/db/schema/people-relations';
import { mails, notifications } from '@server/db/schema/platform';
import { templateVersions } from '@server/db/schema/platform-templates';
import type { ContractKind } from '@server/features/platform';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { and, eq, like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { investorContractKinds } from '../investor-contracts/template';
import { acceptLegalTexts } from './accept';
import { tellOfNewVersions } from './tell-of-versions';
import { consentKinds } from './texts';

const api = await testApi();
const today = dayInMexicoCity(api.clock.now);
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(api.clock.now.getTime() + days * DAY_MS);
const [writer] = [await api.person('admin')];

/** A person who agreed to the terms and the privacy notice as they are today. */
async function member(): Promise<Person> {
  const who = await api.person('investor');
  await inTransaction(api.db, (tx) =>
    acceptLegalTexts(tx, { userId: who.userId, ip: '127.0.0.1', now: api.clock.now }),
  );
  return who;
}

/** A version that holds from so many days on. */
async function publish({ own, name }: ContractKind, number: number, days: number) {
  await api.db.insert(templateVersions).values({
    template: name,
    number,
    subject: own().subject,
    body: `${own().body}\n- Algo más, ${number}.`,
    fromDay: addDays(today, days),
    reason: 'Lo pidió el área jurídica.',
    createdBy: writer.userId,
    publishedBy: writer.userId,
    publishedAt: api.clock.now,
  });
}

async function run(days: number, atOnce?: number) {
  await tellOfNewVersions(api.db, api.config, inDays(days), atOnce);
  await api.doJobs();
}

const title = 'Hay una versión nueva: %';
const bellsOf = ({ userId }: Person) =>
  api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), like(notifications.title, title)));
const countTold = async (who: Person) => [
  (await bellsOf(who)).length,
  await api.db.$count(mails, and(eq(mails.to, who.email), like(mails.subject, title))),
];
const toldEach = (people: readonly Person[]) => Promise.all(people.map(countTold));

const agreed = await Promise.all([member(), member(), member(), member(), member()]);
const [first = writer, quiet = writer, gone = writer] = agreed;

it('tells nobody before the day of a version, then each once, also in two runs at the same moment', async () => {
  await publish(consentKinds.terms, 2, 1);
  const stranger = await api.person('investor');
  await api.db.update(users).set({ status: 'closed' }).where(eq(users.id, gone.userId));
  // What is mandatory reaches who chose nothing of their security.
  const off = { bell: false, mail: false, sms: false };
  const url = '/api/v1/notification-preferences' as const;
  const { version, choices, quiet_from, quiet_to } = (await quiet.call({ url })).json;
  const none = { ...choices, security: off };
  const body = { version, choices: none, quiet_from, quiet_to };
  expect((await quiet.call({ method: 'PUT', url, body })).status).toBe(200);

  await run(0);
  expect(await toldEach(agreed)).toEqual(agreed.map(() => [0, 0]));
  await Promise.all([run(1), run(1)]);
  await run(2);
  expect(await toldEach(agreed)).toEqual(agreed.map((who) => (who === gone ? [0, 0] : [1, 1])));
  expect(await countTold(stranger)).toEqual([0, 0]);
  expect(present((await bellsOf(first))[0])).toMatchObject({
    title: 'Hay una versión nueva: Términos y condiciones',
    href: '/terminos',
  });
});

it('tells who has not agreed of the next version too, in parts, and goes on where a run was cut', async () => {
  await publish(consentKinds.terms, 3, 3);
  const people = agreed.filter((who) => who !== gone);
  // The third of them cannot be written: the run ends amid its second part.
  const { rows } = await api.db.execute<{ id: string }>(sql`
    select user_id as id from legal_acceptances where document = 'terms' order by user_id`);
  const ids = rows.map(({ id }) => id).filter((id) => id !== gone.userId);
  await api.db.execute(
    sql.raw(`
    create function cut() returns trigger language plpgsql as $$ begin
      if new.user_id = '${ids[3]}' then raise exception 'cut'; end if; return new; end $$;
    create trigger cut before insert on notifications for each row execute function cut();`),
  );
  await expect(run(3, 2)).rejects.toThrow();
  expect(await api.db.$count(legalTextNotices, eq(legalTextNotices.version, '3'))).toBe(2);
  await api.db.execute(sql`drop trigger cut on notifications`);
  await run(3, 2);
  await run(3, 2);
  expect(await toldEach(people)).toEqual(people.map(() => [2, 2]));
});

it('does not tell who agreed to it already, nor who took a consent back', async () => {
  const accept = (who: Person, document: 'terms' | 'electronic_statements', version: string) =>
    api.db
      .insert(legalAcceptances)
      .values({
        userId: who.userId,
        document,
        version,
        textHash: 'a'.repeat(64),
        ip: '127.0.0.1',
        acceptedAt: api.clock.now,
      })
      .returning({ id: legalAcceptances.id });
  await publish(consentKinds.terms, 4, 4);
  await publish(consentKinds.electronic_statements, 2, 4);
  await accept(first, 'terms', '4');
  await accept(first, 'electronic_statements', '1');
  const [given] = await accept(quiet, 'electronic_statements', '1');
  await api.db
    .insert(legalRevocations)
    .values({ acceptanceId: present(given).id, ip: '127.0.0.1', revokedAt: api.clock.now });
  await run(4);
  const titles = async (who: Person) => (await bellsOf(who)).slice(2).map((bell) => bell.title);
  const of = 'Hay una versión nueva:';
  expect(await titles(first)).toEqual([
    `${of} ${consentKinds.electronic_statements.own().subject}`,
  ]);
  expect(await titles(quiet)).toEqual([`${of} Términos y condiciones`]);
});

it('tells investors of a new version of the contract that they signed, a company of its own', async () => {
  const [person, company, ready] = [
    await api.person('investor', { ungated: true }),
    await api.person('investor', { personType: 0, ungated: true }),
    await api.person('investor', { ungated: true }),
  ];
  const signed = (who: Person, version: string) =>
    api.db.insert(investorContracts).values({
      userId: who.userId,
      version,
      name: 'Rosa Peña',
      textHash: 'a'.repeat(64),
      sha256: 'b'.repeat(64),
      pdf: Buffer.from('%PDF'),
      evidence: {},
      sealHash: 'c'.repeat(64),
      signedAt: api.clock.now,
    });
  const bells = async (who: Person) => {
    const own = eq(notifications.userId, who.userId);
    const changed = like(notifications.title, 'Tu contrato de inversionista%');
    return api.db.select().from(notifications).where(and(own, changed));
  };
  const counts = async () =>
    Promise.all([person, company, ready].map(async (who) => (await bells(who)).length));
  await signed(person, '1');
  await signed(company, 'E1');
  await signed(ready, '1');
  await publish(investorContractKinds.individual, 2, 5);
  await publish(investorContractKinds.legal_entity, 2, 6);
  await run(4);
  expect(await counts()).toEqual([0, 0, 0]);
  await signed(ready, '2');
  await Promise.all([run(5), run(5)]);
  expect(await counts()).toEqual([1, 0, 0]);
  await run(6);
  await run(7);
  expect(await counts()).toEqual([1, 1, 0]);
  expect(present((await bells(person))[0]).href).toBe('/inversionista/contratos');
  const mailed = and(eq(mails.to, person.email), like(mails.subject, 'Tu contrato%'));
  expect(await api.db.$count(mails, mailed)).toBe(1);
});
