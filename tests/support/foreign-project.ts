import type { projects } from '@contract/credit/projects';
import type * as z from 'zod';

type Project = z.input<typeof projects.show.response>;

/** Project 90 of a foreign server, whose photographs its installer owes. */
export const foreignProject = (changes: Partial<Project> = {}): Project => ({
  id: '90',
  folio: 'P-90',
  status: 'installing',
  product_id: 1,
  amount_cents: 10_000_000,
  term_months: 12,
  applicant_name: 'Persona Ajena',
  supplier_name: 'Instalador Ajeno',
  created_at: '2026-11-20T18:00:00.000Z',
  status_changed_at: '2026-11-20T18:00:00.000Z',
  purpose: 'Paneles',
  decision_reason: null,
  decision: null,
  conditions: [],
  total_owed: null,
  applicant_id: '22',
  supplier_id: '33',
  next_actor: 'supplier',
  next_step: 'El instalador debe terminar y subir la fotografía del sistema.',
  archived: null,
  actions: [],
  sites: [],
  events: [],
  loan: null,
  terms: null,
  opportunity: null,
  contract: null,
  stages: [],
  ...changes,
});
