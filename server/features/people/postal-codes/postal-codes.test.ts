import { inTransaction } from '@server/db/connection';
import { testApi } from '@tests/support/api';
import { expect, it } from 'vitest';
import { importPlaces } from './import';
import { placesIn } from './rules';

const api = await testApi();
const CATALOGUE = `El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México
d_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta
01000|San Ángel|Colonia|Álvaro Obregón|Ciudad de México|Ciudad de México|01001|09|01001||09
58000|Morelia Centro|Colonia|Morelia|Michoacán de Ocampo|Morelia|58001|16|58001||09
58000|Centro Histórico|Colonia|Morelia|Michoacán de Ocampo|Morelia|58001|16|58001||09
58000|Centro Histórico|Barrio|Morelia|Michoacán de Ocampo|Morelia|58001|16|58001||09
`;

const load = (text: string) =>
  inTransaction(api.db, (tx) => importPlaces(tx, placesIn(text) ?? []));

it('a catalogue replaces the one before; without it a code has its state alone', async () => {
  const ana = await api.person('client');
  const ask = async (code: string) =>
    (await ana.call({ url: `/api/v1/postal-codes/${code}` })).json;
  const bare = { state: 'Michoacán', municipality: null, municipalities: [], neighbourhoods: [] };
  expect(await ask('58000')).toEqual(bare);
  await load(CATALOGUE);
  expect(await ask('58000')).toEqual({
    state: 'Michoacán',
    municipality: 'Morelia',
    municipalities: ['Morelia'],
    neighbourhoods: ['Centro Histórico', 'Morelia Centro'],
  });
  expect(await ask('19000')).toEqual({ ...bare, state: null });
  await load(CATALOGUE.replaceAll('58000', '58001'));
  expect(await ask('58000')).toEqual(bare);
});

it('a file that is no catalogue has no places', () => {
  expect(placesIn('codigo,colonia\n01000,San Ángel')).toBeNull();
  expect(placesIn('d_codigo|d_asenta|D_mnpio|d_estado\n')).toBeNull();
});
