import { ApiFailure, networkFailure } from '@portal/api/failure';
import { expect, it } from 'vitest';
import { isPageLost } from './lost-page';

const refused = (status: number) => new ApiFailure('No', status, 'validation');

it.each([
  ['a key that the server refuses', { cursor: 'x', error: refused(422), rows: undefined }, true],
  ['a key without a form', { cursor: 'x', error: refused(400), rows: undefined }, true],
  ['a key that nothing follows any more', { cursor: 'x', error: null, rows: 0 }, true],
  ['a page with rows', { cursor: 'x', error: null, rows: 1 }, false],
  ['a page on its way', { cursor: 'x', error: null, rows: undefined }, false],
  ['a server that fails', { cursor: 'x', error: refused(503), rows: undefined }, false],
  ['a lost network', { cursor: 'x', error: networkFailure(), rows: undefined }, false],
  ['a list that may not be read', { cursor: 'x', error: refused(403), rows: undefined }, false],
  ['an empty first page', { cursor: undefined, error: null, rows: 0 }, false],
  ['a refused first page', { cursor: '', error: refused(422), rows: undefined }, false],
])('tells whether a page is lost: %s', (_, read, lost) => {
  expect(isPageLost(read)).toBe(lost);
});
