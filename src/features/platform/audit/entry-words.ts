import { documentDefinition } from '@contract/documents/document-definitions';
import { isRole } from '@contract/kernel/roles';
import { alertNames } from '@contract/locales/es-MX/compliance/alerts';
import { reportNames } from '@contract/locales/es-MX/compliance/reports';
import { signingPartyName } from '@contract/locales/es-MX/credit/contracts';
import { offerItemName } from '@contract/locales/es-MX/funding/offer-items';
import { preparation } from '@contract/locales/es-MX/funding/offers';
import { dutyName } from '@contract/locales/es-MX/identity/duties';
import { restriction } from '@contract/locales/es-MX/identity/restriction';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { form } from '@contract/locales/es-MX/kernel/form';
import { consentTexts } from '@contract/locales/es-MX/people/consent-texts';
import { identityChecks } from '@contract/locales/es-MX/people/identity-checks';
import { legal } from '@contract/locales/es-MX/people/legal';
import { onboardingWords, workWords } from '@contract/locales/es-MX/people/onboarding';
import { privacy, privacyStaff } from '@contract/locales/es-MX/people/privacy';
import { profileField } from '@contract/locales/es-MX/people/profiles';
import { referenceWords } from '@contract/locales/es-MX/people/references';
import { supplierStandingName } from '@contract/locales/es-MX/people/suppliers';
import { audit } from '@contract/locales/es-MX/platform/audit';
import {
  auditActionName,
  auditDetailName,
  auditObjectName,
} from '@contract/locales/es-MX/platform/audit-names';
import { jobQueues } from '@contract/locales/es-MX/platform/jobs';
import { settingWords } from '@contract/locales/es-MX/platform/setting-info';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { payout } from '@contract/locales/es-MX/treasury/payouts';
import { recurringOrderNames } from '@contract/locales/es-MX/treasury/recurring-order-names';
import { standingOf } from '@contract/people/supplier-states';
import type { AuditAct } from '@contract/platform/audit';
import { isSettingKey } from '@contract/platform/setting-info';
import { t, texts } from '@portal/i18n';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@portal/ui/format';
import { periodText } from '../period-text';

type Value = AuditAct['details'][string];

const actionNames: ReadonlyMap<string, string> = new Map(Object.entries(texts(auditActionName)));
const objectNames: ReadonlyMap<string, string> = new Map(Object.entries(texts(auditObjectName)));
const detailNames: ReadonlyMap<string, string> = new Map(Object.entries(texts(auditDetailName)));
const ownerKinds: ReadonlyMap<Value, string> = new Map([
  ['investor', t(roleName.investor)],
  ['applicant', t(roleName.client)],
]);

/** What something was before and after; no two of these call a state alike. */
const states = {
  ...texts(onboardingWords.steps),
  ...texts(prospectStatusName),
  ...texts(treasury.statuses),
  ...texts(referenceWords.states),
};

/** What other details call things by: each its own words, and none for what a person wrote. */
const codeNames: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({
    from: states,
    to: states,
    report: texts(reportNames),
    party: texts(signingPartyName),
    queue: texts(jobQueues),
    right: texts(privacyStaff.rights),
    outcome: texts(privacy.outcomes),
    kind: { ...texts(payout.kinds), ...texts(treasury.reversals) },
    subject: { person: t(audit.ofThemselves), ...texts(identityChecks.parties) },
    decision: {
      ...texts(alertNames.decision),
      ...texts(uploads.policies),
      ...texts(uploads.decisions),
    },
    reason: texts(alertNames.reason),
    order_kind: texts(recurringOrderNames.kinds),
    order_rule: texts(recurringOrderNames.rules),
    type: {
      terms: t(legal.termsTitle),
      privacy: t(legal.privacyTitle),
      bureau: t(consentTexts.bureau.title),
      electronic_statements: t(consentTexts.electronic_statements.title),
    },
  }).map(([key, names]) => [key, new Map(Object.entries(names))]),
);

/** The fields of a person's data and of an offer's sheet, of which an entry keeps the names. */
const fieldNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(texts(profileField)),
  ...Object.entries(texts(offerItemName)),
  ['birth_day', t(preparation.birthDay)],
  ['tags', t(restriction.tagsLabel)],
]);

/** The parts of what somebody does for a living, each saved by itself. */
const partNames: ReadonlyMap<string, string> = new Map([
  ['experience', t(workWords.experience)],
  ['technologies', t(workWords.sells)],
  ['states', t(workWords.works)],
]);

const dutyNames: ReadonlyMap<string, string> = new Map(Object.entries(texts(dutyName)));

/** What was done; an act that an older version wrote keeps its own name. */
export const actionWords = ({ action }: AuditAct): string => actionNames.get(action) ?? action;

/** What it was done to; a parameter by its name, what has a folio its folio, an account its person, a document its kind. */
export function objectWords({ object, object_id, folios }: AuditAct): string {
  const name = objectNames.get(object) ?? object;
  const folio = folios[object_id];
  // A title or a person's name is no folio.
  if (folio) return folio.includes(' ') ? `${name}: ${folio}` : `${name} ${folio}`;
  if (object !== 'settings' || !isSettingKey(object_id)) return name;
  return `${name}: ${t(settingWords[object_id].name)}`;
}

/** Whose account it was done with, and the administrator behind it when acting as that person. */
export function personWords({ user, actor }: AuditAct): string {
  const person = user ?? t(audit.house);
  return actor ? `${person} (${t(audit.actedBy, { name: actor })})` : person;
}

interface Detail {
  label: string;
  value: string;
  /** An id or a hash, unreadable for people. */
  isIdentifier: boolean;
}

/** Each detail with its name and its value as people read it, identifiers last. */
export function detailWords({ action, object, object_id, details, folios }: AuditAct): Detail[] {
  const shown = Object.entries(details).filter(
    ([key, value]) =>
      !isSaidInWords(action, details, key) &&
      !(key === 'replaces' && value === null) &&
      // The document says its kind itself, also one that staff added.
      !(key === 'doc_id' && object === 'documents' && folios[object_id] !== undefined),
  );
  const all = shown.map(([key, value]) => {
    const folio = folios[String(value)];
    return {
      label: detailNames.get(key) ?? key,
      value: folio ?? valueWords(key, value, object),
      isIdentifier: folio === undefined && /^[0-9a-f-]{36,}$/.test(String(value)),
    };
  });
  return all.sort((a, b) => Number(a.isIdentifier) - Number(b.isIdentifier));
}

/** The address of a call means nothing to people; the title of the act or its name is there beside it. */
const isSaidInWords = (action: string, details: AuditAct['details'], key: string) =>
  ['method', 'route'].includes(key) && (action.startsWith('approvals.') || 'operation' in details);

/** The details that people read in one line, "Monto: $1,000.00 · Motivo: …"; identifiers are with the whole entry. */
export const detailLine = (entry: AuditAct): string =>
  detailWords(entry)
    .filter(({ isIdentifier }) => !isIdentifier)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');

function valueWords(key: string, value: Value, object: string): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? t(form.yes) : t(form.no);
  if (typeof value === 'number') {
    if (key.endsWith('_cents')) return formatMoney(value);
    if (key.endsWith('_bp')) return formatPercent(value);
    // Of a company, the status that its standing is known by.
    if (object === 'suppliers' && (key === 'from' || key === 'to')) {
      return t(supplierStandingName[standingOf({ status: value, suspended: false })]);
    }
    const definition = key === 'doc_id' ? documentDefinition(value) : undefined;
    return definition ? t(definition.name) : formatNumber(value);
  }
  if (isRole(value)) return t(roleName[value]);
  if (key === 'fields') return namedBy(fieldNames, value);
  if (key === 'parts') return namedBy(partNames, value);
  if (key === 'duties' || key === 'duties_before') return namedBy(dutyNames, value);
  const name = codeNames.get(key)?.get(value);
  if (name) return name;
  if (key === 'period') return periodText(value);
  if (key === 'kind') return ownerKinds.get(value) ?? value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
}

/** A list of names that the code uses; what has no words stays as it is. */
const namedBy = (names: ReadonlyMap<string, string>, list: string): string =>
  list
    .split(', ')
    .map((name) => names.get(name) ?? name)
    .join(', ');
