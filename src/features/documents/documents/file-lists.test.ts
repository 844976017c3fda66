import type { DocumentFacts } from '@contract/documents/document-conditions';
import { documentDefinition, documentDefinitions } from '@contract/documents/document-definitions';
import type { DocumentRecord } from '@contract/documents/documents';
import { describe, expect, it } from 'vitest';
import { type KnownOwner, kindsAt, knowsRequired, type Looking, placesOf } from './file-lists';

const facts: DocumentFacts = {
  person: 'individual',
  role: ['client'],
  address_state: null,
  tag: null,
  product: null,
  project_status: null,
  amount_cents: null,
  has_co_obligor: null,
};
const own: Looking = { staff: false, uploads: 'owner', facts };
const installer: Looking = { staff: false, uploads: 'supplier', facts };
const person: KnownOwner = { table: 'users', id: '7', label: null };
const site: KnownOwner = { table: 'fg_locations', id: '900', label: 'Sitio 1' };
const kinds = (owner: KnownOwner, looking: Looking) =>
  kindsAt(documentDefinitions, [owner], looking).map(({ definition }) => definition.doc_id);
const kind = (docId: number, owner: KnownOwner) => {
  const definition = documentDefinition(docId);
  if (!definition) throw new Error(`no definition ${docId}`);
  return { definition, owner };
};
const file = (id: number, changes: Partial<DocumentRecord> = {}): DocumentRecord => ({
  id,
  storage_file: `${id}.pdf`,
  updated_at: `2026-11-${10 + id}T00:00:00.000Z`,
  ...changes,
});

describe('what is asked for without a checklist', () => {
  it('is what the conditions are known to ask for; staff see also what may be', () => {
    expect(kinds(person, own)).toEqual(expect.arrayContaining([1, 2, 3, 40, 41]));
    expect(kinds(person, own)).not.toEqual(expect.arrayContaining([5]));
    // Of which product it is, is not known.
    expect(kinds(site, installer)).not.toContain(22);
    expect(kinds(site, { ...installer, staff: true })).toContain(22);
    expect(kinds({ ...site, table: 'projects' }, installer)).not.toContain(30);
    expect(kinds({ ...site, table: 'projects' }, { ...installer, staff: true })).toContain(30);
  });

  it('is closed by an association that is known not to hold, with its message', () => {
    const at = (project_status: DocumentFacts['project_status']) =>
      placesOf(kind(21, site), [], { ...installer, facts: { ...facts, project_status } })[0]?.item;
    expect(at('in_review')?.can_upload).toBe(false);
    expect(at('in_review')?.blocked_because).toMatch(/^Podrás subir las fotografías/);
    expect(at('installing')).toMatchObject({ can_upload: true, blocked_because: null });
    // The server decides.
    expect(at(null)).toMatchObject({ can_upload: true, blocked_because: null });
  });

  it('is brought by whom its definition names', () => {
    const may = (docId: number, looking: Looking) =>
      placesOf(kind(docId, person), [], looking)[0]?.item.can_upload;
    expect(may(10, own)).toBe(true);
    expect(may(13, own)).toBe(false);
    expect(may(13, installer)).toBe(true);
    expect(may(30, { ...own, staff: true })).toBe(true);
    expect(may(10, { ...own, staff: true })).toBe(false);
    expect(may(10, { ...own, uploads: null })).toBe(false);
  });
});

describe('what is required', () => {
  const nothing = { ...facts, person: null, role: null };
  const knows = (owner: KnownOwner, looking: Looking) =>
    knowsRequired(documentDefinitions, [owner], looking);

  it('is known of oneself and of a site, and not of a person of whom nothing is known', () => {
    expect(knows(person, own)).toBe(true);
    expect(knows(person, { staff: true, uploads: null, facts: nothing })).toBe(false);
    expect(knows(site, installer)).toBe(true);
  });
});

describe('the files of a list', () => {
  it('are one place with its versions, of which the newest counts', () => {
    const found = placesOf(
      kind(1, person),
      [file(1, { is_verified: 'rechazado' }), file(3), file(2)],
      own,
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.item).toMatchObject({ state: 'pending', earlier: 2, document: { id: 3 } });
    expect(found[0]?.earlier.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('are the states of the specification, and what is verified stays', () => {
    const item = (docId: number, is_verified: string | null) =>
      placesOf(kind(docId, person), [file(1, { is_verified })], own)[0]?.item;
    expect(item(1, 'verificado')).toMatchObject({ state: 'verificado', can_upload: false });
    expect(item(1, 'rechazado')).toMatchObject({ state: 'rechazado', can_upload: true });
    expect(item(1, 'en espera')).toMatchObject({ state: 'pending', can_upload: true });
    expect(item(12, null)).toMatchObject({ state: 'loaded' });
  });

  it('are a place each where there may be several, and one more up to the tenth', () => {
    const several = (count: number, looking = own) =>
      placesOf(
        kind(40, person),
        Array.from({ length: count }, (_, index) => file(index)),
        looking,
      );
    expect(several(0).map(({ item }) => item.place)).toEqual([null]);
    expect(several(2).map(({ item }) => [item.assoc_index, item.place, item.state])).toEqual([
      [0, 'Archivo 1', 'pending'],
      [1, 'Archivo 2', 'pending'],
      [2, 'Archivo 3', 'missing'],
    ]);
    // Where the server says which is which, a place that is not shown is nobody else's.
    const said = placesOf(
      kind(40, person),
      [file(7, { assoc_index: 2 }), file(8, { assoc_index: 0 })],
      own,
    );
    expect(said.map(({ item }) => [item.assoc_index, item.document?.id])).toEqual([
      [0, 8],
      [1, undefined],
      [2, 7],
    ]);
    expect(several(10)).toHaveLength(10);
    expect(several(2, { ...own, uploads: null })).toHaveLength(2);
  });
});
