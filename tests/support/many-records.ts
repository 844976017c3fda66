import { createHash } from 'node:crypto';
import type { Vault } from '@server/db/vault';
import { sealAccounts } from '@server/features/treasury';
import type { Client } from 'pg';

/** Names of these people are made of their number: each is found by its own, and no part of it means anything. */
export const madeUpName = (n: number) => createHash('md5').update(String(n)).digest('hex');

const uuidOf = (table: string, n = 'n') => `md5('${table}' || ${n})::uuid`;

/**
 * As many people, credits and lines of the bank as asked for, made by the database itself: each applicant has a project
 * with a loan, of which one in twenty is late. They are rows to be listed, and no books that agree.
 */
export async function addManyRecords(client: Client, vault: Vault, count: number): Promise<void> {
  const add = (table: string, columns: string) =>
    client.query(`insert into ${table} select ${columns} from generate_series(1, ${count}) n`);
  const addTo = (table: string, values: Record<string, string>) =>
    add(`${table} (${Object.keys(values).join(', ')})`, Object.values(values).join(', '));
  const status = (...among: string[]) =>
    `(array['${among.join("', '")}'])[1 + (n - 1) / 7 % ${among.length}]`;
  const amount = '100000 + n * 7919 % 1000000';
  const at = `timestamptz '2026-01-01' + n * 7919 % 10000 * interval '1 minute'`;
  const day = `date '2026-01-01' + n * 7919 % 300`;
  await addTo('users', {
    id: uuidOf('user'),
    email: `md5('mail' || n) || '@ejemplo.mx'`,
    full_name: 'md5(n::text)',
    status: `'active'`,
    referral_code: `'many-' || n`,
    created_at: at,
  });
  await addTo('user_roles', { user_id: uuidOf('user'), role: `'client'` });
  await addTo('applicants', {
    id: uuidOf('applicant'),
    user_id: uuidOf('user'),
    payment_clabe: `'9' || lpad(n::text, 17, '0')`,
  });
  await addTo('investors', {
    id: uuidOf('investor'),
    user_id: uuidOf('user'),
    deposit_clabe: `'8' || lpad(n::text, 17, '0')`,
    created_at: at,
  });
  await addTo('suppliers', {
    id: uuidOf('supplier'),
    user_id: uuidOf('user'),
    name: `md5('company' || n)`,
    status: '4',
    created_at: at,
  });
  await addTo('supplier_agents', {
    id: uuidOf('agent'),
    supplier_id: uuidOf('supplier', '1 + n % 50'),
    full_name: `md5('agent' || n)`,
    email: `md5('agent-mail' || n)`,
  });
  await addTo('accreditations', {
    id: uuidOf('accreditation'),
    supplier_id: uuidOf('supplier', '1 + n % 50'),
    product_id: '1 + n % 5',
    brand: `'Marca'`,
    model: 'md5(n::text)',
    equipment_key: `'marca|' || md5(n::text)`,
    state: status('requested', 'in_review', 'rejected'),
    state_changed_at: at,
    requested_by: uuidOf('user'),
    created_at: at,
  });
  await addTo('projects', {
    id: uuidOf('project'),
    folio: `'SF-' || md5(n::text)`,
    applicant_id: uuidOf('applicant'),
    supplier_id: uuidOf('supplier', '1 + n % 50'),
    product_id: '1 + n % 5',
    status: status('in_review', 'rejected', 'accepted', 'published', 'repaying'),
    amount_cents: amount,
    term_months: '12',
    purpose: `'Paneles'`,
    status_changed_at: at,
  });
  await addTo('installation_sites', {
    id: uuidOf('site'),
    project_id: uuidOf('project'),
    street: `'Calle'`,
    neighbourhood: `'Centro'`,
    municipality: `'León'`,
    state: `'Guanajuato'`,
    postal_code: `'37000'`,
  });
  await addTo('loans', {
    id: uuidOf('loan'),
    project_id: uuidOf('project'),
    applicant_id: uuidOf('applicant'),
    status: status('approved', 'repaying', 'settled'),
    principal_cents: amount,
    annual_rate_bp: '2000',
    late_rate_bp: '4000',
    term_months: '12',
    opening_fee_bp: '300',
    vat_bp: '1600',
    risk_grade: `'B'`,
    approved_by: uuidOf('user'),
    approved_at: at,
  });
  await addTo('stages', {
    id: uuidOf('stage'),
    project_id: uuidOf('project'),
    n: '1',
    name: `'Instalación terminada'`,
    amount_cents: amount,
    status: status('waiting', 'payable', 'paid'),
  });
  await addTo('payments', {
    id: uuidOf('payment'),
    loan_id: uuidOf('loan'),
    received_on: day,
    amount_cents: amount,
    applied: `'[]'`,
  });
  await addTo('opportunities', {
    id: uuidOf('opportunity'),
    loan_id: uuidOf('loan'),
    status: status('open', 'funded', 'delivered'),
    goal_cents: amount,
    committed_cents: '0',
    closes_at: at,
    published_at: at,
    published_by: uuidOf('user'),
  });
  await addTo('commitments', {
    id: uuidOf('commitment'),
    opportunity_id: uuidOf('opportunity'),
    investor_id: uuidOf('investor'),
    amount_cents: amount,
    status: status('reserved', 'active', 'settled'),
  });
  await client.query(
    `insert into collection_cases (loan_id, late_since, overdue_cents, payoff_cents, counted_on, quiet_since)
     select ${uuidOf('loan')}, ${day}, ${amount}, ${amount}, ${day}, ${at} from generate_series(20, ${count}, 20) n`,
  );
  await addTo('bank_movements', {
    id: uuidOf('movement'),
    direction: `case when n % 1000 = 0 then 'out' else 'in' end`,
    tracking_key: `'CLAVE' || n`,
    occurred_on: day,
    amount_cents: amount,
    sender_clabe: `''`,
    receiver_clabe: `''`,
    sender_mark: `md5('from' || n)`,
    receiver_mark: `md5('to' || n)`,
    natural_key: 'md5(n::text)',
    sender_name: `md5('sender' || n)`,
    concept: `'Abono'`,
    status: status('matched', 'unidentified'),
    source: `'file'`,
  });
  await sealBankLines(client, vault);
  await addTo('mails', {
    id: uuidOf('mail'),
    channel: `case when n % 1000 = 0 then 'sms' else 'mail' end`,
    '"to"': `md5('mail' || n) || '@ejemplo.mx'`,
    subject: `'Aviso'`,
    text: `''`,
    sent_at: at,
  });
  await addTo('applicant_invitations', {
    id: uuidOf('invitation'),
    supplier_id: uuidOf('supplier', '1 + n % 50'),
    full_name: `md5('invited' || n)`,
    email: `md5('invited-mail' || n)`,
    invited_at: at,
  });
  await addTo('prepared_requests', {
    id: uuidOf('request'),
    supplier_id: uuidOf('supplier', '1 + n % 50'),
    full_name: `md5('asked' || n)`,
    email: `md5('asked-mail' || n)`,
    product_id: '1',
    amount_cents: amount,
    term_months: '12',
    purpose: `'Paneles'`,
    site: `'{}'`,
    invited_at: at,
  });
  // As autovacuum leaves tables that people have worked on for a while: what was just added waits beside a trigram index.
  await client.query('vacuum analyze');
}

const CLABE = '012180026050783858';

/** Writes the accounts of each line as the product keeps them. */
async function sealBankLines(client: Client, vault: Vault): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from bank_movements');
  const sealed = rows.map(({ id }) => ({ id, ...sealAccounts(vault, id, CLABE, CLABE) }));
  await client.query(
    `update bank_movements m set sender_clabe = s.sender, receiver_clabe = s.receiver
       from unnest($1::uuid[], $2::text[], $3::text[]) s (id, sender, receiver) where s.id = m.id`,
    [
      sealed.map(({ id }) => id),
      sealed.map(({ senderClabe }) => senderClabe),
      sealed.map(({ receiverClabe }) => receiverClabe),
    ],
  );
}
