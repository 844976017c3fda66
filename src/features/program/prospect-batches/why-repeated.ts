import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import type { BatchRow } from '@contract/program/prospect-batches';
import type { writtenFields } from '@contract/program/prospect-cells';
import { t } from '@portal/i18n';
import { formatPhone } from '@portal/ui/format';

type Repeating = Pick<BatchRow, 'match' | 'match_row' | 'through_prospect' | 'existing'>;

/** What a row is the same as, and by what. */
export function whyRepeated({
  match,
  match_row: row,
  through_prospect,
  existing,
}: Repeating): string {
  const same = match ? t(uploads.same[match]) : '';
  if (row !== null) {
    return `${same} ${t(through_prospect ? uploads.asProspectOf : uploads.asRow, { row })}`;
  }
  if (!existing) return `${same} ${t(uploads.asOther)}`;
  const { business_name: name, phone } = existing.cells;
  return `${same} ${t(uploads.asExisting, { name, phone: written('phone', phone) })}`;
}

/** A cell as people read it. */
export const written = (field: (typeof writtenFields)[number], value: string) =>
  field === 'phone' ? formatPhone(value) : value;
