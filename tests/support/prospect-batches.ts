import type { RowKind } from '@contract/program/prospect-batches';
import type { Person, testApi } from './api';

type Api = Awaited<ReturnType<typeof testApi>>;

export const HEADINGS = 'negocio,contacto,telefono,correo,municipio,estado,zona,rfc,codigo_postal';

/** A file of prospects with these rows. */
export const csv = (...rows: string[]) => [HEADINGS, ...rows].join('\r\n');

/** The n-th row of a file, of a telephone of its own, up to its zone and what comes after it. */
export const line = (n: number, { zone = 'Centro', rest = '' } = {}) =>
  `Tienda ${n},Ana Ruiz,33112222${String(n).padStart(2, '0')},,Tonalá,Jalisco,${zone}${rest}`;

/** A program of its own with who administers it and an executive. */
export async function team(api: Api) {
  const programId = await api.program();
  return {
    programId,
    admin: await api.person('program_administrator', { programId }),
    executive: await api.person('program_executive_manager', { programId }),
  };
}

/** How many prospects a person reaches. */
export const prospectTotal = async (who: Person) =>
  (await who.call({ url: '/api/v1/prospects' })).json.total;

/** The rows of one kind of a batch. */
export const rowsOf = async (who: Person, batchId: string, kind: RowKind) => {
  const url = `/api/v1/prospect-batches/${batchId}/rows?kind=${kind}` as const;
  return (await who.call({ url })).json.items;
};

/** Decides on one row, or on all of a kind. */
export const decideRows = (
  who: Person,
  batchId: string,
  rows: RowKind | number,
  decision: string | null,
) =>
  who.call({
    method: 'POST',
    url: `/api/v1/prospect-batches/${batchId}/decisions`,
    body: { rows, decision },
  });

/** Chooses what becomes of the rows that are there already. */
export const choosePolicy = (who: Person, batchId: string, chosen: string) =>
  who.call({
    method: 'POST',
    url: `/api/v1/prospect-batches/${batchId}/policy`,
    body: { policy: chosen },
  });

/** Corrects cells of a row. */
export const fixRow = (who: Person, batchId: string, row: number, cells: Record<string, string>) =>
  who.call({
    method: 'PATCH',
    url: `/api/v1/prospect-batches/${batchId}/rows`,
    body: { row, cells },
  });
