import type { Tx } from '@server/db/connection';
import { audit } from './audit';

const act = { at: new Date(0), userId: null, objectId: 'x' };

// Never run: `tsc` fails when one of these stops being an error. Each directive is the assertion.
export function refusals(tx: Tx, loose: { reason: string; colour: string }): void {
  void audit(tx, { ...act, action: 'projects.reject', object: 'projects' });
  void audit(tx, {
    ...act,
    action: 'projects.reject',
    object: 'projects',
    details: { reason: 'x' },
  });
  // @ts-expect-error: the action has no name
  void audit(tx, { ...act, action: 'projects.paint', object: 'projects' });
  // @ts-expect-error: the object has no name
  void audit(tx, { ...act, action: 'projects.reject', object: 'moons' });
  // @ts-expect-error: the detail has no name
  void audit(tx, { ...act, action: 'projects.reject', object: 'projects', details: { hue: 1 } });
  // @ts-expect-error: one of the details that are spread has no name
  void audit(tx, { ...act, action: 'projects.reject', object: 'projects', details: { ...loose } });
}
