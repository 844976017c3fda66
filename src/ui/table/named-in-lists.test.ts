import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What a record of ours is known by, in the rows that lists show. */
const NAMES =
  /^(.*_name|name|folio|.*_folio|title|subject|by|.*_by|user|actor|person|beneficiary|installer|supplier|assignee|owner)$/;

/** Parts that draw a link to the page of what they name. */
const LINKS = new Set([
  'Link',
  'ButtonLink',
  'RecordLink',
  'BesideLink',
  'PersonLink',
  'EntryPerson',
  'EntryObject',
  'ByWhom',
  'Who',
]);

interface Place {
  /** The file, and the column's key or "li" for an item of a list of cards. */
  place: string;
  node: ts.Node;
}

const folder = path.join(import.meta.dirname, '../../features');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

const parse = (file: string) =>
  ts.createSourceFile(
    file,
    readFileSync(path.join(folder, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );

/** The columns of tables, and the items of lists of cards, that a file declares. */
function placesIn(file: string): Place[] {
  const found: Place[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const key = property(node, 'key');
      const cell = property(node, 'render') ?? property(node, 'csv');
      if (key && cell && property(node, 'title')) {
        found.push({ place: `${file} ${key.getText().replaceAll("'", '')}`, node: cell });
      }
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'li') {
      found.push({ place: `${file} li`, node });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

function property(node: ts.ObjectLiteralExpression, name: string): ts.Node | undefined {
  const known = node.properties.find((one) => one.name?.getText() === name);
  return known && ts.isPropertyAssignment(known) ? known.initializer : known;
}

/** Whether what is drawn reads a name of its row; the words of the catalogue and labels of buttons are none. */
function isNamed(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node) && ['aria-label', 'key'].includes(node.name.getText())) return false;
  if (ts.isCallExpression(node) && node.expression.getText() === 't') {
    return node.arguments.slice(1).some(isNamed);
  }
  const isName =
    (ts.isPropertyAccessExpression(node) && NAMES.test(node.name.text)) ||
    (ts.isBindingElement(node) && NAMES.test((node.propertyName ?? node.name).getText()));
  return isName || some(node, isNamed);
}

const isLinked = (node: ts.Node): boolean =>
  ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
    LINKS.has(node.tagName.getText())) ||
  some(node, isLinked);

const some = (node: ts.Node, found: (child: ts.Node) => boolean): boolean =>
  ts.forEachChild(node, (child) => found(child) || undefined) ?? false;

/** Names that lead nowhere, and why. */
const noAccount = 'no account of theirs is kept with it';
const noPage = 'nobody has a page of it';
const ofProgram = 'people of a program have no page of a person';
const ofInstaller = 'an installer has no page of an applicant';
const without: Readonly<Record<string, string>> = {
  'credit/equipment/EarlierBatches.tsx file': 'a button shows the file above, in the same drawer',
  'credit/leads/ImportLeads.tsx name': 'a row of a file, which is nobody here yet',
  'credit/leads/RepeatedLeads.tsx name': 'the lead that has it is the link beside it',
  'credit/leads/lead-columns.tsx business_name': 'the name of its person beside it is the link',
  'treasury/portfolio/AllocationSection.tsx by': 'a way to divide, not a person',
  'treasury/portfolio/AllocationSection.tsx slice': 'a part of the whole, not a record',
  'credit/price-lines/PriceLineTable.tsx name':
    'a line keeps the words of its day, and most of its readers have no catalogue',
  'credit/prepared-requests/PreparedRequestTable.tsx full_name': ofInstaller,
  'credit/projects/SupplierApplicantListPage.tsx full_name': ofInstaller,
  'people/applicant-invitations/ApplicantInvitations.tsx full_name': ofInstaller,
  'credit/program-figures/CreditRowsPage.tsx folio': 'a program has no page of a delivered credit',
  'credit/program-figures/CreditRowsPage.tsx owner': ofProgram,
  'credit/program-figures/RequestRowsPage.tsx owner': ofProgram,
  'credit/program-projects/program-project-columns.tsx owner': ofProgram,
  'credit/program-projects/program-project-columns.tsx supplier_name': ofProgram,
  'program/prospect-batches/BatchTable.tsx by': ofProgram,
  'program/prospects/RecentBulks.tsx by': ofProgram,
  'program/prospects/prospect-columns.tsx contact_name': ofProgram,
  'program/prospects/prospect-columns.tsx owner': ofProgram,
  'people/acknowledgements/CompanyAcknowledgementsPage.tsx document':
    'the folio of a signature, whose file is beside it',
  'program/support-files/SupportFileDrawer.tsx file': ofProgram,
  'program/support-files/SupportFileDrawer.tsx name': ofProgram,
  'program/support-files/SupportFileDrawer.tsx open': 'a button',
  'program/support-files/support-columns.tsx version': 'its title beside it is the link',
  'program/prospect-batches/BatchTable.tsx file': 'a button beside it gives the file',
  'program/zones/ZoneTree.tsx branch': noPage,
  'people/program-users/ProgramUserTable.tsx zones': noPage,
  'platform/health/HealthPage.tsx name': noPage,
  'platform/templates/Places.tsx name': noPage,
  'people/privacy/PrivacyRequestListPage.tsx folio': noPage,
  'platform/approvals/ApprovalListPage.tsx title': 'what it names are links in its details',
  'platform/settings/SettingHistory.tsx set_by': noAccount,
  'documents/definitions/DefinitionHistory.tsx source': noAccount,
  'documents/definitions/DefinitionHistory.tsx name': 'it is on that page',
  'treasury/bank-movements/BankMovementTable.tsx sender': noAccount,
  'treasury/deposits/DepositFundsPage.tsx sender': noAccount,
  'treasury/recurring-orders/RunTable.tsx order': 'the screen is that order’s',
  'treasury/direct-debits/ChargeFileTable.tsx act': 'a button',
  'treasury/direct-debits/ChargeFileTable.tsx folio': 'a button beside it gives the file',
  'treasury/investment-plans/VersionsSection.tsx by': 'who reads it, themselves',
  'treasury/invoices/InvoiceListPage.tsx files': 'buttons give the files',
  'treasury/invoices/InvoiceListPage.tsx folio': 'buttons beside it give the document',
  'treasury/cards/CardRow.tsx li': noPage,
  'documents/documents/QueueList.tsx li': 'opening one claims it for this person and this tab',
};

const named = files.flatMap(placesIn).filter(({ node }) => isNamed(node));

test('a name in a list is a link, save of what its readers have no page of', () => {
  const plain = named.filter(({ node }) => !isLinked(node)).map(({ place }) => place);
  expect(plain.toSorted()).toEqual(Object.keys(without).toSorted());
});

test('names are found in columns and in cards', () => {
  expect(named.length).toBeGreaterThan(40);
});
