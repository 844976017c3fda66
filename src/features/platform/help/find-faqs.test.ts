import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import { permissionsOf } from '@casbin/permissions';
import type { FaqAudience } from '@contract/platform/faqs';
import { faqs } from '@portal/features/platform/help/faqs';
import { canOpen, isUnderConstruction } from '@portal/screens/derive';
import { findScreen } from '@portal/screens/table';
import { expect, it } from 'vitest';
import { findFaqs, firstAudience } from './find-faqs';

const ids = (audience: FaqAudience | null, search: string) =>
  findFaqs(faqs, audience, search).flatMap(({ items }) => items.map(({ id }) => id));

it('gives every question once, and to each audience those that are theirs', () => {
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
  expect(ids(null, '').toSorted()).toEqual(faqs.map(({ id }) => id).toSorted());
  expect(ids('supplier', '')).toContain('cobro');
  expect(ids('client', '')).not.toContain('cobro');
});

it('finds the words of question, answer and topic', () => {
  expect(ids('investor', 'retención isr')).toEqual(['impuestos']);
  expect(ids('client', 'fraudes robos telefono')).toContain('robo');
  expect(ids('client', 'xilófono')).toEqual([]);
});

it('begins with one’s own questions unless the link asks for another’s', () => {
  expect(firstAudience(faqs, 'client', '')).toBe('client');
  expect(firstAudience(faqs, 'client', 'tasa')).toBe('client');
  expect(firstAudience(faqs, 'client', 'cobro')).toBeNull();
  expect(firstAudience(faqs, null, 'cobro')).toBeNull();
});

it('leads only to built screens that its audience may open, and names their permission', async () => {
  const table = await loadPermissionTable(path.resolve('casbin'));
  for (const { id, audience, screen } of faqs) {
    for (const [role, to] of Object.entries(screen?.path ?? {})) {
      const who = audience.find((one) => one === role);
      const found = (await findScreen(to))?.screen;
      if (!who || !found) throw new Error(`${id} leads nowhere: ${role} ${to}`);
      const held = permissionsOf(table, { role: who, supplierStatus: 4, hasOnboardingStep: true });
      expect(canOpen(found, held), `${id}: ${who} may not open ${to}`).toBe(true);
      expect(isUnderConstruction(found), `${id}: ${to} is not built`).toBe(false);
      expect(screen?.can, `${id}: permission of ${to}`).toBe(found.access);
    }
  }
});
