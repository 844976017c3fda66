import type { ChecklistItem, documents } from '@contract/documents/documents';
import type * as z from 'zod';

type Item = z.input<typeof documents.checklist.response>['items'][number];

/** A place of a person's own paper that waits for its file. */
export const place = (name: string, changes: Partial<ChecklistItem> = {}): Item => ({
  doc_id: 1,
  name,
  description: 'De qué se trata.',
  indication: 'Cómo se sube.',
  clasification: 'user',
  clasification_2: 'identity',
  section_id: 'identity',
  field_name: 'papel',
  is_required: false,
  verification_requiered: true,
  file_type: ['pdf', 'png', 'jpg', 'jpeg'],
  div_class: 'col-12 col-lg-6',
  db_table: 'users',
  db_field: 'papel',
  owner_id: '7',
  is_associated: false,
  assoc_index: 0,
  place: null,
  state: 'missing',
  document: null,
  quarantined: false,
  earlier: 0,
  can_upload: true,
  blocked_because: null,
  asked_no_more: false,
  ...changes,
});

/** The answer of a checklist with these places. */
export const checklistOf = (...items: Item[]): z.input<typeof documents.checklist.response> => ({
  items,
  missing: [],
  later: [],
  ended: false,
});

/** A version that is in its place. */
export const record = (
  id: number,
  changes: Partial<NonNullable<ChecklistItem['document']>> = {},
) => ({
  id,
  storage_file: `archivo-${id}.png`,
  is_verified: null,
  reject_reason: null,
  verified_by: null,
  updated_at: '2026-11-20T18:00:00.000Z',
  ...changes,
});
