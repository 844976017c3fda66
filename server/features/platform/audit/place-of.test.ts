import { expect, it } from 'vitest';
import { placeOf } from './place-of';

const id = '01a1fd14-c1a4-7703-b4c6-50b9f5cd83c5';
const nothing = { folio: 'SF-1', projectId: null, userId: null };

it('an act leads to the page of its object, or of what that is a part of', () => {
  expect(placeOf({ object: 'suppliers', object_id: id }, undefined)).toBe(
    `/backoffice/proveedores/${id}`,
  );
  expect(placeOf({ object: 'templates', object_id: 'loan' }, undefined)).toBe(
    '/backoffice/plantillas/loan',
  );
  const paper = { object: 'documents', object_id: id };
  expect(placeOf(paper, { ...nothing, projectId: '5', userId: '7' })).toBe('/backoffice/credito/5');
  expect(placeOf(paper, { ...nothing, userId: '7' })).toBe('/backoffice/expediente/7');
});

it('an act on what has no page leads nowhere', () => {
  expect(placeOf({ object: 'withdrawals', object_id: id }, nothing)).toBeNull();
  expect(placeOf({ object: 'prospects', object_id: id }, undefined)).toBeNull();
  // A sign-in with an address that nobody has.
  expect(placeOf({ object: 'users', object_id: '' }, undefined)).toBeNull();
  expect(placeOf({ object: 'approvals', object_id: id }, { ...nothing, userId: '7' })).toBeNull();
});
