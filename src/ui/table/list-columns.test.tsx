import type { AlertItem } from '@contract/compliance/alerts';
import type { CollectionItem } from '@contract/credit/collections';
import type { RequestRow } from '@contract/credit/figure-rows';
import type { ProgramProject } from '@contract/credit/program-projects';
import type { ProjectItem } from '@contract/credit/projects';
import type { SurveyItem } from '@contract/credit/surveys';
import type { PublicationItem } from '@contract/funding/opportunities';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import type { PrivacyRequestItem } from '@contract/people/privacy';
import type { ProgramUser } from '@contract/people/program-users';
import type { AuditItem } from '@contract/platform/audit';
import type { MailItem } from '@contract/platform/mails';
import type { Prospect } from '@contract/program/prospects';
import type { SupportFile } from '@contract/program/support-files';
import type { bankMovements } from '@contract/treasury/bank-movements';
import type { payouts } from '@contract/treasury/payouts';
import type { Answer } from '@portal/api/call';
import { alertColumns } from '@portal/features/compliance/alerts/AlertListPage';
import { collectionColumns } from '@portal/features/credit/collections/CollectionListPage';
import { requestColumns } from '@portal/features/credit/program-figures/RequestRowsPage';
import { programProjectColumns } from '@portal/features/credit/program-projects/program-project-columns';
import { projectColumns } from '@portal/features/credit/projects/project-columns';
import { surveyColumns } from '@portal/features/credit/surveys/SurveyListPage';
import { publicationColumns } from '@portal/features/funding/opportunities/PublicationListPage';
import { privacyRequestColumns } from '@portal/features/people/privacy/PrivacyRequestListPage';
import { programUserColumns } from '@portal/features/people/program-users/ProgramUserTable';
import { auditColumns } from '@portal/features/platform/audit/AuditListPage';
import { Deadline } from '@portal/features/platform/backoffice-summary/BackofficeHomePage';
import { mailColumns } from '@portal/features/platform/mails/MailListPage';
import { prospectColumns } from '@portal/features/program/prospects/prospect-columns';
import { supportColumns } from '@portal/features/program/support-files/support-columns';
import { bankMovementColumns } from '@portal/features/treasury/bank-movements/BankMovementTable';
import { payoutColumns } from '@portal/features/treasury/payouts/PayoutTable';
import { asksForAnother } from '@portal/ui/RecordLink';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Column } from './columns';

// The day before in Tijuana.
const at = '2026-11-21T06:05:00Z';
const said = '21/11/2026, 00:05 (hora de la Ciudad de México)';

const staff = '/backoffice';

/** Each link of what was drawn: where it leads, and its words. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, text]) => [to, text]);

const drawn = (node: ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);
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
  applicant_id: '7',
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

const project: ProjectItem = {
  id: '5',
  folio: 'SF-5',
  status: 'installing',
  product_id: 1,
  amount_cents: toCentavos(100),
  term_months: 12,
  applicant_id: '7',
  applicant_name: 'Ana Ruiz',
  supplier_id: '9',
  supplier_name: 'Sol del Bajío',
  created_at: at,
  status_changed_at: at,
  next_actor: null,
  next_step: '',
  archived: null,
};

const late: CollectionItem = {
  loan_id: '3',
  folio: 'SF-5',
  applicant_id: '7',
  applicant_name: 'Ana Ruiz',
  days_late: 3,
  overdue_cents: toCentavos(100),
  payoff_cents: toCentavos(100),
  last_contact: null,
  promise: null,
  assignee: null,
  hardship_until: null,
  written_off_on: null,
};

const survey: SurveyItem = {
  id: '0',
  answered_on: toDay('2026-11-20'),
  project_id: '5',
  folio: 'SF-5',
  installer_id: '9',
  installer: 'Sol del Bajío',
  recommend: 9,
  quality: 5,
  timing: 5,
  reasons: [],
  comment: null,
};

const prospect: Prospect = {
  id: '2',
  business_name: 'Tortillería Luz',
  contact_name: 'Ana Ruiz',
  phone: '+523312345678',
  email: null,
  rfc: null,
  municipality: 'Tonalá',
  state: 'Jalisco',
  postal_code: null,
  zone_id: '1',
  zone: 'Centro',
  region: 'Occidente',
  source: 'hand',
  status: 'new',
  lost_cause: null,
  lost_reason: null,
  owner: null,
  next_on: null,
  last_touch_at: null,
  created_at: at,
  version: 1,
};

it('a name in a list is a link to the page of its record, where it has one', () => {
  const places = {
    project: (id: string) => `/p/${id}`,
    applicant: (id: string) => `/a/${id}`,
    supplier: (id: string) => `/s/${id}`,
  };
  const found = [
    shown(
      prospectColumns(() => undefined),
      'business_name',
      prospect,
    ),
    shown(alertColumns, 'person', alert),
    shown(publicationColumns, 'applicant_name', offer),
    shown(projectColumns(places), 'applicant_name', project),
    shown(projectColumns(places), 'supplier_name', project),
    shown(collectionColumns, 'applicant_name', late),
    shown(surveyColumns, 'folio', survey),
    shown(surveyColumns, 'installer', survey),
  ].flatMap(linksIn);
  expect(found).toEqual([
    ['/programa/lista-de-prospectos/2', 'Tortillería Luz'],
    [`${staff}/expediente/1`, 'Ana Ruiz'],
    [`${staff}/solicitantes/7`, 'Ana Ruiz'],
    ['/a/7', 'Ana Ruiz'],
    ['/s/9', 'Sol del Bajío'],
    [`${staff}/solicitantes/7`, 'Ana Ruiz'],
    [`${staff}/credito/5`, 'SF-5'],
    [`${staff}/proveedores/9`, 'Sol del Bajío'],
  ]);
  // An installer has no page of applicants, and nobody one of who answered without a name.
  const own = { project: places.project };
  expect(shown(projectColumns(own), 'applicant_name', project)).toBe('Ana Ruiz');
  const anonymous = { ...survey, project_id: null, folio: null, installer_id: null };
  expect(shown(surveyColumns, 'folio', anonymous)).not.toContain('<a');
});

const line: Answer<typeof bankMovements.list>['items'][number] = {
  id: '0',
  direction: 'in',
  tracking_key: 'A1',
  occurred_on: '2026-11-20',
  amount_cents: toCentavos(100),
  sender_last4: '0010',
  sender_name: 'Ana Ruiz',
  receiver_last4: '0011',
  concept: '',
  status: 'matched',
  source: 'webhook',
  third_party: false,
  matched: null,
  created_at: at,
};

const order: Answer<typeof payouts.list>['items'][number] = {
  id: '0',
  kind: 'credit_balance',
  amount_cents: toCentavos(100),
  beneficiary: 'Ana Ruiz',
  applicant_id: null,
  bank: null,
  clabe_last4: null,
  status: 'ordered',
  tracking_key: null,
  listed_at: null,
  created_at: at,
  settled_at: null,
};

const act: AuditItem = {
  seq: 12,
  at,
  user: 'Ana Ruiz',
  user_id: '1',
  actor: 'Héctor Salinas',
  actor_id: '2',
  action: 'projects.approve',
  object: 'projects',
  object_id: '5',
  details: {},
  folios: { '5': 'SF-5' },
  to: '/backoffice/credito/5',
  prev_hash: '0',
  hash: '1',
};

const mail: MailItem = {
  id: '3',
  channel: 'mail',
  to: 'ana@ejemplo.mx',
  subject: 'Tu contrato',
  status: 'sent',
  created_at: at,
  sent_at: at,
  attempts: 0,
  last_error: null,
  due_at: null,
};

const file: SupportFile = {
  id: '4',
  title: 'Tabulador',
  description: '',
  kind: 'guide',
  audience: [],
  version: 1,
  latest: {
    number: 1,
    file_name: 'tabulador.pdf',
    size: 1,
    published_at: at,
    published_by: 'Ana Ruiz',
    read: false,
  },
  withdrawn_at: null,
  readers: null,
};

const onTheWay: ProgramProject = {
  id: '5',
  folio: 'SF-5',
  business_name: 'Tortillería Luz',
  prospect_id: '2',
  applicant_name: 'Ana Ruiz',
  supplier_name: 'Sol del Bajío',
  status: 'installing',
  status_changed_at: at,
  days: 3,
  amount_cents: toCentavos(100),
  created_at: at,
  zone_id: null,
  zone: null,
  region: null,
  next_actor: null,
  next_step: '',
  owner: null,
  comment: null,
};

const asked: RequestRow = {
  id: '5',
  folio: 'SF-5',
  zone: null,
  owner: null,
  product: 1,
  status: 'in_review',
  asked_at: at,
  delivered_on: null,
  days: null,
  stages: [],
};

const member: ProgramUser = {
  id: '0',
  user_id: '1',
  full_name: 'Ana Ruiz',
  email: 'ana@ejemplo.mx',
  role: 'program_administrator',
  zones: null,
  state: 'active',
  last_login_at: null,
  created_at: at,
  reason: null,
  own: false,
  actions: [],
  version: 1,
};

it('what has no page of its own opens beside its list, by an address', () => {
  const found = [
    shown(mailColumns, 'subject', mail),
    shown(auditColumns, 'action', act),
    shown(supportColumns(false), 'title', file),
    shown(programProjectColumns, 'folio', onTheWay),
    shown(requestColumns, 'folio', asked),
  ].flatMap(linksIn);
  expect(found).toEqual([
    ['/?open=3', 'Tu contrato'],
    ['/?open=12', 'Aprobó un crédito'],
    ['/?open=4', 'Tabulador'],
    ['/?open=5', 'SF-5'],
    ['/programa/proyectos-en-proceso?open=5', 'SF-5'],
  ]);
  // What was withdrawn is not shown, and a request that ended is followed no more.
  expect(shown(supportColumns(true), 'title', { ...file, withdrawn_at: at })).not.toContain('<a');
  expect(shown(requestColumns, 'folio', { ...asked, status: 'cancelled' })).not.toContain('<a');
});

it('the trail leads to who did an act, for whom, and to what it was done to', () => {
  expect(
    [shown(auditColumns, 'person', act), shown(auditColumns, 'object', act)].flatMap(linksIn),
  ).toEqual([
    [`${staff}/expediente/1`, 'Ana Ruiz'],
    [`${staff}/expediente/2`, 'actuó Héctor Salinas'],
    [`${staff}/credito/5`, 'Crédito SF-5'],
  ]);
  const byItself = { ...act, user: null, user_id: null, actor: null, actor_id: null, to: null };
  expect(shown(auditColumns, 'person', byItself)).toMatch(/^<span[^>]*>El portal<\/span>$/);
  expect(shown(auditColumns, 'object', byItself)).not.toContain('<a');
});

it('people behind money, and people of a program, are links where the server says their page', () => {
  const matched = { kind: 'investor' as const, id: '9', name: 'Ana Ruiz', to: `${staff}/x/9` };
  const found = [
    shown(bankMovementColumns, 'owner', { ...line, matched }),
    shown(payoutColumns, 'beneficiary', { ...order, applicant_id: '7' }),
    shown(programUserColumns, 'full_name', member),
    shown(programProjectColumns, 'business_name', onTheWay),
    shown(alertColumns, 'assignee', { ...alert, assignee: { id: '2', name: 'Héctor Salinas' } }),
  ].flatMap(linksIn);
  expect(found).toEqual([
    [`${staff}/x/9`, 'Ana Ruiz'],
    [`${staff}/solicitantes/7`, 'Ana Ruiz'],
    [`${staff}/expediente/1`, 'Ana Ruiz'],
    ['/programa/lista-de-prospectos/2', 'Tortillería Luz'],
    [`${staff}/expediente/2`, 'Héctor Salinas'],
  ]);
  const plain = [
    shown(bankMovementColumns, 'owner', { ...line, matched: { ...matched, to: null } }),
    shown(payoutColumns, 'beneficiary', order),
    shown(programUserColumns, 'full_name', { ...member, user_id: null }),
    shown(programProjectColumns, 'business_name', { ...onTheWay, prospect_id: null }),
    shown(alertColumns, 'assignee', alert),
  ];
  expect(plain.flatMap(linksIn)).toEqual([]);
});

it('what is pressed to open another tab, a window or a file is left to the browser', () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(asksForAnother(plain)).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    expect(asksForAnother({ ...plain, [key]: true }), key).toBe(true);
  }
  expect(asksForAnother({ ...plain, button: 1 })).toBe(true);
});
