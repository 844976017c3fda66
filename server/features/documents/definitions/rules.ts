import { isDeepStrictEqual } from 'node:util';
import { relationOf } from '@contract/documents/definition-parts';
import type { DefinitionRow, definitionRows } from '@contract/documents/definition-rows';
import { type DocumentDefinition, placeOf } from '@contract/documents/document-definitions';
import { identityPhotos } from '@contract/documents/identity-photos';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type * as z from 'zod';

/** A definition as staff write it. */
export type Written = z.output<typeof definitionRows.create.body>;

/** The part of it that is a row, in the contract's shape. */
export function definitionOfBody(
  docId: number,
  { association, valid_from: _from, source: _source, ...rule }: Written,
): DocumentDefinition<string> {
  return {
    ...rule,
    doc_id: docId,
    clasification: rule.db_table === 'users' ? 'user' : 'project',
    extras: {
      association: association && { ...association, relation: relationOf[association.table] },
    },
  };
}

type Rule = DocumentDefinition<string>;

const words = documentsWords.documents.definitions;

export const wrongField = (field: string, message: string) =>
  refused(t(outcomes.invalidTitle), { [field]: message });

const fixed: readonly number[] = Object.values(identityPhotos);

/** Whether the identity check goes by this kind. */
export const isFixedKind = (docId: number) => fixed.includes(docId);

/**
 * The identity check takes three photographs of everyone.
 * @throws AppError rule, when a definition of one would keep a person from bringing theirs, or staff from deciding on it
 */
export function assertServesIdentity(rule: Rule): void {
  if (!isFixedKind(rule.doc_id)) return;
  const serves =
    rule.condition === null &&
    // Without it nobody could decide on them, and no identity would ever be verified.
    rule.verification_requiered &&
    rule.extras.association === null &&
    !rule.bo_private &&
    rule.uploaded_by.includes('owner') &&
    rule.file_type.some((type) => type === 'jpg');
  if (!serves) throw refused(t(words.fixedKind));
}

/**
 * Files are found by the place of their kind, which stays where there are any; the definition's own table and field are
 * its name for good.
 * @throws AppError rule, on the field
 */
export function assertSamePlace(kept: Rule, next: Rule, uploads: number): void {
  const stays = t(words.fixedPlace);
  if (next.db_table !== kept.db_table) throw wrongField('db_table', stays);
  if (next.db_field !== kept.db_field) throw wrongField('db_field', stays);
  const [from, to] = [placeOf(kept), placeOf(next)];
  if (uploads === 0) return;
  if (from.table !== to.table) throw wrongField('association.table', stays);
  if (from.key !== to.key) throw wrongField('association.key', stays);
}

/** Where a row stands among those of its kind, of which `current` holds on `today`. */
export function stateOf(
  row: { id: string; validFrom: string; validTo: string | null },
  current: { id: string } | undefined,
  today: string,
): DefinitionRow['state'] {
  if (row.validFrom > today) return 'upcoming';
  if (row.id !== current?.id) return 'past';
  return row.validTo !== null && row.validTo <= today ? 'ended' : 'current';
}

/** What differs between two definitions, for the trail: the names of the fields, and their values before and after. */
export function changesIn(before: Rule, after: Rule) {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => !isDeepStrictEqual(value, old.get(name)),
  );
  const names = changed.map(([name]) => name);
  return {
    fields: names.join(', '),
    from: JSON.stringify(Object.fromEntries(names.map((name) => [name, old.get(name)]))),
    to: JSON.stringify(Object.fromEntries(changed)),
  };
}
