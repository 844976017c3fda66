import { testApi } from '@tests/support/api';
import { csv, rowsOf, team } from '@tests/support/prospect-batches';
import { actOn, bringProspects, reviewFile } from '@tests/support/prospect-files';
import { expect, it } from 'vitest';

const api = await testApi();

const found = async (who: Awaited<ReturnType<typeof team>>['admin'], typed: string) => {
  const url =
    `/api/v1/prospects?limit=50&sort=business_name&q=${encodeURIComponent(typed)}` as const;
  return (await who.call({ url })).json.items;
};

it('reads telephones among the signs that come with a pasted one', async () => {
  const { admin } = await team(api);
  const phones = [
    '\u202a+52\u00a033\u00a01234\u00a05601\u202c',
    '\u200e+52 1 33 1234 5602',
    '33\u20111234\u20115603',
    '33\u20131234\u20135604',
    '+52 33 1234 5605\u200b',
    'tel:+523312345612',
    "'3312345614",
    '3312345620.0',
  ];
  const file = csv(...phones.map((phone) => `Tienda 1,Ana Ruiz,${phone},,Tonalá,Jalisco,Centro`));
  const batch = await reviewFile(api, admin, file);
  expect(await rowsOf(admin, batch.id, 'bad')).toEqual([]);
  await actOn(api, admin, batch.id, 'commit');
  const rows = await found(admin, 'Tienda 1');
  expect(rows.map(({ phone }) => phone).toSorted()).toEqual([
    '+523312345601',
    '+523312345602',
    '+523312345603',
    '+523312345604',
    '+523312345605',
    '+523312345612',
    '+523312345614',
    '+523312345620',
  ]);
  for (const typed of ['33\u20131234\u20135604', '\u202a3312345604\u202c', 'tel:+523312345604']) {
    expect((await found(admin, typed)).map(({ phone }) => phone)).toEqual(['+523312345604']);
  }
});

it('keeps names in one Unicode form, under which they are found, sorted and repeated', async () => {
  const { admin } = await team(api);
  const names = [
    'Panadería José Núñez,Íñigo Peña,3355001122,,León,Guanajuato,Centro'.normalize('NFD'),
    'Panadería José Núñez A,Íñigo Peña,3355001123,,León,Guanajuato,Centro'.normalize('NFC'),
    'Panadería José Nuz,Íñigo Peña,3355001124,,León,Guanajuato,Centro',
  ];
  await bringProspects(api, admin, csv(...names));
  for (const form of ['NFC', 'NFD']) {
    const rows = await found(admin, 'José Núñez'.normalize(form));
    expect(rows.map(({ business_name }) => business_name)).toEqual([
      'Panadería José Núñez'.normalize('NFC'),
      'Panadería José Núñez A'.normalize('NFC'),
    ]);
    expect(rows[0]?.contact_name).toBe('Íñigo Peña'.normalize('NFC'));
  }
});

it('takes a name in NFD for the same one in NFC', async () => {
  const { admin } = await team(api);
  const row = (phone: string) => `Señor Óptico,Ana Ruiz,${phone},,León,Guanajuato,Centro,,37000`;
  const file = csv(row('3355002201').normalize('NFC'), row('3355002202').normalize('NFD'));
  const batch = await reviewFile(api, admin, file);
  const repeated = await rowsOf(admin, batch.id, 'repeated');
  expect(repeated.map(({ row: n, match, match_row }) => [n, match, match_row])).toEqual([
    [3, 'name', 2],
  ]);
});
