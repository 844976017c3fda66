import { Readable } from 'node:stream';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { formatPhone } from '@contract/kernel/fields/phone';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectSourceName, prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect as words } from '@contract/locales/es-MX/program/prospects';
import {
  type ExportColumn,
  exportColumns,
  type prospectExports,
} from '@contract/program/prospect-exports';
import { csvRow } from '@server/adapters/csv-file';
import type { Db } from '@server/db/connection';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { listProspects, type Reader } from './list';
import type { Row } from './repository';

/** Rows read at once: what is in memory, however long the file. */
const AT_ONCE = 500;
/** Bytes that wait for a slow reader; no page is read meanwhile. */
const WAITING = 64 * 1024;

type Asked = QueryOf<typeof prospectExports.file>;

interface Exporting extends Reader {
  /** Asked before each page after the first: a file may be read for as long as its reader likes. */
  assertStillLetIn: () => Promise<void>;
}

/** The file, each page of it read once the one before was taken. */
export const exportProspects = (db: Db, scope: Scope, asked: Asked, reader: Exporting): Readable =>
  Readable.from(parts(db, scope, asked, reader), { objectMode: false, highWaterMark: WAITING });

async function* parts(db: Db, scope: Scope, asked: Asked, reader: Exporting) {
  const { columns, delimiter, mark, ...filter } = asked;
  const written = exportColumns.filter((name) => columns.includes(name) || isOwed(name, columns));
  const headings = written.map((name) => titles[name]());
  yield `${mark === 'true' ? '\uFEFF' : ''}${csvRow(headings, delimiter)}`;
  let cursor: string | undefined;
  do {
    if (cursor !== undefined) await reader.assertStillLetIn();
    const request = { ...filter, limit: AT_ONCE, cursor };
    const page = await listProspects(db, scope, request, reader, { counted: false });
    const lines = page.items.map((row) =>
      csvRow(
        written.map((name) => cells[name](row)),
        delimiter,
      ),
    );
    if (lines.length > 0) yield lines.join('');
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}

/** A municipality is one only with its state: names of several are alike, and an upload of the file asks for both. */
const isOwed = (name: ExportColumn, columns: readonly ExportColumn[]) =>
  name === 'state' && columns.includes('municipality');

/** Of each column the words by which an upload knows it again: those of the list, but for how far a prospect is. */
const titles: Record<ExportColumn, () => string> = {
  business_name: () => t(words.business),
  contact_name: () => t(words.contact),
  phone: () => t(words.phone),
  email: () => t(words.email),
  rfc: () => t(prospectWork.rfc),
  municipality: () => t(words.municipality),
  state: () => t(prospectWork.state),
  postal_code: () => t(prospectWork.postalCode),
  zone: () => t(words.zone),
  region: () => t(prospectWork.region),
  owner: () => t(prospectWork.owner),
  status: () => t(words.exportedStatus),
  next_on: () => t(prospectWork.nextOn),
  last_touch: () => t(prospectWork.lastTouch),
  source: () => t(prospectWork.source),
  created_at: () => t(words.added),
};

/** What a row says in each column. */
const cells: Record<ExportColumn, (row: Row) => string | null> = {
  business_name: ({ prospect }) => prospect.businessName,
  contact_name: ({ prospect }) => prospect.contactName,
  phone: ({ prospect }) => formatPhone(prospect.phone),
  email: ({ prospect }) => prospect.email,
  rfc: ({ prospect }) => prospect.rfc,
  municipality: ({ prospect }) => prospect.municipality,
  state: ({ prospect }) => prospect.state,
  postal_code: ({ prospect }) => prospect.postalCode,
  zone: ({ zone }) => zone,
  region: ({ region }) => region,
  owner: ({ ownerName }) => ownerName ?? t(prospectWork.nobody),
  status: ({ prospect }) => t(prospectStatusName[prospect.status]),
  next_on: ({ prospect }) => prospect.nextOn && slashed(prospect.nextOn),
  last_touch: ({ prospect: { lastTouchAt } }) => lastTouchAt && minute(lastTouchAt),
  source: ({ prospect }) => t(prospectSourceName[prospect.source]),
  created_at: ({ prospect }) => minute(prospect.createdAt),
};

const clock = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as "20/11/2026 12:00". */
const minute = (at: Date) => `${slashed(dayInMexicoCity(at))} ${clock.format(at)}`;

/** A day as "20/11/2026". */
const slashed = (day: string) => day.split('-').toReversed().join('/');
