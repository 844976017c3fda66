import type { Client, PoolClient } from 'pg';

/** One line of this many never was and was taken back, another is the return of a charge without an order. */
const EVERY = 20;

/**
 * Adds the bank's lines from one number to another, each with its entry in the journal: deposits of one investor on a thousand
 * days, some of which were mistaken or the return of a charge. Written past the ledger's triggers, so the chain is not sealed.
 */
export async function addManyBankLines(
  client: Client | PoolClient,
  from: number,
  to: number,
): Promise<void> {
  const each = `generate_series(${Math.floor(from)}, ${Math.floor(to)}) n`;
  await client.query(`
    begin;
    alter table journal_entries disable trigger user;
    alter table postings disable trigger user;
    insert into ledger_accounts (code, book, kind, no_negative, family)
    values ('banco:custodia', 'custodia', 'debit', true, 'banco'),
           ('inv:muchas:disponible', 'custodia', 'credit', true, 'disponible')
    on conflict (code) do nothing;

    create temp table lines on commit drop as
    select n, gen_random_uuid() as id, gen_random_uuid() as entry_id, 'MARCA' || n as natural_key, 'CLAVE' || n as tracking_key,
           date '2024-01-01' + n % 1000 as day, 1000 + n % 777 as cents, n % ${EVERY} = 0 as is_mistaken,
           n % ${EVERY} = 1 as is_return
      from ${each};
    insert into bank_movements (id, direction, tracking_key, occurred_on, amount_cents, sender_clabe, receiver_clabe, sender_mark,
                                receiver_mark, natural_key, sender_name, concept, status, matched_kind, source)
    select id, 'in', tracking_key, day, cents, 's', 'r', 'ms' || n, 'mr', natural_key, 'ANA', 'Abono',
           case when is_mistaken then 'mistaken' when n % ${EVERY} = 2 then 'unidentified' else 'matched' end,
           case when is_return then 'charge' else 'investor' end, 'file'
      from lines;
    insert into bank_movements (id, direction, tracking_key, occurred_on, amount_cents, sender_clabe, receiver_clabe, sender_mark,
                                receiver_mark, natural_key, sender_name, concept, status, matched_kind, matched_id, source)
    select gen_random_uuid(), 'out', tracking_key, day, cents, 's', 'r', 'ms' || n, 'mr', natural_key || 'C', 'ANA', 'Cargo',
           'matched', 'charge', id, 'file'
      from lines where is_return;

    create temp table entries on commit drop as
    select entry_id as id, 'deposit' as kind, day, 'deposit:' || natural_key as key, tracking_key as ref, null::uuid as undoes, cents
      from lines
    union all
    select gen_random_uuid(), 'reversal', day, 'reverse:' || entry_id, 'Error', entry_id, -cents
      from lines where is_mistaken or is_return;
    insert into journal_entries (id, kind, occurred_on, idempotency_key, payload_hash, actor, source_ref, reverses_id)
    select id, kind, day, key, '', 'test', ref, undoes from entries;
    insert into postings (entry_id, line, account_id, amount_signed)
    select e.id, side.line, a.id, e.cents * side.sign
      from entries e
     cross join (values (1, 'banco:custodia', 1), (2, 'inv:muchas:disponible', -1)) side (line, code, sign)
      join ledger_accounts a on a.code = side.code;
    alter table journal_entries enable trigger user;
    alter table postings enable trigger user;
    commit;`);
}
