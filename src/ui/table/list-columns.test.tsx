import type { AlertItem } from '@contract/compliance/alerts';
import type { CollectionItem } from '@contract/credit/collections';
import type { ProjectItem } from '@contract/credit/projects';
import type { SurveyItem } from '@contract/credit/surveys';
import type { PublicationItem } from '@contract/funding/opportunities';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import type { PrivacyRequestItem } from '@contract/people/privacy';
import type { Prospect } from '@contract/program/prospects';
import { alertColumns } from '@portal/features/compliance/alerts/AlertListPage';
import { collectionColumns } from '@portal/features/credit/collections/CollectionListPage';
import { projectColumns } from '@portal/features/credit/projects/project-columns';
import { surveyColumns } from '@portal/features/credit/surveys/SurveyListPage';
import { publicationColumns } from '@portal/features/funding/opportunities/PublicationListPage';
import { privacyRequestColumns } from '@portal/features/people/privacy/PrivacyRequestListPage';
import { Deadline } from '@portal/features/platform/backoffice-summary/BackofficeHomePage';
import { prospectColumns } from '@portal/features/program/prospects/prospect-columns';
import { asksForAnother } from '@portal/ui/RecordLink';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Column } from './columns';

// The day before in Tijuana.
const at = '2026-11-21T06:05:00Z';
const said = '21/11/2026, 00:05 (hora de la Ciudad de México)';

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
  const staff = '/backoffice';
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
  ].map((cell) => /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/.exec(cell)?.slice(1));
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

it('what is pressed to open another tab, a window or a file is left to the browser', () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(asksForAnother(plain)).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    expect(asksForAnother({ ...plain, [key]: true }), key).toBe(true);
  }
  expect(asksForAnother({ ...plain, button: 1 })).toBe(true);
});
