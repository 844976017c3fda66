import pg from 'pg';

const DOCUMENTS = 1_000_000;
const PEOPLE = 20_000;

/** An id of its own for each number of a kind of row, in their order as the product's are. */
const idOf = (kind: number, number: string) =>
  `('${kind}' || lpad(to_hex(${number}), 31, '0'))::uuid`;

/**
 * A million current documents of twenty thousand people, of seven kinds and two years: three in a hundred wait, most are
 * verified, and the waiting ones are among the newest.
 */
export async function addDocuments(databaseUrl: string): Promise<void> {
  // Of its own: the product's connections stop what takes longer than an answer may.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const person = idOf(1, `1 + g % ${PEOPLE}`);
  await client.query(`insert into users (id, email, full_name, status, referral_code)
    select ${idOf(1, 'g')}, 'persona-' || g || '@ejemplo.mx', 'Persona de prueba ' || g, 'active', 'PRUEBA-' || g
    from generate_series(1, ${PEOPLE}) g`);
  await client.query(`insert into documents (id, doc_id, definition_id, owner_table, owner_id, owner_key, user_id,
      sha256, file_name, media_type, size, status, uploaded_by, verified_by, created_at, waits_since, updated_at)
    select ${idOf(2, 'g')}, d.doc_id, d.id, d.db_table, ${idOf(3, 'g / 7')}, d.db_field, ${person},
      md5('a' || g) || md5('b' || g), 'archivo.pdf', 'application/pdf', 100000, w.status, ${person},
      case when w.status <> 'pending' then ${idOf(1, '1 + g % 5')} end,
      w.came, w.came, now()
    from generate_series(1, ${DOCUMENTS}) g
    cross join lateral (select case
      when g > ${DOCUMENTS} * 0.9 and g % 10 < 3 then 'pending' when g % 13 = 0 then 'rechazado'
      else 'verificado' end as status,
      now() - (${DOCUMENTS} - g) * interval '1 minute' as came) w
    join (select *, row_number() over (order by doc_id) - 1 as place from document_definitions
      where db_table = 'users' and doc_id < 10 order by doc_id limit 7) d on d.place = g % 7`);
  // As autovacuum leaves tables that people have worked on for a while.
  await client.query('vacuum analyze');
  await client.end();
}
