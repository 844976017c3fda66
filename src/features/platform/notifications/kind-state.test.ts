import type { KindOfEvents } from '@contract/platform/notification-preferences';
import { expect, test } from 'vitest';
import { chosenOf, freeNames, hasWay } from './kind-state';

const projects: KindOfEvents = {
  kind: 'projects',
  events: [
    { name: 'verified', title: 'Verificado', channels: ['bell'] },
    { name: 'rejected', title: 'Rechazado', channels: ['bell', 'mail'] },
    { name: 'signed', title: 'Firmado', channels: ['bell', 'mail'] },
    { name: 'asked', title: 'Encuesta', channels: ['mail'] },
  ],
};

test('what is chosen of a kind are the events that have the way and do not need it', () => {
  expect(freeNames(projects, 'bell')).toEqual(['verified', 'rejected', 'signed']);
  expect(freeNames(projects, 'mail')).toEqual(['rejected', 'signed']);
  expect(freeNames(projects, 'sms')).toEqual(['rejected', 'signed', 'asked']);
  expect(freeNames({ ...projects, kind: 'money' }, 'mail')).toEqual([]);
  const belled = { ...projects, events: projects.events.slice(0, 1) };
  expect([hasWay(belled, 'bell'), hasWay(belled, 'mail'), hasWay(belled, 'sms')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(hasWay({ ...projects, kind: 'money' }, 'mail')).toBe(true);
});

test('a kind is chosen as a whole, in part or not at all', () => {
  const on = { bell: true, mail: true, sms: false };
  const off = { bell: false, mail: false, sms: false };
  const names = ['rejected', 'signed'];
  expect(chosenOf(names, 'mail', { rejected: on, signed: on })).toBe('all');
  expect(chosenOf(names, 'mail', { rejected: on, signed: off })).toBe('some');
  expect(chosenOf(names, 'sms', { rejected: on, signed: off })).toBe('none');
});
