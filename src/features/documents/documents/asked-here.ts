import type { DocumentGroup } from '@contract/documents/document-definitions';
import type { ChecklistItem } from '@contract/documents/documents';

export interface DocumentChecklistProps {
  /** Whose documents: a project's (with its applicant's and its sites'), a person's, or one's own. */
  projectId?: string;
  userId?: string;
  /** Only the documents of this record: one site's photographs, for example. */
  ownerId?: string;
  /** Only the documents of this group. */
  group?: DocumentGroup;
  /** Only what this field of a form asks for. */
  field?: string;
  /** Staff's way to the review of what waits: the name by which the queue finds the person. */
  reviewOf?: string;
}

/** Whether a place is among those that this part of a page is about. */
export const isAskedHere = (
  item: ChecklistItem,
  { ownerId, group, field }: DocumentChecklistProps,
): boolean =>
  (!ownerId || item.owner_id === ownerId) &&
  (!group || item.clasification_2 === group) &&
  (!field || item.field_name === field);

/** A place as this part of a page has it: what a field of a form asks for is not left out there, whoever else can do without it. */
export const asAskedHere = (
  item: ChecklistItem,
  { field }: DocumentChecklistProps,
): ChecklistItem => (field ? { ...item, is_required: true } : item);

/** What is missing of a part says nothing of the whole. */
export const isPart = ({ ownerId, group, field }: DocumentChecklistProps): boolean =>
  Boolean(ownerId || group || field);
