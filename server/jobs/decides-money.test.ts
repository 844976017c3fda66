import { sumCents } from '@contract/kernel/fields/centavos';
import { addDays, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { followCollections } from '@server/features/credit';
import { addSettings } from '@server/features/platform';
import {
  assertAgreesWithBank,
  assertReconciled,
} from '@server/features/treasury/bank-movements/reconciliation';
import { testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { OWN, repayingPeople } from '@tests/support/repaying';
import { saver } from '@tests/support/saver';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { beforeAll, expect, it } from 'vitest';
import { assertChainsSound } from './chains';

const api = await testApi();
const people = repayingPeople(api);

/** Tables that say what is owed, held, moved, paid or signed: each of their columns decides, unless it is named below. */
const MONEY_TABLES = [
  'account_balances',
  'bank_days',
  'bank_movements',
  'commitments',
  'contracts',
  'early_payment_choices',
  'journal_chain',
  'journal_entries',
  'ledger_accounts',
  'loan_instalments',
  'loan_restructures',
  'loans',
  'opportunities',
  'participations',
  'payment_shares',
  'payments',
  'payouts',
  'postings',
  'settings',
  'signatures',
  'stages',
  'tax_complements',
  'tax_months',
  'withdrawals',
  'write_offs',
];

/** Columns of those tables, and amounts and rates elsewhere, that may differ without moving money, by why. */
const FREE: Readonly<Record<string, readonly string[]>> = {
  'figures of programs, computed anew from credits and projects': [
    'credit_tallies.*',
    'loan_standings.*',
    'project_paths.*',
    'recovery_tallies.*',
  ],
  'figures of the queue of collections, computed anew each day': ['collection_cases.*'],
  'what a person declares or asks for, before anybody decided it': [
    'backgrounds.*',
    'prepared_requests.*',
    'projects.*',
    'credit_decisions.*',
    'credit_line_requests.*',
    'equipment_versions.*',
    'income_sources.*',
    'price_lines.*',
  ],
  'what staff heard or promised: no money follows it': ['collection_acts.*'],
  'what an investor wishes for: what it would take is shown beside it': [
    'income_targets.*',
    'investment_plans.*',
  ],
  'never beyond what is owed, which is sealed, from an account that is read anew: told before it is charged':
    ['direct_debits.*', 'direct_debit_charges.*'],
  'to their owner alone, within what they have available, and told before staff send it': [
    'recurring_orders.*',
    'recurring_order_runs.*',
  ],
  'what an alert saw: it moves nothing': ['aml_alerts.*'],
  'what the gateway of cards was asked for: nothing is booked by it': ['card_charges.*'],
  'an act that waits: what is confirmed is computed anew and held against the hash that was seen': [
    'approvals.amount_cents',
  ],
  'what the bank said of a day: the last of it is compared each night, and nobody is paid by it': [
    'bank_days.*',
  ],
  'who sent a line and when it was told: read as it comes, to find whose it is': [
    'bank_movements.sender_clabe',
    'bank_movements.receiver_clabe',
    'bank_movements.sender_name',
    'bank_movements.concept',
    'bank_movements.third_party',
    'bank_movements.source',
    'bank_movements.created_at',
    'bank_movements.sender_mark',
    'bank_movements.receiver_mark',
  ],
  'encrypted for its row: another one opens for nobody': ['payouts.clabe', 'withdrawals.clabe'],
  'what lists show beside the account, which money goes by': [
    'payouts.beneficiary',
    'payouts.clabe_last4',
    'payouts.bank',
    'withdrawals.bank',
    'withdrawals.clabe_last4',
    'withdrawals.holder',
  ],
  'who, when, why or under which name; whether it was is compared': [
    'commitments.created_at',
    'contracts.created_at',
    'contracts.completed_at',
    'early_payment_choices.accepted_text',
    'early_payment_choices.chosen_by',
    'commitments.ended_at',
    'loan_restructures.reason',
    'loan_restructures.created_at',
    'loan_restructures.ended_at',
    'loan_restructures.end_reason',
    'loans.risk_grade',
    'loans.approved_by',
    'loans.approved_at',
    'loans.created_at',
    'loans.accepted_at',
    'opportunities.closes_at',
    'opportunities.published_at',
    'opportunities.published_by',
    'opportunities.closed_at',
    'payments.created_at',
    'payments.reversed_at',
    'payouts.ordered_by',
    'payouts.cancel_reason',
    'payouts.created_at',
    'payouts.settled_at',
    'payouts.processing_since',
    'payouts.listed_at',
    'stages.name',
    'stages.approved_by',
    'stages.approved_at',
    'stages.paid_at',
    'stages.listed_at',
    'tax_months.reported_at',
    'tax_months.reference',
    'tax_months.remitted_at',
    'withdrawals.reject_reason',
    'withdrawals.created_at',
    'withdrawals.settled_at',
    'withdrawals.expected_on',
    'withdrawals.processing_since',
    'withdrawals.listed_at',
    'write_offs.reason',
    'write_offs.evidence',
    'write_offs.done_at',
    'write_offs.undone_reason',
    'write_offs.undone_at',
  ],
  'whether it waits, as lists show it: its signatures say who signed': ['contracts.status'],
  'where a value comes from, as it is shown': ['settings.source', 'settings.set_by'],
  'the account that a paid stage went to, by which it is known when it comes back': [
    'stages.paid_mark',
  ],
  'of no row here: no participation is passed on, and no deposit goes back': [
    'participations.held_until',
    'payouts.bank_movement_id',
  ],
};
const reasons = Object.values(FREE).flat();
const isFree = ({ table, name }: Column) =>
  reasons.includes(`${table}.${name}`) || reasons.includes(`${table}.*`);

interface Column {
  table: string;
  name: string;
  type: string;
}

async function columnsOfSchema(): Promise<Column[]> {
  const { rows } = await api.pool.query<Column>(
    `select table_name as table, column_name as name, udt_name as type from information_schema.columns
      where table_schema = 'public' and (table_name = any($1) or column_name ~ 'cents$|_bp$')
      order by 1, ordinal_position`,
    [MONEY_TABLES],
  );
  return rows;
}

/** Another value of a column, by its type; a text or an identifier is another one of its table where there is one. */
const changed: Readonly<Record<string, (name: string, table: string) => string>> = {
  int8: (name) => `${name} + 1`,
  int4: (name) => `${name} + 1`,
  int2: (name) => `case when ${name} < 0 then 0 else ${name} + 1 end`,
  date: (name) => `${name} + 1`,
  timestamptz: (name) => `${name} + interval '1 day'`,
  bool: (name) => `not ${name}`,
  bpchar: (name) =>
    `overlay(${name} placing case when ${name} like '9%' then '8' else '9' end from 1)`,
  uuid: (name, table) => another(name, table, 'gen_random_uuid()'),
  text: (name, table) => another(name, table, `${name} || 'x'`),
  jsonb: (name) =>
    `case jsonb_typeof(${name}) when 'array' then ${name} || ${name} when 'object' then '{}' else '"7"' end`,
};
const another = (name: string, table: string, made: string) =>
  `coalesce((select o.${name} from ${table} o where o.${name} <> ${table}.${name} limit 1), ${made})`;

/** Where all rows may have the same value: another one that the program knows. */
const known: Readonly<Record<string, string>> = { 'bank_movements.status': "'dismissed'" };

/** Which rows of a table decide, where not all do. */
const deciding: Readonly<Record<string, string>> = {
  settings: "key <> 'admin_second_factor'",
  signatures: 'signed_at is not null',
};

/** What the jobs of a night say. */
async function look(): Promise<string> {
  const found = [];
  for (const check of [assertChainsSound, assertReconciled, assertAgreesWithBank]) {
    found.push(await check(api.db, api.clock.now).then(() => '', String));
  }
  return found.filter((each) => each && each !== before).join('; ');
}

/** What the bank lacks of a story whose investors were given their money by the ledger. */
let before = '';

/** An installer draws on a credit line, and pays a part of it back. */
async function drawOnLine() {
  const story = await creditStory(api);
  const { supplier, supplierId, staff, treasurer } = story;
  const { projectId } = await story.installing();
  const { id: stage_id } = firstOf((await story.show(projectId)).stages);
  const today = dayInMexicoCity(api.clock.now);
  await story.act(staff, `credit-lines/${supplierId}/terms`, {
    ...{ limit_cents: 8_000_000, annual_rate_bp: 2400, late_rate_bp: 4800, opening_fee_bp: 150 },
    ...{ share_bp: 5000, max_days: 90, expires_on: addDays(today, 120), reason: 'Paga a tiempo' },
  });
  const installer = await api.again(supplier);
  await freshFactor(api, installer);
  const drawn = await installer.call({
    method: 'POST',
    url: '/api/v1/credit-line-draws',
    body: { stage_id, amount_cents: 1_000_000, days: 30 },
    headers: once(),
  });
  const draw = `credit-line-draws/${drawn.json.id}`;
  await story.act(staff, `${draw}/approve`);
  await story.act(treasurer, `${draw}/pay`, { tracking_key: 'DISPOSICION1' });
  const paid = { amount_cents: 300_000, received_on: today, tracking_key: 'ABONO1' };
  await story.act(treasurer, `${draw}/payments`, paid);
}

beforeAll(async () => {
  const { at, bank } = people;
  const ended = { value: 9, validTo: toDay('2024-03-01'), source: 'prueba', setBy: 'prueba' };
  await inTransaction(api.db, (tx) =>
    addSettings(tx, [{ key: 'reopening_days', validFrom: toDay('2024-02-01'), ...ended }], {
      occurredOn: toDay('2026-01-02'),
      actor: 'prueba',
    }),
  );
  const loan = await people.begin();
  const bad = await people.begin();
  const paid = await people.begin();
  const early = await people.begin(1, 'credit_balance');
  const staff = () => api.again(loan.story.staff);
  const post = async (url: string, body: object = {}) => {
    const request = {
      method: 'POST',
      url: `/api/v1/${url}` as const,
      body,
      headers: once(),
    } as const;
    const reply = await asTwo(api, await staff(), request);
    if (reply.status !== 200) throw new Error(`${url}: ${JSON.stringify(reply.json)}`);
    return reply.json;
  };
  // Money goes home, and fees are ordered to be moved.
  const ana = await saver(api, bank, { clabe: '032180000118359719', cents: 40_000 });
  await ana.withdraw(10_000);
  const withdrawn = await ana.withdraw(15_000);
  await post(`withdrawals/${withdrawn}/send`, { tracking_key: 'RETIRO1' });
  const fees = (await (await staff()).call({ url: '/api/v1/payouts/sources' })).json;
  const amount_cents = sumCents([fees.fees_cents, fees.fees_vat_cents]);
  await post('payouts', { kind: 'fees', amount_cents });
  const { stages } = await loan.story.show(firstOf(loan.projectIds), await staff());
  const treasurer = await api.again(loan.story.treasurer);
  await loan.story.act(treasurer, `stages/${firstOf(stages).id}/pay`, { tracking_key: 'ETAPA1' });
  // A payment, the report of its taxes, another of before, and a payoff whose rest goes back.
  at('2026-02-28');
  await loan.pay(20_000, '2026-02-28', OWN);
  at('2026-03-02');
  await post('tax-months/2026-02/report');
  await post('tax-months/2026-02/remit', { reference: '123456' });
  at('2026-03-10');
  await loan.pay(944_277, '2026-02-27', OWN);
  const payoff = firstOf((await paid.reference()).loans).payoff_cents;
  await paid.pay(payoff + 7_000, '2026-03-10', OWN);
  await people.returnCreditBalance(paid, 7_000);
  // A credit of which capital is paid ahead, out of what waits.
  await early.pay(964_277 + 200_000, '2026-03-10', OWN);
  const chosen = await (await early.me()).call({
    method: 'POST',
    url: `/api/v1/loans/${firstOf(early.loanIds)}/early-payment-choices`,
    body: { use: 'capital_term', amount_cents: 150_000 },
    headers: once(),
  });
  if (chosen.status !== 200) throw new Error(JSON.stringify(chosen.json));
  // A credit that is restructured, and one that is written off.
  at('2026-05-10');
  await loan.pay(300_000, '2026-05-10', OWN);
  at('2026-06-15');
  await followCollections(api.db, api.config, api.clock.now);
  const [loanId] = loan.loanIds;
  const terms = { months: 18, first_due_on: '2026-07-15', annual_rate_bp: 1800 };
  await post(`loans/${loanId}/restructures`, { ...terms, reason: 'Perdió su local' });
  await api.doJobs();
  const me = await loan.me();
  const { items } = (await me.call({ url: `/api/v1/loans/${loanId}/restructures` as const })).json;
  const id = firstOf(items).contract_id ?? '';
  const { sha256 } = (await me.call({ url: `/api/v1/contracts/${id}` })).json;
  await loan.story.sign(me, { id, sha256 });
  const evidence = 'Doce contactos sin respuesta; dictamen del despacho en el expediente.';
  const writeOffs = `collections/${bad.loanIds[0]}`;
  const reason = 'Sin pago y sin respuesta';
  await post(`${writeOffs}/write-offs`, { reason, evidence });
  await post(`${writeOffs}/write-off-undoings`, { reason });
  at('2026-07-02');
  await loan.pay(100_000, '2026-07-02', OWN);
  await drawOnLine();
  before = await assertAgreesWithBank(api.db, api.clock.now).then(() => '', String);
}, 240_000);

it('finds nothing where nobody changed anything', async () => {
  expect(await look()).toBe('');
});

it('names as free only what is in the schema', async () => {
  const names = (await columnsOfSchema()).flatMap(({ table, name }) => [
    `${table}.*`,
    `${table}.${name}`,
  ]);
  expect(reasons.filter((each) => !names.includes(each))).toEqual([]);
});

it('finds each column that decides money, when SQL changes it', async () => {
  const unnoticed: string[] = [];
  for (const { table, name, type } of await columnsOfSchema()) {
    if (isFree({ table, name, type })) continue;
    const change = changed[type];
    if (!change) throw new Error(`no other value of ${table}.${name}, ${type}`);
    const client = await api.pool.connect();
    try {
      // As the owner of the database, whom no trigger stops. Its own checks and foreign keys refuse as they would.
      await client.query(`alter table ${table} disable trigger user`);
      const { rows } = await client.query(
        `select ctid, ${name}::text as was from ${table} where ${name} is not null and ${deciding[table] ?? 'true'} order by ctid limit 1`,
      );
      const [row] = rows;
      if (!row) {
        unnoticed.push(`${table}.${name}: no row`);
        continue;
      }
      const touched = await client
        .query(
          `update ${table} set ${name} = ${known[`${table}.${name}`] ?? change(name, table)} where ctid = $1 returning ctid`,
          [row.ctid],
        )
        .catch(() => null);
      if (!touched) continue;
      if ((await look()) === '') unnoticed.push(`${table}.${name}`);
      await client.query(`update ${table} set ${name} = $1::text::${type} where ctid = $2`, [
        row.was,
        touched.rows[0].ctid,
      ]);
    } finally {
      await client.query(`alter table ${table} enable trigger user`);
      client.release();
    }
  }
  expect(unnoticed).toEqual([]);
  expect(await look()).toBe('');
}, 300_000);
