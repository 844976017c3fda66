import type { AlertItem } from '@contract/compliance/alerts';
import type { PublicationItem } from '@contract/funding/opportunities';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import type { PrivacyRequestItem } from '@contract/people/privacy';
import { alertColumns } from '@portal/features/compliance/alerts/AlertListPage';
import { publicationColumns } from '@portal/features/funding/opportunities/PublicationListPage';
import { privacyRequestColumns } from '@portal/features/people/privacy/PrivacyRequestListPage';
import { Deadline } from '@portal/features/platform/backoffice-summary/BackofficeHomePage';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Column } from './columns';

// The day before in Tijuana.
const at = '2026-11-21T06:05:00Z';
const said = '21/11/2026, 00:05 (hora de la Ciudad de México)';

const drawn = (node: ReactNode) => renderToStaticMarkup(node);
const shown = <Row,>(columns: readonly Column<Row>[], key: string, row: Row) =>
  drawn(columns.find((one) => one.key === key)?.render?.(row));

const alert: AlertItem = {
  id: '0',
  rule: 'large_deposit',
  status: 'open',
  user_id: '1',
  person: 'Ana Ruiz',
  happened_on: toDay('2026-11-20'),
  amount_cents: toCentavos(100),
  created_at: at,
  due_at: at,
  urgency: 'late',
  assignee: null,
};

const offer: PublicationItem = {
  project_id: '0',
  folio: 'SOL-1',
  applicant_name: 'Ana Ruiz',
  state: 'open',
  goal_cents: toCentavos(100),
  committed_cents: toCentavos(0),
  closes_at: at,
  since: at,
  missing: [],
};

const request: PrivacyRequestItem = {
  id: '0',
  folio: 'ARCO-1',
  kind: 'access',
  text: '',
  created_at: at,
  due_on: '2026-12-18',
  outcome: null,
  answer: null,
  answered_at: null,
  user_id: '1',
  full_name: 'Ana Ruiz',
  email: '',
  late: false,
};

it('lists of staff say whose time it is, where a deadline or a day depends on it', () => {
  expect(shown(alertColumns, 'due_at', alert)).toContain(said);
  expect(shown(publicationColumns, 'closes_at', offer)).toContain(said);
  expect(shown(privacyRequestColumns(undefined), 'created_at', request)).toContain(said);
  expect(drawn(<Deadline at={at} now={new Date('2026-11-20T06:00:00Z')} />)).toContain(said);
  expect(drawn(<Deadline at={at} now={new Date('2026-11-22T06:00:00Z')} />)).toContain(said);
});
